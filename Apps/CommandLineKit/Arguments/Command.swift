/// What a command line may say: the command's name, its options, its operands, its subcommands.
public struct Command: Sendable {
  /// An option: `--name`, or `--name value` where ``valueName`` is set.
  public struct Option: Sendable {
    public var name: String
    /// What the help calls the value; `nil` for an option that takes none.
    public var valueName: String?
    public var help: String

    public init(_ name: String, value valueName: String? = nil, help: String) {
      self.name = name
      self.valueName = valueName
      self.help = help
    }
  }

  /// An operand: an argument that is not an option.
  public struct Operand: Sendable {
    public var name: String
    public var isRequired: Bool
    /// Whether more may follow; only for the last operand.
    public var isRepeated: Bool
    public var help: String

    public init(
      _ name: String, isRequired: Bool = true, isRepeated: Bool = false, help: String
    ) {
      self.name = name
      self.isRequired = isRequired
      self.isRepeated = isRepeated
      self.help = help
    }
  }

  public var name: String
  public var summary: String
  public var operands: [Operand]
  public var options: [Option]
  public var subcommands: [Command]
  /// More for the help's end: environment variables, examples.
  public var notes: String

  public init(
    _ name: String, summary: String, operands: [Operand] = [], options: [Option] = [],
    subcommands: [Command] = [], notes: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
    self.subcommands = subcommands
    self.notes = notes
  }
}

extension Command {
  static let helpOption = Option("help", help: "print this help and exit")
  static let versionOption = Option("version", help: "print the version and exit")
}

extension Command {
  /// The text that `--help` prints.
  ///
  /// - Parameters:
  ///   - path: The names of the commands above this one.
  ///   - width: The columns at hand.
  public func help(path: [String] = [], width: Int = 80) -> String {
    let whole = (path + [name]).joined(separator: " ")
    var sections = [summary, "Usage: \(usage(whole: whole))"]
    sections.append(
      section("Commands", subcommands.map { ($0.name, $0.summary) }, width: width))
    sections.append(
      section("Arguments", operands.map { ($0.placeholder, $0.help) }, width: width))
    let all = options + (path.isEmpty ? [Self.helpOption, Self.versionOption] : [Self.helpOption])
    sections.append(section("Options", all.map { ($0.placeholder, $0.help) }, width: width))
    sections.append(notes)
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func usage(whole: String) -> String {
    var parts = [whole]
    if !subcommands.isEmpty { parts.append("<command>") }
    parts += operands.map { $0.isRequired ? $0.placeholder : "[\($0.placeholder)]" }
    parts.append("[options]")
    return parts.joined(separator: " ")
  }

  private func section(_ title: String, _ entries: [(String, String)], width: Int) -> String {
    guard let column = entries.map(\.0.displayWidth).max() else { return "" }
    let lines = entries.flatMap { name, help in
      help.wrapped(toWidth: max(20, width - column - 4)).enumerated().map { index, line in
        "  \((index == 0 ? name : "").padded(toWidth: column))  \(line)"
      }
    }
    return ([title + ":"] + lines).joined(separator: "\n")
  }
}

extension Command.Option {
  var placeholder: String { valueName.map { "--\(name) <\($0)>" } ?? "--\(name)" }
}

extension Command.Operand {
  var placeholder: String { isRepeated ? "<\(name)>..." : "<\(name)>" }
}
