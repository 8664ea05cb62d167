import Combine
import Foundation

/// A buffer between callbacks and a subscriber's demand, as libraries of operators have it.
final class DemandBuffer<S: Subscriber> {
  private let lock = NSRecursiveLock()
  private let subscriber: S
  private var values: [S.Input] = []
  private var completion: Subscribers.Completion<S.Failure>?
  private var requested: Subscribers.Demand = .none
  private var sent: Subscribers.Demand = .none

  init(subscriber: S) { self.subscriber = subscriber }

  func offer(_ value: S.Input) {
    lock.lock()
    defer { lock.unlock() }
    values.append(value)
    flush(adding: nil)
  }

  func finish(_ completion: Subscribers.Completion<S.Failure>) {
    lock.lock()
    defer { lock.unlock() }
    self.completion = completion
    flush(adding: nil)
  }

  func flush(adding demand: Subscribers.Demand?) {
    if let demand { requested += demand }
    while !values.isEmpty, sent < requested {
      sent += 1
      requested += subscriber.receive(values.removeFirst())
    }
    guard values.isEmpty, let completion else { return }
    self.completion = nil
    subscriber.receive(completion: completion)
  }
}

/// A publisher of callbacks on top of it.
struct Callbacks<Output, Failure: Error>: Publisher {
  typealias Source = (@escaping (Output) -> Void, @escaping (Failure?) -> Void) -> Void

  let source: Source

  func receive(subscriber: some Subscriber<Output, Failure>) {
    subscriber.receive(subscription: CallbackSubscription(subscriber, source))
  }
}

private final class CallbackSubscription<S: Subscriber>: Subscription, CustomStringConvertible {
  private var buffer: DemandBuffer<S>?
  private var source: Callbacks<S.Input, S.Failure>.Source?

  init(_ subscriber: S, _ source: @escaping Callbacks<S.Input, S.Failure>.Source) {
    buffer = DemandBuffer(subscriber: subscriber)
    self.source = source
  }

  var description: String { "Callbacks" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    buffer?.flush(adding: demand)
    guard let source else { return }
    self.source = nil
    source(
      { [weak self] in self?.buffer?.offer($0) },
      { [weak self] in
        self?.buffer?.finish($0.map(Subscribers.Completion.failure) ?? .finished)
      })
  }

  func cancel() {
    buffer = nil
    source = nil
  }
}

/// Code over any scheduler.
final class Poller<S: Scheduler> {
  @Published private(set) var count = 0
  private let scheduler: S
  private let interval: S.SchedulerTimeType.Stride
  private var token: (any Cancellable)?

  init(every interval: S.SchedulerTimeType.Stride = .seconds(1), on scheduler: S) {
    self.interval = interval
    self.scheduler = scheduler
  }

  func start() {
    token = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval
    ) { [weak self] in self?.count += 1 }
  }

  func stop() {
    token?.cancel()
    token = nil
  }
}

extension Scheduler {
  func timer(every interval: SchedulerTimeType.Stride) -> AnyPublisher<SchedulerTimeType, Never> {
    Deferred {
      let subject = PassthroughSubject<SchedulerTimeType, Never>()
      let token = self.schedule(
        after: self.now.advanced(by: interval), interval: interval, tolerance: .zero, options: nil
      ) { subject.send(self.now) }
      return subject.handleEvents(receiveCancel: token.cancel)
    }
    .eraseToAnyPublisher()
  }
}

func backingOff<Output, Failure: Error, S: Scheduler>(
  _ publisher: AnyPublisher<Output, Failure>, retries: Int, on scheduler: S
) -> AnyPublisher<Output, Failure> {
  publisher
    .catch { error -> AnyPublisher<Output, Failure> in
      guard retries > 0 else { return Fail(error: error).eraseToAnyPublisher() }
      return Just(())
        .delay(for: .seconds(0.5 * Double(retries)), scheduler: scheduler)
        .flatMap { backingOff(publisher, retries: retries - 1, on: scheduler) }
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
}

/// Times and strides of Foundation's schedulers by hand.
func schedulerTimes() -> [AnyCancellable] {
  let stride: DispatchQueue.SchedulerTimeType.Stride = .init(.milliseconds(20))
  let later = DispatchQueue.SchedulerTimeType(.now() + .seconds(60)).advanced(by: stride)
  let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceNow: 60))
  let wait = RunLoop.SchedulerTimeType.Stride(0.2).timeInterval + date.date.timeIntervalSinceNow
  var tokens: [AnyCancellable] = []
  DispatchQueue.main
    .schedule(after: later, interval: .seconds(1), tolerance: .milliseconds(1), options: nil) {}
    .store(in: &tokens)
  OperationQueue.main
    .schedule(after: .init(Date(timeIntervalSinceNow: wait)), interval: 3) {}
    .store(in: &tokens)
  DispatchQueue.global()
    .schedule(options: .init(qos: .background, flags: [], group: DispatchGroup())) {}
  let timer = Timer.publish(every: 60, tolerance: 1, on: .main, in: .common).autoconnect()
  timer.map(\.timeIntervalSince1970).sink { _ in }.store(in: &tokens)
  timer.upstream.connect().cancel()
  return tokens
}

/// Protocols that Foundation's types fulfil with the methods that Combine adds, for the sake of
/// stubs.
protocol DataLoading {
  func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher
  func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
}

protocol Posting {
  func publisher(for name: Notification.Name, object: AnyObject?) -> NotificationCenter.Publisher
}

extension URLSession: DataLoading {}
extension NotificationCenter: Posting {}

/// Coders of one's own.
struct CountDecoder: TopLevelDecoder {
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    try JSONDecoder().decode(type, from: Data("\(text.count)".utf8))
  }
}

struct TextEncoder: TopLevelEncoder {
  typealias Output = String

  func encode<T: Encodable>(_ value: T) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}

/// A publisher that is connected by hand, and a pair that hides a subject's type.
final class Switchboard: ConnectablePublisher {
  typealias Output = Int
  typealias Failure = Never

  private let base = PassthroughSubject<Int, Never>()

  func connect() -> any Cancellable {
    base.send(1)
    return AnyCancellable { [base] in base.send(completion: .finished) }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    base.receive(subscriber: subscriber)
  }
}

struct Pipe<Value, Failure: Error> {
  let send: (Value) -> Void
  let publisher: AnyPublisher<Value, Failure>

  init<S: Subject>(_ subject: S) where S.Output == Value, S.Failure == Failure {
    send = subject.send
    publisher = AnyPublisher(subject)
  }
}

/// A store with effects, kept while they run.
final class EffectStore<State, Action>: ObservableObject {
  typealias Reduce = (inout State, Action) -> AnyPublisher<Action, Never>?

  @Published private(set) var state: State
  private var effects: [UUID: AnyCancellable] = [:]
  private let reduce: Reduce

  init(_ state: State, reduce: @escaping Reduce) {
    _state = Published(wrappedValue: state)
    self.reduce = reduce
  }

  func send(_ action: Action) {
    guard let effect = reduce(&state, action) else { return }
    let id = UUID()
    var isOver = false
    let token = effect.sink(
      receiveCompletion: { [weak self] _ in
        isOver = true
        self?.effects[id] = nil
      },
      receiveValue: { [weak self] in self?.send($0) })
    if !isOver { effects[id] = token }
  }

  func scope<Value: Equatable>(_ keyPath: KeyPath<State, Value>) -> some Publisher<Value, Never> {
    $state.map(keyPath).removeDuplicates()
  }
}
