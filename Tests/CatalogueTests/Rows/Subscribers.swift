import Combine

extension Subscribers {
  // row 107
  static func row107() -> Subscribers.Type { Subscribers.self }
}

// row 108
typealias Row108<Failure> = Subscribers.Completion<Failure> where Failure: Error

extension Subscribers.Completion {
  // row 109
  static func row109() -> Self { .finished }

  // row 110
  static func row110(_ a0: Failure) -> Self { .failure(a0) }

  // row 111
  static func row111(a: Subscribers.Completion<Failure>, b: Subscribers.Completion<Failure>) -> Bool
  where Failure: Equatable { a == b }

  // row 112
  func row112(into hasher: inout Hasher) where Failure: Hashable { self.hash(into: &hasher) }

  // row 113
  func row113() -> Int where Failure: Hashable { self.hashValue }

  // row 114
  func row114(to encoder: Encoder) throws where Failure: Encodable { try self.encode(to: encoder) }

  // row 115
  static func row115(from decoder: Decoder) throws -> Self where Failure: Decodable {
    try Self(from: decoder)
  }
}

// row 153
typealias Row153<Input, Failure> = Subscribers.Sink<Input, Failure> where Failure: Error

extension Subscribers.Sink {
  // row 153
  func row153() -> any Subscriber & Cancellable & CustomStringConvertible & CustomReflectable
    & CustomPlaygroundDisplayConvertible
  { self }

  // row 154
  func row154() -> (Input) -> Void { self.receiveValue }

  // row 155
  func row155() -> (Subscribers.Completion<Failure>) -> Void { self.receiveCompletion }

  // row 156
  func row156() -> String { self.description }

  // row 157
  func row157() -> Mirror { self.customMirror }

  // row 158
  func row158() -> Any { self.playgroundDescription }

  // row 159
  static func row159(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Input) -> Void)
  ) -> Self { Self(receiveCompletion: receiveCompletion, receiveValue: receiveValue) }

  // row 160
  func row160(subscription: Subscription) { self.receive(subscription: subscription) }

  // row 161
  func row161(_ value: Input) -> Subscribers.Demand { self.receive(value) }

  // row 162
  func row162(completion: Subscribers.Completion<Failure>) { self.receive(completion: completion) }

  // row 163
  func row163() { self.cancel() }
}

// row 164
typealias Row164<Root, Input> = Subscribers.Assign<Root, Input>

extension Subscribers.Assign {
  // row 164
  func row164() -> any Subscriber & Cancellable & CustomStringConvertible & CustomReflectable
    & CustomPlaygroundDisplayConvertible
  { self }

  // row 165
  static func row165Failure() -> (Never).Type { Failure.self }

  // row 166
  func row166() -> Root? { self.object }

  // row 167
  func row167() -> ReferenceWritableKeyPath<Root, Input> { self.keyPath }

  // row 168
  func row168() -> String { self.description }

  // row 169
  func row169() -> Mirror { self.customMirror }

  // row 170
  func row170() -> Any { self.playgroundDescription }

  // row 171
  static func row171(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) -> Self {
    Self(object: object, keyPath: keyPath)
  }

  // row 172
  func row172(subscription: Subscription) { self.receive(subscription: subscription) }

  // row 173
  func row173(_ value: Input) -> Subscribers.Demand { self.receive(value) }

  // row 174
  func row174(completion: Subscribers.Completion<Never>) { self.receive(completion: completion) }

  // row 175
  func row175() { self.cancel() }
}

extension Subscriptions {
  // row 176
  static func row176() -> Subscriptions.Type { Subscriptions.self }

  // row 177
  static func row177() -> Subscription { Self.empty }
}
