import Combine

extension Publisher {
  // row 4
  func row4<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    self.receive(subscriber: subscriber)
  }

  // row 5
  func row5<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    self.subscribe(subscriber)
  }

  // row 6
  func row6<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Failure == S.Failure, Output == S.Output { self.subscribe(subject) }
}

extension ConnectablePublisher {
  // row 8
  func row8() -> Cancellable { self.connect() }
}

extension Subscriber {
  // row 12
  func row12(subscription: Subscription) { self.receive(subscription: subscription) }

  // row 13
  func row13(_ input: Input) -> Subscribers.Demand { self.receive(input) }

  // row 14
  func row14(completion: Subscribers.Completion<Failure>) { self.receive(completion: completion) }

  // row 15
  func row15() -> Subscribers.Demand where Input == () { self.receive() }
}

extension Subscription {
  // row 17
  func row17(_ demand: Subscribers.Demand) { self.request(demand) }
}

extension Subject {
  // row 19
  func row19(_ value: Output) { self.send(value) }

  // row 20
  func row20(completion: Subscribers.Completion<Failure>) { self.send(completion: completion) }

  // row 21
  func row21(subscription: Subscription) { self.send(subscription: subscription) }

  // row 22
  func row22() where Output == () { self.send() }
}

extension Cancellable {
  // row 24
  func row24() { self.cancel() }

  // row 25
  func row25<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable { self.store(in: &collection) }

  // row 26
  func row26(in set: inout Set<AnyCancellable>) { self.store(in: &set) }
}

extension Scheduler {
  // row 30
  func row30() -> SchedulerTimeType { self.now }

  // row 31
  func row31() -> SchedulerTimeType.Stride { self.minimumTolerance }

  // row 32
  func row32(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    self.schedule(options: options, action)
  }

  // row 33
  func row33(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { self.schedule(after: date, tolerance: tolerance, options: options, action) }

  // row 34
  func row34(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable {
    self.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }

  // row 35
  func row35(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    self.schedule(after: date, action)
  }

  // row 36
  func row36(_ action: @escaping () -> Void) { self.schedule(action) }

  // row 37
  func row37(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) { self.schedule(after: date, tolerance: tolerance, action) }

  // row 38
  func row38(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> Cancellable { self.schedule(after: date, interval: interval, tolerance: tolerance, action) }

  // row 39
  func row39(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Cancellable { self.schedule(after: date, interval: interval, action) }
}

extension SchedulerTimeIntervalConvertible {
  // row 41
  static func row41(_ s: Int) -> Self { Self.seconds(s) }

  // row 42
  static func row42(_ s: Double) -> Self { Self.seconds(s) }

  // row 43
  static func row43(_ ms: Int) -> Self { Self.milliseconds(ms) }

  // row 44
  static func row44(_ us: Int) -> Self { Self.microseconds(us) }

  // row 45
  static func row45(_ ns: Int) -> Self { Self.nanoseconds(ns) }
}

extension TopLevelEncoder {
  // row 48
  func row48<T>(_ value: T) throws -> Output where T: Encodable { try self.encode(value) }
}

extension TopLevelDecoder {
  // row 51
  func row51<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable {
    try self.decode(type, from: from)
  }
}

extension CustomCombineIdentifierConvertible {
  // row 53
  func row53() -> CombineIdentifier { self.combineIdentifier }

  // row 54
  func row54() -> CombineIdentifier where Self: AnyObject { self.combineIdentifier }
}

extension ObservableObject {
  // row 57
  func row57() -> ObjectWillChangePublisher { self.objectWillChange }

  // row 58
  func row58() -> ObservableObjectPublisher
  where ObjectWillChangePublisher == ObservableObjectPublisher { self.objectWillChange }
}

extension _Introspection {
  // row 60
  func row60<P, S>(publisher: P, subscriber: S)
  where P: Publisher, S: Subscriber, P.Failure == S.Failure, P.Output == S.Input {
    self.willReceive(publisher: publisher, subscriber: subscriber)
  }

  // row 61
  func row61<P, S>(publisher: P, subscriber: S)
  where P: Publisher, S: Subscriber, P.Failure == S.Failure, P.Output == S.Input {
    self.didReceive(publisher: publisher, subscriber: subscriber)
  }

  // row 62
  func row62<S>(subscriber: S, subscription: Subscription) where S: Subscriber {
    self.willReceive(subscriber: subscriber, subscription: subscription)
  }

  // row 63
  func row63<S>(subscriber: S, subscription: Subscription) where S: Subscriber {
    self.didReceive(subscriber: subscriber, subscription: subscription)
  }

  // row 64
  func row64<S>(subscriber: S, input: S.Input) where S: Subscriber {
    self.willReceive(subscriber: subscriber, input: input)
  }

  // row 65
  func row65<S>(subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand)
  where S: Subscriber {
    self.didReceive(subscriber: subscriber, input: input, resultingDemand: resultingDemand)
  }

  // row 66
  func row66<S>(subscriber: S, completion: Subscribers.Completion<S.Failure>) where S: Subscriber {
    self.willReceive(subscriber: subscriber, completion: completion)
  }

  // row 67
  func row67<S>(subscriber: S, completion: Subscribers.Completion<S.Failure>) where S: Subscriber {
    self.didReceive(subscriber: subscriber, completion: completion)
  }

  // row 68
  func row68(subscription: Subscription, _ demand: Subscribers.Demand) {
    self.willRequest(subscription: subscription, demand)
  }

  // row 69
  func row69(subscription: Subscription, _ demand: Subscribers.Demand) {
    self.didRequest(subscription: subscription, demand)
  }

  // row 70
  func row70(subscription: Subscription) { self.willCancel(subscription: subscription) }

  // row 71
  func row71(subscription: Subscription) { self.didCancel(subscription: subscription) }

  // row 72
  func row72() { self.enable() }

  // row 73
  func row73() { self.disable() }

  // row 74
  func row74() -> Bool { self.isEnabled }
}
