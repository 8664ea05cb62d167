/// An encoder that turns a whole value into one piece of output, such as `JSONEncoder`. Apple's
/// `Combine.TopLevelEncoder`.
public protocol TopLevelEncoder {
  /// The kind of output, `Data` for Foundation's encoders.
  associatedtype Output

  /// Encodes `value`.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A decoder that reads a whole value from one piece of input, such as `JSONDecoder`. Apple's
/// `Combine.TopLevelDecoder`.
public protocol TopLevelDecoder {
  /// The kind of input, `Data` for Foundation's decoders.
  associatedtype Input

  /// Decodes a value of type `type`.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
