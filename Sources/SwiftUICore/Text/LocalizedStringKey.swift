/// A key of a text in the tables of the app, with values to be put in. Apple's
/// `SwiftUI.LocalizedStringKey`. Without a table the key is the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Argument: Equatable, Sendable {
    case text(Text)
    case string(String)
    case integer(Int)
    case real(Double)
  }

  /// The texts among the values.
  var texts: [Text] {
    arguments.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private var key: String
  private var arguments: [Argument] = []

  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The text of the app's tables, the values put in, without the marks of Markdown.
  func string(in values: EnvironmentValues) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: key, table: nil)
    if Markdown.mayHaveMarks(format) { return runs(in: values).map(\.text).joined() }
    if arguments.isEmpty, !format.contains("%%") { return format }
    var next = 0
    return fill(format, &next, values)
  }

  /// The pieces of the text, with the looks that the marks of Markdown give them. Marks in values are
  /// none.
  func runs(in values: EnvironmentValues) -> [Markdown.Run] {
    let format = Bundle.main.localizedString(forKey: key, value: key, table: nil)
    var next = 0
    return Markdown.runs(of: format).map { run in
      var run = run
      run.text = fill(run.text, &next, values)
      run.link = run.link.map { fill($0, &next, values) }
      return run
    }
  }

  /// Puts the values in at the places that begin with `%`, from the one at `next` on.
  private func fill(_ format: String, _ next: inout Int, _ values: EnvironmentValues) -> String {
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@dfsuxXeEgGiF".contains($0) }) else { break }
      var specifier = String(rest[...end])
      var index = next
      if let dollar = specifier.firstIndex(of: "$"), let place = Int(specifier[..<dollar]) {
        index = place - 1
        specifier = String(specifier[specifier.index(after: dollar)...])
      } else {
        next += 1
      }
      rest = rest[rest.index(after: end)...]
      if arguments.indices.contains(index) {
        result += write(arguments[index], "%" + specifier, values)
      }
    }
    return result + rest
  }

  private func write(_ argument: Argument, _ specifier: String, _ values: EnvironmentValues)
    -> String
  {
    switch argument {
    case .text(let text): text.plainString(in: values)
    case .string(let string): string
    case .integer(let value): String(format: specifier, locale: values.locale, value)
    case .real(let value): String(format: specifier, locale: values.locale, value)
    }
  }

  /// Collects a key and its values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }
    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }

    public mutating func appendInterpolation<T: Numeric & CustomStringConvertible>(_ value: T) {
      switch value {
      case let value as Int: add("%lld", .integer(value))
      case let value as any BinaryInteger: add("%lld", .integer(Int(value)))
      case let value as Double: add("%lf", .real(value))
      case let value as Float: add("%lf", .real(Double(value)))
      case let value as CGFloat: add("%lf", .real(Double(value)))
      default: add("%@", .string(value.description))
      }
    }

    /// A number as a C format writes it, such as `%.1f`.
    public mutating func appendInterpolation<T: Numeric & CustomStringConvertible>(
      _ value: T, specifier: String
    ) {
      switch value {
      case let value as any BinaryInteger: add(specifier, .integer(Int(value)))
      case let value as any BinaryFloatingPoint: add(specifier, .real(Double(value)))
      default: add("%@", .string(value.description))
      }
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .string(format.format(input)))
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add("%@", .string(formatter.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ image: Image) {
      add("%@", .string("\u{FFFC}"))
    }
  }
}
