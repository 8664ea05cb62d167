import Foundation

/// A command that runs while a test talks to it line by line.
final class Conversation {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private let error = Pipe()

  init(_ command: String, _ arguments: [String]) throws {
    process = CommandRun.process(command, arguments, environment: [:])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  func type(_ line: String) {
    input.fileHandleForWriting.write(Data((line + "\n").utf8))
  }

  /// The next line of standard output, waited for.
  func nextOutputLine() -> String? { Self.nextLine(of: output) }

  /// The next line of standard error, waited for.
  func nextErrorLine() -> String? { Self.nextLine(of: error) }

  /// Ends the input and gives the exit status.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func nextLine(of pipe: Pipe) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(pipe.fileHandleForReading.fileDescriptor, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
