import Combine

// row 242
typealias Row242<Output, Failure> = Future<Output, Failure> where Failure: Error

extension Future {
  // row 242
  func row242() -> any Combine.Publisher { self }

  // row 243
  static func row243Promise(_ x: @escaping Promise) -> (Result<Output, Failure>) -> Void { x }

  // row 244
  static func row244(_ attemptToFulfill: @escaping (Promise) -> Void) -> Self {
    Self(attemptToFulfill)
  }

  // row 245
  func row245<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    self.receive(subscriber: subscriber)
  }

  // row 246
  func row246() async -> Output where Failure == Never { await self.value }

  // row 247
  func row247() async throws -> Output { try await self.value }
}

// row 248
typealias Row248<Output> = Just<Output>

extension Just {
  // row 248
  func row248() -> any Combine.Publisher { self }

  // row 249
  static func row249Failure() -> (Never).Type { Just.Failure.self }

  // row 250
  func row250() -> Output { self.output }

  // row 251
  static func row251(_ output: Output) -> Self { Self(output) }

  // row 252
  func row252<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
    self.receive(subscriber: subscriber)
  }

  // row 253
  static func row253(lhs: Just<Output>, rhs: Just<Output>) -> Bool where Output: Equatable {
    lhs == rhs
  }
}

// row 254
typealias Row254<Output, Failure> = Empty<Output, Failure> where Failure: Error

extension Empty {
  // row 254
  func row254() -> any Combine.Publisher & Equatable { self }

  // row 255
  static func row255(completeImmediately: Bool) -> Self {
    Self(completeImmediately: completeImmediately)
  }
  static func row255WithDefaults() -> Self { Self() }

  // row 256
  static func row256(completeImmediately: Bool, outputType: Output.Type, failureType: Failure.Type)
    -> Self
  {
    Self(completeImmediately: completeImmediately, outputType: outputType, failureType: failureType)
  }
  static func row256WithDefaults(outputType: Output.Type, failureType: Failure.Type) -> Self {
    Self(outputType: outputType, failureType: failureType)
  }

  // row 257
  func row257() -> Bool { self.completeImmediately }

  // row 258
  func row258<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    self.receive(subscriber: subscriber)
  }

  // row 259
  static func row259(lhs: Empty<Output, Failure>, rhs: Empty<Output, Failure>) -> Bool {
    lhs == rhs
  }
}

// row 260
typealias Row260<Output, Failure> = Fail<Output, Failure> where Failure: Error

extension Fail {
  // row 260
  func row260() -> any Combine.Publisher { self }

  // row 261
  static func row261(error: Failure) -> Self { Self(error: error) }

  // row 262
  static func row262(outputType: Output.Type, failure: Failure) -> Self {
    Self(outputType: outputType, failure: failure)
  }

  // row 263
  func row263() -> Failure { self.error }

  // row 264
  func row264<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    self.receive(subscriber: subscriber)
  }

  // row 265
  static func row265(lhs: Fail<Output, Failure>, rhs: Fail<Output, Failure>) -> Bool
  where Failure: Equatable { lhs == rhs }
}

// row 266
typealias Row266<DeferredPublisher> = Deferred<DeferredPublisher> where DeferredPublisher: Publisher

extension Deferred {
  // row 266
  func row266() -> any Combine.Publisher { self }

  // row 267
  static func row267Output() -> (DeferredPublisher.Output).Type { Deferred.Output.self }

  // row 268
  static func row268Failure() -> (DeferredPublisher.Failure).Type { Deferred.Failure.self }

  // row 269
  func row269() -> () -> DeferredPublisher { self.createPublisher }

  // row 270
  static func row270(createPublisher: @escaping () -> DeferredPublisher) -> Self {
    Self(createPublisher: createPublisher)
  }

  // row 271
  func row271<S>(subscriber: S)
  where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
    self.receive(subscriber: subscriber)
  }
}

// row 272
typealias Row272<Output, Failure> = Record<Output, Failure> where Failure: Error

extension Record {
  // row 272
  func row272() -> any Combine.Publisher { self }

  // row 273
  func row273() -> Recording { self.recording }

  // row 274
  static func row274(record: (inout Recording) -> Void) -> Self { Self(record: record) }

  // row 275
  static func row275(recording: Recording) -> Self { Self(recording: recording) }

  // row 276
  static func row276(output: [Output], completion: Subscribers.Completion<Failure>) -> Self {
    Self(output: output, completion: completion)
  }

  // row 277
  func row277<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    self.receive(subscriber: subscriber)
  }

  // row 278
  func row278(to encoder: Encoder) throws
  where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {
    try self.encode(to: encoder)
  }

  // row 279
  static func row279(from decoder: Decoder) throws -> Self
  where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {
    try Self(from: decoder)
  }
}

extension Record.Recording {
  // row 280
  static func row280() -> Record.Recording.Type { Record.Recording.self }

  // row 281
  static func row281Input() -> (Output).Type { Input.self }

  // row 282
  func row282() -> [Output] { self.output }

  // row 283
  func row283() -> Subscribers.Completion<Failure> { self.completion }

  // row 284
  static func row284() -> Self { Self() }

  // row 285
  static func row285(output: [Output], completion: Subscribers.Completion<Failure>) -> Self {
    Self(output: output, completion: completion)
  }
  static func row285WithDefaults(output: [Output]) -> Self { Self(output: output) }

  // row 286
  mutating func row286(_ input: Input) { self.receive(input) }

  // row 287
  mutating func row287(completion: Subscribers.Completion<Failure>) {
    self.receive(completion: completion)
  }

  // row 288
  static func row288(from decoder: Decoder) throws -> Self
  where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {
    try Self(from: decoder)
  }

  // row 289
  func row289(into encoder: Encoder) throws
  where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {
    try self.encode(into: encoder)
  }

  // row 290
  func row290(to encoder: Encoder) throws
  where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {
    try self.encode(to: encoder)
  }
}

extension Optional {
  // row 291
  func row291() -> Optional<Wrapped>.Publisher { self.publisher }
}

extension Optional.Publisher {
  // row 292
  func row292() -> any Combine.Publisher { self }

  // row 293
  static func row293Output() -> (Wrapped).Type { Output.self }

  // row 294
  static func row294Failure() -> (Never).Type { Failure.self }

  // row 295
  func row295() -> Output? { self.output }

  // row 296
  static func row296(_ output: Output?) -> Self { Self(output) }

  // row 297
  func row297<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
    self.receive(subscriber: subscriber)
  }

  // row 298
  static func row298(lhs: Optional<Wrapped>.Publisher, rhs: Optional<Wrapped>.Publisher) -> Bool
  where Wrapped: Equatable { lhs == rhs }
}

extension Result {
  // row 299
  func row299() -> Result<Success, Failure>.Publisher { self.publisher }
}

extension Result.Publisher {
  // row 300
  func row300() -> any Combine.Publisher { self }

  // row 301
  static func row301Output() -> (Success).Type { Output.self }

  // row 302
  func row302() -> Result<Output, Failure> { self.result }

  // row 303
  static func row303(_ result: Result<Output, Failure>) -> Self { Self(result) }

  // row 304
  static func row304(_ output: Output) -> Self { Self(output) }

  // row 305
  static func row305(_ failure: Failure) -> Self { Self(failure) }

  // row 306
  func row306<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
    self.receive(subscriber: subscriber)
  }

  // row 307
  static func row307(lhs: Result<Output, Failure>.Publisher, rhs: Result<Output, Failure>.Publisher)
    -> Bool where Success: Equatable, Failure: Equatable
  { lhs == rhs }
}

extension Sequence {
  // row 308
  func row308() -> Publishers.Sequence<Self, Never> { self.publisher }
}
