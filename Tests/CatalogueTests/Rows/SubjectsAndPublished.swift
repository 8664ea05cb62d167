import Combine

// row 213
typealias Row213<Output, Failure> = PassthroughSubject<Output, Failure> where Failure: Error

extension PassthroughSubject {
  // row 213
  func row213() -> any Subject { self }

  // row 214
  static func row214() -> Self { Self() }

  // row 215
  func row215(subscription: Subscription) { self.send(subscription: subscription) }

  // row 216
  func row216<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    self.receive(subscriber: subscriber)
  }

  // row 217
  func row217(_ input: Output) { self.send(input) }

  // row 218
  func row218(completion: Subscribers.Completion<Failure>) { self.send(completion: completion) }
}

// row 219
typealias Row219<Output, Failure> = CurrentValueSubject<Output, Failure> where Failure: Error

extension CurrentValueSubject {
  // row 219
  func row219() -> any Subject { self }

  // row 220
  func row220() -> Output { self.value }

  // row 221
  static func row221(_ value: Output) -> Self { Self(value) }

  // row 222
  func row222(subscription: Subscription) { self.send(subscription: subscription) }

  // row 223
  func row223<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    self.receive(subscriber: subscriber)
  }

  // row 224
  func row224(_ input: Output) { self.send(input) }

  // row 225
  func row225(completion: Subscribers.Completion<Failure>) { self.send(completion: completion) }
}

// row 226
typealias Row226<Value> = Published<Value>

extension Published {
  // row 227
  static func row227(wrappedValue: Value) -> Self { Self(wrappedValue: wrappedValue) }

  // row 228
  static func row228(initialValue: Value) -> Self { Self(initialValue: initialValue) }

  // row 231
  func row231() -> Published<Value>.Publisher { self.projectedValue }
}

extension Published.Publisher {
  // row 232
  func row232() -> any Combine.Publisher { self }

  // row 233
  static func row233Output() -> (Value).Type { Output.self }

  // row 234
  static func row234Failure() -> (Never).Type { Failure.self }

  // row 235
  func row235<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
    self.receive(subscriber: subscriber)
  }
}

extension ObservableObjectPublisher {
  // row 236
  func row236() -> any Combine.Publisher { self }

  // row 237
  static func row237Output() -> (Void).Type { ObservableObjectPublisher.Output.self }

  // row 238
  static func row238Failure() -> (Never).Type { ObservableObjectPublisher.Failure.self }

  // row 239
  static func row239() -> Self { Self() }

  // row 240
  func row240<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
    self.receive(subscriber: subscriber)
  }

  // row 241
  func row241() { self.send() }
}
