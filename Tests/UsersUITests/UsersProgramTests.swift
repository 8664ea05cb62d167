import Foundation
import Redux
import ScreenshotSupport
import UsersKit
import XCTest

/// The command `users` with its window, as processes.
final class UsersProgramTests: AppWindowTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private var file: URL { folder.appending(path: "tributary/users.archive") }

  override func setUpWithError() throws {
    try super.setUpWithError()
    folder = FileManager.default.temporaryDirectory.appending(path: "users-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  private func process(_ arguments: [String]) -> Process {
    let process = Process()
    // Where the build has put the executables: beside the test bundle.
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("users")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_STATE_HOME": folder.path, "GITHUB_TOKEN": "",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// What a command prints on both streams, and its status.
  private func run(_ arguments: String...) throws -> (text: String, status: Int32) {
    let process = process(arguments)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  /// Starts the window on a state in which ada looks at octocat, who is fetched then.
  private func startWindow() throws -> Process {
    let archive = UsersArchive.make(file: file)
    try archive.save(
      AppState(
        authState: AuthState(
          currentUser: Account(username: "ada", name: "Ada Example", provider: .password)),
        routing: NavigationState(path: [.user("octocat")])))
    archive.close()
    let window = process([])
    try window.run()
    let file = file
    XCTAssertTrue(
      MainActor.assumeIsolated { pump { OpenWindow.isOpen(on: file) || !window.isRunning } })
    XCTAssertTrue(window.isRunning)
    return window
  }

  /// Waits for the end of a process, or ends it.
  private func ended(_ process: Process) -> Bool {
    let hasEnded = MainActor.assumeIsolated { pump { !process.isRunning } }
    if !hasEnded { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return hasEnded
  }

  private func saved() -> AppState? {
    let archive = UsersArchive.make(file: file)
    defer { archive.close() }
    return archive.restore().state
  }

  func testASignalThatEndsTheProcessLosesNothing() throws {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      // What this process ignores, as one in the background does, its children would.
      let former = signal(number, SIG_DFL)
      defer { signal(number, former) }
      // The window needs a moment to fetch; it saves by itself half a second after that.
      for wait in [0.3, 0.6, 1.5, 4] {
        let window = try startWindow()
        MainActor.assumeIsolated { pump(seconds: wait) }
        kill(window.processIdentifier, number)
        guard ended(window) else { return XCTFail("signal \(number) does not end the process") }
        XCTAssertEqual(window.terminationReason, .uncaughtSignal)
        XCTAssertEqual(window.terminationStatus, number)
        if saved()?.user("octocat") != nil { break }
        XCTAssertLessThan(wait, 4, "what the window had is lost")
      }
      XCTAssertFalse(OpenWindow.isOpen(on: file))
    }
  }

  func testCommandsAreAnsweredWhileTheWindowIsOpen() throws {
    let window = try startWindow()
    defer { _ = ended(window) }
    let whoami = try run("whoami")
    XCTAssertEqual(whoami.status, 0)
    XCTAssertTrue(whoami.text.contains("ada (Ada Example)"), whoami.text)
    let show = try run("show", "example-ada")
    XCTAssertEqual(show.status, 0)
    XCTAssertTrue(show.text.contains("Analytical Engines"), show.text)
    XCTAssertTrue(show.text.contains("this is not remembered"), show.text)
    let logout = try run("logout")
    XCTAssertEqual(logout.status, 1)
    XCTAssertEqual(
      logout.text,
      "users: the window of 'users' is open and has the state: do it there, or close the window "
        + "first.\n")
    window.terminate()
    XCTAssertTrue(ended(window))
    XCTAssertEqual(try run("logout").status, 0)
  }
}
