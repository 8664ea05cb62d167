import Foundation

/// What a command did that was run as a process of its own.
struct CommandRun: Sendable {
  var output: String
  var error: String
  /// The exit status; 128 more than the number of the signal that ended it.
  var status: Int32

  var outputLines: [String] { Self.lines(output) }
  var errorLines: [String] { Self.lines(error) }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Where the build has put the executables: beside the test bundle.
  static let directory = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Runs the command with a clean environment and waits for its end.
  static func run(
    _ command: String, _ arguments: [String], input: String = "",
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    let standardInput = Pipe()
    let process = process(command, arguments, environment: environment)
    process.standardInput = standardInput
    let captured = try capture(process) {
      standardInput.fileHandleForWriting.write(Data(input.utf8))
      try? standardInput.fileHandleForWriting.close()
    }
    return captured
  }

  /// Runs a line of shell in which `$movies`, `$weather` and `$users` are the commands.
  static func shell(_ line: String) throws -> CommandRun {
    let process = process(
      "", [],
      environment: ["movies": path("movies"), "weather": path("weather"), "users": path("users")])
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.standardInput = FileHandle.nullDevice
    return try capture(process)
  }

  private static func path(_ command: String) -> String {
    directory.appendingPathComponent(command).path
  }

  static func process(
    _ command: String, _ arguments: [String], environment: [String: String]
  ) -> Process {
    let process = Process()
    process.executableURL = directory.appendingPathComponent(command)
    process.arguments = arguments
    // No proxy and no key of the machine at hand may play a part.
    var clean = ["PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory(), "LANG": "C.UTF-8"]
    // The thread sanitizer's settings hold for the commands too, which are built with it.
    clean["TSAN_OPTIONS"] = ProcessInfo.processInfo.environment["TSAN_OPTIONS"]
    process.environment = clean.merging(environment) { $1 }
    return process
  }

  private static func capture(
    _ process: Process, whileRunning: () -> Void = {}
  ) throws -> CommandRun {
    let output = Pipe()
    let error = Pipe()
    process.standardOutput = output
    process.standardError = error
    try process.run()
    whileRunning()
    // Both at once: a process that fills one pipe while the other is read would wait for ever.
    nonisolated(unsafe) var errorData = Data()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      errorData = error.fileHandleForReading.readDataToEndOfFile()
    }
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    let signalled = process.terminationReason == .uncaughtSignal
    return CommandRun(
      output: String(decoding: outputData, as: UTF8.self),
      error: String(decoding: errorData, as: UTF8.self),
      status: process.terminationStatus + (signalled ? 128 : 0))
  }
}
