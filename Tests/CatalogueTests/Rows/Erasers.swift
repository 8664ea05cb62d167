import Combine

extension CombineIdentifier {
  // row 75
  func row75() -> any Hashable & CustomStringConvertible { self }

  // row 76
  static func row76() -> Self { Self() }

  // row 77
  static func row77(_ obj: AnyObject) -> Self { Self(obj) }

  // row 78
  func row78() -> String { self.description }

  // row 79
  func row79(into hasher: inout Hasher) { self.hash(into: &hasher) }

  // row 80
  static func row80(a: CombineIdentifier, b: CombineIdentifier) -> Bool { a == b }

  // row 81
  func row81() -> Int { self.hashValue }
}

extension AnyCancellable {
  // row 82
  func row82() -> any Cancellable & Hashable { self }

  // row 83
  static func row83(_ cancel: @escaping () -> Void) -> AnyCancellable { AnyCancellable(cancel) }

  // row 84
  static func row84<C>(_ canceller: C) -> AnyCancellable where C: Cancellable {
    AnyCancellable(canceller)
  }

  // row 85
  func row85() { self.cancel() }

  // row 86
  func row86(into hasher: inout Hasher) { self.hash(into: &hasher) }

  // row 87
  static func row87(lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs == rhs }

  // row 88
  func row88() -> Int { self.hashValue }

  // row 89
  func row89<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable { self.store(in: &collection) }

  // row 90
  func row90(in set: inout Set<AnyCancellable>) { self.store(in: &set) }
}

// row 91
typealias Row91<Output, Failure> = AnyPublisher<Output, Failure> where Failure: Error

extension AnyPublisher {
  // row 91
  func row91() -> any CustomStringConvertible & CustomPlaygroundDisplayConvertible { self }

  // row 92
  func row92() -> String { self.description }

  // row 93
  func row93() -> Any { self.playgroundDescription }

  // row 94
  static func row94<P>(_ publisher: P) -> Self
  where Output == P.Output, Failure == P.Failure, P: Publisher { Self(publisher) }

  // row 95
  func row95<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    self.receive(subscriber: subscriber)
  }
}

// row 96
typealias Row96<Input, Failure> = AnySubscriber<Input, Failure> where Failure: Error

extension AnySubscriber {
  // row 96
  func row96() -> any Subscriber & CustomStringConvertible & CustomReflectable
    & CustomPlaygroundDisplayConvertible
  { self }

  // row 97
  func row97() -> CombineIdentifier { self.combineIdentifier }

  // row 98
  func row98() -> String { self.description }

  // row 99
  func row99() -> Mirror { self.customMirror }

  // row 100
  func row100() -> Any { self.playgroundDescription }

  // row 101
  static func row101<S>(_ s: S) -> Self
  where Input == S.Input, Failure == S.Failure, S: Subscriber { Self(s) }

  // row 102
  static func row102<S>(_ s: S) -> Self where Input == S.Output, Failure == S.Failure, S: Subject {
    Self(s)
  }

  // row 103
  static func row103(
    receiveSubscription: ((Subscription) -> Void)?, receiveValue: ((Input) -> Subscribers.Demand)?,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) -> Self {
    Self(
      receiveSubscription: receiveSubscription, receiveValue: receiveValue,
      receiveCompletion: receiveCompletion)
  }
  static func row103WithDefaults() -> Self { Self() }

  // row 104
  func row104(subscription: Subscription) { self.receive(subscription: subscription) }

  // row 105
  func row105(_ value: Input) -> Subscribers.Demand { self.receive(value) }

  // row 106
  func row106(completion: Subscribers.Completion<Failure>) { self.receive(completion: completion) }
}
