import Foundation

/// The Swift compiler, asked about a client's source file that imports the modules of this build.
enum Compiler {
  /// What the compiler has to say about `source`, a line for each error and warning; no line for
  /// sources that compile without any.
  static func diagnostics(of source: String, languageMode: Int = 6) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refusals-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Client.swift")
    try Data(source.utf8).write(to: file)
    let output = folder.appendingPathComponent("output.txt")
    let status = try await run(
      [
        "swiftc", "-typecheck", "-diagnostic-style", "llvm", "-swift-version", "\(languageMode)",
        "-I", try modules().path, file.path,
      ], output: output)
    let text = try String(contentsOf: output, encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init).filter {
      $0.contains("error: ") || $0.contains("warning: ")
    }
    // A compiler that does not get as far as the source is no answer.
    if (status == 0) == lines.contains(where: { $0.contains("error: ") }) {
      throw Failure(output: text)
    }
    if let line = lines.first(where: { $0.contains("no such module") }) {
      throw Failure(output: line)
    }
    return lines
  }

  struct Failure: Error {
    let output: String
  }

  private final class Anchor {}

  /// The folder with the modules of the build that the tests belong to: next to their bundle, or to
  /// their executable.
  private static func modules() throws -> URL {
    var folder = Bundle(for: Anchor.self).bundleURL
    while folder.path != "/" {
      let modules = folder.appendingPathComponent("Modules", isDirectory: true)
      if FileManager.default.fileExists(atPath: modules.path) { return modules }
      folder.deleteLastPathComponent()
    }
    throw Failure(output: "no folder Modules above \(Bundle(for: Anchor.self).bundleURL.path)")
  }

  private static func run(_ arguments: [String], output: URL) async throws -> Int32 {
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    defer { try? handle.close() }
    return try await withCheckedThrowingContinuation { continuation in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.standardOutput = handle
      process.standardError = handle
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }
}
