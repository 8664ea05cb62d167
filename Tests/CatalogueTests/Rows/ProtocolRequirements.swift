import Combine

// A conformance with nothing but the requirements of the row's protocol shows what they are; an
// `any` type with arguments shows its primary associated types.

// rows 1-4
struct Row1<Output, Failure: Error>: Publisher {
  func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {}
  static func erased(_ publisher: any Publisher<Output, Failure>) -> any Publisher { publisher }
  static func opaque() -> some Publisher<Output, Failure> { Self() }
  static func failure<P: Publisher>(of _: P, _ failure: P.Failure) -> any Error { failure }
}

// rows 7-8
struct Row7<Output, Failure: Error>: ConnectablePublisher {
  func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {}
  func connect() -> Cancellable { Subscriptions.empty }
  static func erased(_ publisher: any ConnectablePublisher<Output, Failure>) -> any Publisher {
    publisher
  }
}

// rows 9-14
struct Row9<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  func receive(subscription: Subscription) {}
  func receive(_ input: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) {}
  static func erased(_ subscriber: any Subscriber<Input, Failure>)
    -> any CustomCombineIdentifierConvertible
  { subscriber }
  static func failure<S: Subscriber>(of _: S, _ failure: S.Failure) -> any Error { failure }
}

// rows 16-17
final class Row16: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
  static func inherited(_ subscription: any Subscription)
    -> any Cancellable & CustomCombineIdentifierConvertible
  { subscription }
}

// rows 18-21
final class Row18<Output, Failure: Error>: Subject {
  func send(_ value: Output) {}
  func send(completion: Subscribers.Completion<Failure>) {}
  func send(subscription: Subscription) {}
  func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {}
  static func erased(_ subject: any Subject<Output, Failure>) -> any AnyObject & Publisher {
    subject
  }
}

// rows 23-24
struct Row23: Cancellable {
  func cancel() {}
}

// rows 27-34
struct Row27<Time: Strideable>: Scheduler where Time.Stride: SchedulerTimeIntervalConvertible {
  typealias SchedulerTimeType = Time
  typealias SchedulerOptions = Never
  let now: Time
  let minimumTolerance: Time.Stride
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
  func schedule(
    after date: Time, tolerance: Time.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {}
  func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable { Subscriptions.empty }
  static func erased(_ scheduler: any Scheduler<Time>) -> any Scheduler { scheduler }
}

// rows 40-45
struct Row40: SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Row40 { Row40() }
  static func seconds(_ s: Double) -> Row40 { Row40() }
  static func milliseconds(_ ms: Int) -> Row40 { Row40() }
  static func microseconds(_ us: Int) -> Row40 { Row40() }
  static func nanoseconds(_ ns: Int) -> Row40 { Row40() }
}

// rows 46-48
struct Row46<Output>: TopLevelEncoder {
  let output: Output
  func encode<T>(_ value: T) throws -> Output where T: Encodable { output }
}

// rows 49-51
struct Row49<Input>: TopLevelDecoder {
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable {
    throw CancellationError()
  }
}

// rows 52-53
struct Row52: CustomCombineIdentifierConvertible {
  let combineIdentifier: CombineIdentifier
}

// rows 55-57
final class Row55: ObservableObject {
  // The default of the associated type.
  static func defaulted() -> Row55.ObjectWillChangePublisher.Type {
    ObservableObjectPublisher.self
  }
}

final class Row57: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  static func object(_ object: any ObservableObject) -> AnyObject { object }
}

// row 59
final class Row59: _Introspection {}
