import Combine
import CombineTesting

extension EndpointKind {
  static let all = subjects + properties + shared + cold

  static let subjects = [
    EndpointKind("PassthroughSubject", .everyValue) { context in
      context.endpoint(PassthroughSubject()) { $0 }
    },
    EndpointKind("PassthroughSubject fed by another", .everyValue) { context in
      let subject = PassthroughSubject<Int, LawError>()
      let upstream = PassthroughSubject<Int, LawError>()
      let token = context.tracker.token()
      let feed = upstream.subscribe(subject)
      return Endpoint(
        context.watched(subject),
        send: { value in withExtendedLifetime((token, feed)) { upstream.send(value) } },
        complete: { upstream.send(completion: $0) })
    },
    EndpointKind("CurrentValueSubject", .everyValue) { context in
      let subject = CurrentValueSubject<Int, LawError>(0)
      let token = context.tracker.token()
      return Endpoint(
        context.watched(subject),
        send: { value in withExtendedLifetime(token) { subject.send(value) } },
        complete: { subject.send(completion: $0) }, disturb: { _ = subject.value },
        current: { subject.value })
    },
    EndpointKind("CurrentValueSubject, by its value", .everyValue) { context in
      let subject = CurrentValueSubject<Int, LawError>(0)
      let token = context.tracker.token()
      return Endpoint(
        context.watched(subject),
        send: { value in withExtendedLifetime(token) { subject.value = value } },
        complete: { subject.send(completion: $0) }, disturb: { _ = subject.value },
        current: { subject.value })
    },
    EndpointKind("Future", .oneValue) { context in
      var promise: Future<Int, LawError>.Promise?
      let future = Future<Int, LawError> { promise = $0 }
      let token = context.tracker.token()
      return Endpoint(
        context.watched(future),
        send: { [promise] value in withExtendedLifetime(token) { promise?(.success(value)) } },
        complete: { [promise] in
          if case .failure(let error) = $0 { promise?(.failure(error)) }
        })
    },
  ]

  /// An object with a published property; `@unchecked Sendable`: the property guards itself.
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var number = 0
    let token: LifetimeTracker.Token

    init(_ token: LifetimeTracker.Token) {
      self.token = token
    }

    func feed(from subject: some Subject<Int, Never>) {
      subject.assign(to: &$number)
    }
  }

  static let properties = [
    EndpointKind("@Published", .everyValue, completes: false) { context in
      let model = Model(context.tracker.token())
      return Endpoint(
        context.watched(model.$number.setFailureType(to: LawError.self)),
        send: { model.number = $0 },
        disturb: {
          _ = model.number
          model.objectWillChange.sink {}.cancel()
        }, current: { model.number })
    },
    EndpointKind("@Published fed by a subject", .everyValue, completes: false) { context in
      let model = Model(context.tracker.token())
      let subject = PassthroughSubject<Int, Never>()
      model.feed(from: subject)
      return Endpoint(
        context.watched(model.$number.setFailureType(to: LawError.self)),
        send: { value in withExtendedLifetime(model) { subject.send(value) } },
        disturb: { _ = model.number })
    },
    EndpointKind("objectWillChange", .everySignal, completes: false, countsDemand: false) {
      context in
      let model = Model(context.tracker.token())
      return Endpoint(
        context.watched(model.objectWillChange.map { 10_000 }.setFailureType(to: LawError.self)),
        send: { model.number = $0 }, disturb: { _ = model.objectWillChange })
    },
  ]

  static let shared = [
    EndpointKind("share", .everyValue) { context in
      context.endpoint(PassthroughSubject()) { $0.share() }
    },
    EndpointKind("share of a CurrentValueSubject", .laws) { context in
      context.endpoint(CurrentValueSubject(0)) { context.watched($0).share() }
    },
    EndpointKind("multicast", .laws) { context in
      let subject = PassthroughSubject<Int, LawError>()
      let multicast = context.watched(subject).multicast { PassthroughSubject() }
      let connection = LockedBox<(any Cancellable)?>(nil)
      let token = context.tracker.token()
      return Endpoint(
        context.watched(multicast),
        send: { value in withExtendedLifetime(token) { subject.send(value) } },
        complete: { subject.send(completion: $0) },
        // Each subscribes the upstream once more.
        disturb: {
          let new = multicast.connect()
          let old = connection.withLock { connection in
            defer { connection = new }
            return connection
          }
          old?.cancel()
        })
    },
    EndpointKind("multicast, autoconnect", .everyValue) { context in
      context.endpoint(PassthroughSubject()) {
        $0.multicast(subject: CurrentValueSubject(0)).autoconnect()
      }
    },
    EndpointKind("makeConnectable", .everyValue, completes: false) { context in
      let subject = PassthroughSubject<Int, Never>()
      let connectable = subject.makeConnectable()
      let connection = connectable.connect()
      let token = context.tracker.token()
      return Endpoint(
        context.watched(connectable.setFailureType(to: LawError.self)),
        send: { value in withExtendedLifetime((token, connection)) { subject.send(value) } })
    },
    EndpointKind("buffer, share", .everyValue) { context in
      context.endpoint(PassthroughSubject()) {
        $0.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).share()
      }
    },
  ]

  static let cold = [
    EndpointKind("Sequence", .numbersInOrder, completes: false) { context in
      Endpoint(context.watched((0..<500).publisher.setFailureType(to: LawError.self)))
    },
    EndpointKind("Record", .numbersInOrder, completes: false) { context in
      Endpoint(context.watched(Record(output: Array(0..<500), completion: .failure(.first))))
    },
    EndpointKind("Just", .oneValue, completes: false) { context in
      Endpoint(context.watched(Just(10_000).setFailureType(to: LawError.self)))
    },
  ]
}
