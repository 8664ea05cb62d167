import Foundation

/// Runs a command: reads its arguments, answers `--help` and `--version`, and turns what goes wrong
/// into one line on standard error and an exit status.
public struct CommandLineTool: Sendable {
  /// A failure that is told to the person in one line, without the command's name before it.
  public struct Failure: Error, Sendable {
    /// What the person is told; `nil` when that has been done.
    public var message: String?

    public init(_ message: String?) {
      self.message = message
    }
  }

  private let command: Command
  private let version: String
  private let run: @Sendable (ParsedArguments) throws -> Void

  /// A tool that does `run` with the arguments that fit `command`. `run` throws ``UsageError`` for
  /// values that do not fit and ``Failure`` for what went wrong outside.
  public init(
    _ command: Command, version: String,
    run: @escaping @Sendable (ParsedArguments) throws -> Void
  ) {
    self.command = command
    self.version = version
    self.run = run
  }

  /// Runs the tool with the process's arguments, or others, and ends the process.
  public func main(
    _ arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    // A reader that goes away is an error of the write, and not the end in the middle of a request:
    // the network's sockets raise the same signal.
    signal(SIGPIPE, SIG_IGN)
    StandardStream.openMissing()
    exit(start(arguments).rawValue)
  }

  func start(_ arguments: [String]) -> ExitStatus {
    do {
      switch try ArgumentParser(command).parse(arguments) {
      case .help(let path): StandardStream.output.write(help(of: path))
      case .version: StandardStream.output.writeLine("\(command.name) \(version)")
      case .run(let arguments): try run(arguments)
      }
      return .success
    } catch let error as UsageError {
      tell("\(error); see '\(command.name) --help'")
      return .usage
    } catch let error as Failure {
      if let message = error.message { tell(message) }
      return .failure
    } catch {
      tell(error.localizedDescription)
      return .failure
    }
  }

  private func help(of path: [String]) -> String {
    var command = command
    var above: [String] = []
    for name in path {
      guard let next = command.subcommands.first(where: { $0.name == name }) else { break }
      above.append(command.name)
      command = next
    }
    return command.help(path: above, width: min(Terminal.output.columns ?? 80, 100))
  }

  private func tell(_ message: String) {
    StandardStream.error.writeLine("\(command.name): \(message.printable)")
  }
}
