internal import CAtspi
import Foundation

/// A program with windows, started for a test, and what the accessibility tree holds of it.
@ScreenReader
public final class AccessibleProgram {
  private let process: Process
  private let home: URL
  public let root: Accessible

  /// Where the build has put the executables: beside the test bundle.
  private static let directory = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Starts a program that has been built and waits for its first window. It has a home of its own
  /// and no key to any service, and is on the accessibility bus.
  public init(_ name: String, environment: [String: String] = [:]) throws {
    try ScreenReader.start()
    home = FileManager.default.temporaryDirectory
      .appendingPathComponent("accessible-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    process = Process()
    process.executableURL = Self.directory.appendingPathComponent(name)
    process.environment = Self.environment(home: home).merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    do {
      root = try Self.findRoot(process)
    } catch {
      Self.stop(process, home)
      throw error
    }
  }

  isolated deinit {
    stop()
  }

  /// Ends the program, and waits for its end.
  public func stop() {
    Self.stop(process, home)
  }

  private static func stop(_ process: Process, _ home: URL) {
    if process.isRunning {
      // A thread that blocks signals has started it, perhaps: it may not hear milder ones.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: home)
  }

  private static func environment(home: URL) -> [String: String] {
    var result = ProcessInfo.processInfo.environment
    for key in ["TMDB_API_KEY", "OPENWEATHERMAP_API_KEY", "GITHUB_TOKEN"] { result[key] = nil }
    result["HOME"] = home.path
    result["XDG_STATE_HOME"] = home.path
    result["LANG"] = "C.UTF-8"
    result["GTK_A11Y"] = "atspi"
    return result
  }

  private static func findRoot(_ process: Process) throws -> Accessible {
    let name = process.executableURL?.lastPathComponent ?? ""
    return try ScreenReader.wait(for: "a window of \(name)") {
      guard process.isRunning else { throw ReaderError("it has ended") }
      let programs = try Accessible(atspi_get_desktop(0))?.children ?? []
      let own = programs.first { (try? $0.processIdentifier) == process.processIdentifier }
      guard let own, try own.children.contains(where: { $0.states.contains(.showing) }) else {
        return nil
      }
      own.rememberNothing()
      return own
    }
  }

  // MARK: Waiting

  /// Waits until there is something to be seen with a role, a name, and whatever else is wanted.
  @discardableResult
  public func wait(
    for role: Role, _ name: String? = nil,
    where isWanted: (Accessible) throws -> Bool = { _ in true }
  ) throws -> Accessible {
    try explaining {
      try ScreenReader.wait(for: "\(role) “\(name ?? "…")”") {
        try root.first(role, name, where: isWanted)
      }
    }
  }

  /// Waits until something has gone.
  public func waitForEnd(of role: Role, _ name: String? = nil) throws {
    _ = try explaining {
      try ScreenReader.wait(for: "the end of \(role) “\(name ?? "…")”") {
        try root.first(role, name) == nil ? true : nil
      }
    }
  }

  /// Waits until `condition` holds.
  public func wait(until what: String, _ condition: () throws -> Bool) throws {
    _ = try explaining { try ScreenReader.wait(for: what) { try condition() ? true : nil } }
  }

  /// Tells with an error what the windows have shown.
  private func explaining<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as ReaderError {
      let heard = ScreenReader.events.suffix(20).map { event in
        "\(event.kind) \(event.text ?? "") of \(event.source?.summary ?? "?")"
      }
      throw ReaderError(([root.outline, "heard:"] + heard).reduce("\(error)") { "\($0)\n\($1)" })
    }
  }
}
