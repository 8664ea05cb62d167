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
  private let answers = Answers()

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [root.appending(path: "scripts/drive-chromium").path]
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // A thread of its own waits: none of the few threads of tasks may.
    Thread.detachNewThread { [answers] in
      let handle = output.fileHandleForReading
      var data = Data()
      while true {
        let more = handle.availableData
        if more.isEmpty { break }
        data += more
        while let end = data.firstIndex(of: UInt8(ascii: "\n")) {
          answers.append(Data(data[..<end]))
          data = Data(data[(end + 1)...])
        }
      }
      answers.append(nil)
    }
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
    input.fileHandleForWriting.write(line)
    guard let reply = await answers.next() else {
      throw Failure(reason: "the browser did not start, or has ended")
    }
    let answer = try JSONDecoder().decode(JSONValue.self, from: reply)
    if let reason = answer["error"]?.string { throw Failure(reason: reason) }
    return answer["result"] ?? .null
  }
}

/// What the browser has answered: one who asks waits for it, and the answers come one by one.
///
/// `@unchecked Sendable`: `lock` guards the rest.
private final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: CheckedContinuation<Data?, Never>?
  private var arrived: [Data?] = []

  /// Adds an answer; nil for the end.
  func append(_ answer: Data?) {
    let waiting: CheckedContinuation<Data?, Never>? = lock.withLock {
      if self.waiting == nil { arrived.append(answer) }
      return self.waiting.take()
    }
    waiting?.resume(returning: answer)
  }

  func next() async -> Data? {
    await withCheckedContinuation { continuation in
      let answer: Data?? = lock.withLock {
        guard let answer = arrived.first else {
          waiting = continuation
          return nil
        }
        // The end stays.
        if answer != nil { arrived.removeFirst() }
        return answer
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }
}
