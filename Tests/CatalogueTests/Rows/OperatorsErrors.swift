import Combine

extension Publisher {
  // row 526
  func row526(_ prefix: String, file: StaticString, line: UInt) -> Publishers.AssertNoFailure<Self>
  { self.assertNoFailure(prefix, file: file, line: line) }
  func row526WithDefaults() -> Publishers.AssertNoFailure<Self> { self.assertNoFailure() }

  // row 527
  func row527<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Output == P.Output { self.catch(handler) }

  // row 528
  func row528<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Output == P.Output { self.tryCatch(handler) }

  // row 529
  func row529(_ retries: Int) -> Publishers.Retry<Self> { self.retry(retries) }
}
