import Foundation
import Testing

@Suite("users asks for the password")
struct UsersPasswordTests {
  /// A line of shell at a terminal of its own, which `script` makes.
  private final class TerminalSession {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private(set) var transcript = ""

    init(_ line: String) throws {
      process = CommandRun.process("", [], environment: [:])
      process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
      process.arguments = ["-qefc", line, "/dev/null"]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = output
      try process.run()
    }

    /// Reads what is printed up to `text`; `false` if the command ends before.
    func read(upTo text: String) -> Bool {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while !transcript.contains(text) {
        let count = Foundation.read(output.fileHandleForReading.fileDescriptor, &buffer, 4096)
        if count <= 0 { return false }
        transcript += String(decoding: buffer[..<count], as: UTF8.self)
      }
      return true
    }

    func type(_ text: String) {
      input.fileHandleForWriting.write(Data(text.utf8))
    }

    func end() -> Int32 {
      _ = read(upTo: "\u{FFFF}")
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  private let users: UsersRunner

  init() throws {
    users = try UsersRunner()
  }

  private func login(_ arguments: String = "") -> String {
    let path = CommandRun.directory.appendingPathComponent("users").path
    return "'\(path)' login \(arguments) --state-file '\(users.stateFile.path)'"
  }

  @Test func andDoesNotShowIt() throws {
    let session = try TerminalSession(login("--user ada"))
    #expect(session.read(upTo: "Password of ada: "))
    session.type("lovelace\n")
    #expect(session.end() == 0)
    #expect(session.transcript.contains("Signed in as ada"))
    #expect(!session.transcript.contains("lovelace"))
  }

  @Test func afterTheName() throws {
    let session = try TerminalSession(login())
    #expect(session.read(upTo: "User name: "))
    session.type("ada\n")
    #expect(session.read(upTo: "Password of ada: "))
    session.type("wrong\n")
    #expect(session.end() == 1)
    #expect(session.transcript.contains("The user name or the password is wrong."))
    #expect(!session.transcript.contains("wrong\r\n\r\n"))
  }

  @Test func andAnInterruptEndsItWithTheTerminalAsItWas() throws {
    let session = try TerminalSession(
      "trap : INT; \(login("--user ada")); echo ended $?; stty -a")
    #expect(session.read(upTo: "Password of ada: "))
    session.type("secr\u{3}")
    #expect(session.read(upTo: "ended 130"))
    #expect(session.end() == 0)
    #expect(session.transcript.contains(" echo "), "\(session.transcript)")
  }
}
