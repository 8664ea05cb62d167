import Foundation
import Redux

/// A headless Chromium, driven by `scripts/drive-chromium`.
///
/// `@unchecked Sendable`: it never changes, and the tests ask one question after another.
final class Browser: @unchecked Sendable {
  struct Failure: Error {
    let reason: String
  }

  /// Whether there is a browser and a Python to drive it.
  static let isInstalled =
    ["chromium", "chromium-browser", "google-chrome"].contains {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    } && FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [root.appending(path: "scripts/drive-chromium").path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func open(_ url: URL) async throws {
    try await ask(["open": .string(url.absoluteString)])
  }

  /// The value of an expression of JavaScript, or what comes of it if it is a promise.
  @discardableResult
  func evaluate(_ expression: String) async throws -> JSONValue {
    try await ask(["evaluate": .string(expression)])
  }

  /// Waits until the expression is true, a minute at most, and says whether it came to be.
  func wait(for expression: String) async throws -> Bool {
    let result = try await evaluate(
      """
      new Promise(done => {
        const end = Date.now() + 60000;
        const look = () => {
          let isTrue = false;
          try { isTrue = Boolean(\(expression)); } catch {}
          if (isTrue || Date.now() > end) done(isTrue); else setTimeout(look, 10);
        };
        look();
      })
      """)
    return result.bool == true
  }

  func press(_ key: String) async throws {
    try await ask(["key": .string(key)])
  }

  func type(_ text: String) async throws {
    try await ask(["type": .string(text)])
  }

  func setDark(_ isDark: Bool) async throws {
    try await ask(["dark": .bool(isDark)])
  }

  func takePicture(_ path: String) async throws {
    try await ask(["screenshot": .string(path)])
  }

  @discardableResult
  private func ask(_ question: JSONValue) async throws -> JSONValue {
    let line = try JSONEncoder().encode(question) + Data("\n".utf8)
    let reply: Data = await withCheckedContinuation { continuation in
      // The answer can take a while: none of the few threads of tasks may wait for it.
      Thread.detachNewThread { [self] in
        input.fileHandleForWriting.write(line)
        var reply = Data()
        while reply.last != UInt8(ascii: "\n") {
          let more = output.fileHandleForReading.availableData
          if more.isEmpty { break }
          reply += more
        }
        continuation.resume(returning: reply)
      }
    }
    guard !reply.isEmpty else { throw Failure(reason: "the browser did not start") }
    let answer = try JSONDecoder().decode(JSONValue.self, from: reply)
    if let reason = answer["error"]?.string { throw Failure(reason: reason) }
    return answer["result"] ?? .null
  }
}
