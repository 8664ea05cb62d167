import Foundation

/// JSON as the commands print it: keys sorted, so that two runs compare; slashes unescaped.
public enum JSONText {
  /// `value` as JSON, over several lines unless `isPretty` is false.
  ///
  /// - Parameter encoder: Carries the key and date strategies; its output formatting is replaced.
  public static func make(
    _ value: some Encodable, encoder: JSONEncoder = JSONEncoder(), isPretty: Bool = true
  ) throws -> String {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
