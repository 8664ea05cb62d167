import Foundation

/// Starts an executable of the build, with a display, and ends it after `body`.
func withProgram(
  _ name: String, _ more: [String: String], _ body: (Process) throws -> Void
) throws {
  let process = Process()
  // Where the build has put the executables: beside the test bundle.
  process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent(name)
  process.environment = ProcessInfo.processInfo.environment.merging(more) { $1 }
  try process.run()
  defer {
    process.terminate()
    process.waitUntilExit()
  }
  try body(process)
}
