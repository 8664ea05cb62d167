/// Reads command lines as GNU tools do: `--name value` or `--name=value`, options anywhere, `-h` for
/// `--help`, and `--` before operands that begin with a dash.
public struct ArgumentParser: Sendable {
  /// What is asked for.
  public enum Request: Sendable, Equatable {
    case run(ParsedArguments)
    /// The help of the command with these names, outermost first.
    case help([String])
    case version
  }

  private let command: Command

  public init(_ command: Command) {
    self.command = command
  }

  /// Reads `arguments`, without the name of the executable.
  ///
  /// Help and version win over every mistake that follows them.
  ///
  /// - Throws: ``UsageError`` for the first argument that does not fit.
  public func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var state = State(command: command)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if state.takesOnlyOperands || argument == "-" || !argument.hasPrefix("-") {
        try state.take(operand: argument)
      } else if argument == "--" {
        state.takesOnlyOperands = true
      } else if argument == "--help" || argument == "-h" {
        return .help(state.parsed.subcommands)
      } else if argument == "--version" {
        return .version
      } else {
        try state.take(option: argument, rest: &rest)
      }
    }
    try state.finish()
    return .run(state.parsed)
  }

  private struct State {
    var command: Command
    var options: [Command.Option]
    var parsed = ParsedArguments()
    var takesOnlyOperands = false

    init(command: Command) {
      self.command = command
      options = command.options
    }

    mutating func take(operand: String) throws(UsageError) {
      if command.subcommands.isEmpty {
        let takesMore = command.operands.last?.isRepeated == true
        guard takesMore || parsed.operands.count < command.operands.count else {
          throw UsageError("unexpected argument '\(operand.printable)'")
        }
        parsed.operands.append(operand)
        return
      }
      guard let subcommand = command.subcommands.first(where: { $0.name == operand }) else {
        let names = command.subcommands.map(\.name)
        throw UsageError(
          "no command '\(operand.printable)'" + suggestion(for: operand, among: names, prefix: ""))
      }
      command = subcommand
      options += subcommand.options
      parsed.subcommands.append(subcommand.name)
    }

    mutating func take(
      option argument: String, rest: inout ArraySlice<String>
    ) throws(UsageError) {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0].drop { $0 == "-" })
      guard argument.hasPrefix("--"), let option = options.first(where: { $0.name == name }) else {
        let names = (options + [Command.helpOption, Command.versionOption]).map(\.name)
        throw UsageError(
          "unknown option '\(parts[0].description.printable)'"
            + suggestion(for: name, among: names, prefix: "--"))
      }
      guard parsed.options[name] == nil else {
        throw UsageError("--\(name) is given twice")
      }
      guard let valueName = option.valueName else {
        if parts.count > 1 { throw UsageError("--\(name) takes no value") }
        parsed.options[name] = ""
        return
      }
      // A next argument that looks like an option is more likely a forgotten value than a value.
      let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
      guard let value = parts.count > 1 ? String(parts[1]) : next, !value.isEmpty else {
        throw UsageError("--\(name) needs a value: --\(name) <\(valueName)>")
      }
      if parts.count == 1 { rest.removeFirst() }
      parsed.options[name] = value
    }

    func finish() throws(UsageError) {
      if !command.subcommands.isEmpty {
        let names = command.subcommands.map(\.name).joined(separator: ", ")
        throw UsageError("no command is given: one of \(names)")
      }
      let required = command.operands.filter(\.isRequired)
      if parsed.operands.count < required.count {
        throw UsageError("missing <\(required[parsed.operands.count].name)>")
      }
    }

    private func suggestion(for name: String, among names: [String], prefix: String) -> String {
      let close = names.map { ($0, $0.distance(to: name)) }.min { $0.1 < $1.1 }
      guard let close, close.1 <= 1 + name.count / 4 else { return "" }
      return ", did you mean '\(prefix)\(close.0)'?"
    }
  }
}

extension String {
  /// How many letters have to be put in, taken out or replaced to get from one text to the other.
  fileprivate func distance(to other: String) -> Int {
    var row = Array(0...other.count)
    for (line, character) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, candidate) in other.enumerated() {
        let replaced = diagonal + (character == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
