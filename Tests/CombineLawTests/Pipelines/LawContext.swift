import Combine
import CombineTesting

/// What a pipeline of the law tests is made with: its clock, its sources, and the account of what
/// is alive.
///
/// `@unchecked Sendable`: it is filled while a pipeline is built, on one thread, and only read
/// afterwards; subjects and scheduler guard themselves.
final class LawContext: @unchecked Sendable {
  /// A source under a test's control.
  struct Handle {
    var send: (Int) -> Void
    var complete: (Subscribers.Completion<LawError>) -> Void
    var openCount: () -> Int = { 0 }
    var faults: () -> [String] = { [] }
  }

  let scheduler = VirtualScheduler()
  let tracker: LifetimeTracker
  private(set) var handles: [Handle] = []

  /// With `true`, every source is a subject, which several threads may use.
  private let isConcurrent: Bool

  init(isConcurrent: Bool, tracker: LifetimeTracker = LifetimeTracker()) {
    self.isConcurrent = isConcurrent
    self.tracker = tracker
  }

  /// A source whose kind `number` chooses.
  func source(_ number: Int) -> LawStage {
    if isConcurrent { return subject(PassthroughSubject()) }
    switch number {
    case 0: return watched(Just(7).setFailureType(to: LawError.self))
    case 1: return watched((0..<5).publisher.setFailureType(to: LawError.self))
    case 2: return watched(Fail(error: LawError.first))
    case 3: return watched(Empty())
    case 4: return subject(CurrentValueSubject(4))
    case 5: return subject(PassthroughSubject())
    case 6: return watched(Record(output: [1, 2, 3], completion: .failure(.second)))
    case 7: return future()
    case 8: return watched((0..<40).publisher.setFailureType(to: LawError.self))
    case 9: return property()
    case 10: return subject(PassthroughSubject()) { $0.share() }
    case 11:
      return subject(PassthroughSubject()) {
        $0.multicast(subject: CurrentValueSubject(11)).autoconnect()
      }
    default: return hotSource()
    }
  }

  /// Several sources, of kinds that `number` chooses.
  func sources(_ count: Int, from number: Int) -> [LawStage] {
    (0..<count).map { source((number + $0 * 5) % 16) }
  }

  /// A source that sends nothing by itself.
  func hotSource() -> LawStage {
    if isConcurrent { return subject(PassthroughSubject()) }
    let source = LawSource()
    handles.append(
      Handle(
        send: { source.send($0) }, complete: { source.send(completion: $0) },
        openCount: { source.openCount }, faults: { source.faults }))
    return watched(source)
  }

  private func subject<S: Subject<Int, LawError>>(_ subject: S) -> LawStage {
    self.subject(subject) { $0 }
  }

  private func subject<S: Subject<Int, LawError>>(
    _ subject: S, shared share: (S) -> some Publisher<Int, LawError>
  ) -> LawStage {
    handles.append(
      Handle(send: { subject.send($0) }, complete: { subject.send(completion: $0) }))
    return watched(share(subject))
  }

  private func property() -> LawStage {
    final class Model {
      @Published var number = 9
    }
    let model = Model()
    handles.append(Handle(send: { model.number = $0 }, complete: { _ in }))
    return watched(model.$number.setFailureType(to: LawError.self))
  }

  private func future() -> LawStage {
    var promise: Future<Int, LawError>.Promise?
    let future = Future<Int, LawError> { promise = $0 }
    handles.append(
      Handle(
        send: { promise?(.success($0)) },
        complete: { if case .failure(let error) = $0 { promise?(.failure(error)) } }))
    return watched(future)
  }

  /// The publisher, with a subscriber at its end that counts as alive.
  func watched(_ publisher: some Publisher<Int, LawError>) -> LawStage {
    let tracker = tracker
    return Deferred {
      let token = tracker.token()
      return publisher.map { value in withExtendedLifetime(token) { value } }
    }.eraseToAnyPublisher()
  }
}
