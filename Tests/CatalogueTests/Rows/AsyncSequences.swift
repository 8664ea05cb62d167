import Combine

// row 309
typealias Row309<P> = AsyncPublisher<P> where P: Publisher, P.Failure == Never

extension AsyncPublisher {
  // row 309
  func row309() -> any AsyncSequence { self }

  // row 310
  static func row310Element() -> (P.Output).Type { AsyncPublisher.Element.self }

  // row 311
  static func row311(_ publisher: P) -> Self { Self(publisher) }

  // row 312
  func row312() -> AsyncPublisher<P>.Iterator { self.makeAsyncIterator() }

  // row 313
  static func row313AsyncIterator() -> (AsyncPublisher<P>.Iterator).Type {
    AsyncPublisher.AsyncIterator.self
  }
}

extension AsyncPublisher.Iterator {
  // row 314
  func row314() -> any AsyncIteratorProtocol { self }

  // row 315
  mutating func row315() async -> P.Output? { await self.next() }

  // row 316
  static func row316Element() -> (P.Output).Type { Element.self }
}

// row 317
typealias Row317<P> = AsyncThrowingPublisher<P> where P: Publisher

extension AsyncThrowingPublisher {
  // row 317
  func row317() -> any AsyncSequence { self }

  // row 318
  static func row318Element() -> (P.Output).Type { AsyncThrowingPublisher.Element.self }

  // row 319
  static func row319(_ publisher: P) -> Self { Self(publisher) }

  // row 320
  func row320() -> AsyncThrowingPublisher<P>.Iterator { self.makeAsyncIterator() }

  // row 321
  static func row321AsyncIterator() -> (AsyncThrowingPublisher<P>.Iterator).Type {
    AsyncThrowingPublisher.AsyncIterator.self
  }
}

extension AsyncThrowingPublisher.Iterator {
  // row 322
  func row322() -> any AsyncIteratorProtocol { self }

  // row 323
  mutating func row323() async throws -> P.Output? { try await self.next() }

  // row 324
  static func row324Element() -> (P.Output).Type { Element.self }
}
