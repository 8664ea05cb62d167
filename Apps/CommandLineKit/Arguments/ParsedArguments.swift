/// What a command line said, once it has been found to fit its ``Command``.
public struct ParsedArguments: Sendable, Equatable {
  /// The names of the subcommands, outermost first.
  public var subcommands: [String] = []
  /// The operands, in order.
  public var operands: [String] = []
  /// The values of the options that were given, by name; an option without a value has `""`.
  public var options: [String: String] = [:]

  public init() {}

  /// Whether the option was given.
  public func has(_ option: String) -> Bool {
    options[option] != nil
  }

  /// The option's value.
  public func value(_ option: String) -> String? {
    options[option]
  }

  /// The option's value as a whole number in `range`.
  ///
  /// - Throws: ``UsageError`` when it is not one.
  public func integer(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = options[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "--\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(text.printable)'")
    }
    return number
  }
}

/// Arguments that do not fit, in one line for the person who wrote them.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) {
    self.description = description
  }
}
