import Combine

/// Decodes by what a test tells it to.
struct TestDecoder<Input>: TopLevelDecoder {
  var decoding: (Input) throws -> Any

  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T {
    guard let value = try decoding(input) as? T else { throw TestError.second }
    return value
  }
}

/// Encodes a value as its description in angle brackets, unless a test's check of that throws.
struct TestEncoder: TopLevelEncoder {
  var check: (String) throws -> Void = { _ in }

  func encode<T: Encodable>(_ value: T) throws -> String {
    try check("\(value)")
    return "<\(value)>"
  }
}
