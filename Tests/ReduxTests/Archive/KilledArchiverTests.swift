import Foundation
import Redux
import Testing

/// A process that saves without end and is killed in the middle of it.
@Suite("StateArchiver, killed", .serialized)
struct KilledArchiverTests {
  let folder = try! ArchiveFolder()

  /// What a run printed.
  private struct Run {
    var started: Int?
    var changed = 0
    var saved = 0
    var failures: [String] = []

    init(_ output: String) {
      // The last line may be cut off.
      for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .dropLast()
      {
        let words = line.split(separator: " ")
        switch words.first {
        case "start": started = Int(words[1])
        case "changed": changed = Int(words[1])!
        case "saved": saved = Int(words[1])!
        default: failures.append(String(line))
        }
      }
    }
  }

  /// Starts the process that saves, waits until it has said `word` so many times, and kills it some
  /// time after.
  private func run(
    _ options: [String] = [], until word: String, count: Int = 1, delay: useconds_t = 0,
    beforeKill: () throws -> Void = {}
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("archiver")
    process.arguments = [folder.file.path] + options
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let handle = output.fileHandleForReading
    var data = Data("\n".utf8)
    while String(decoding: data, as: UTF8.self).components(separatedBy: "\n\(word) ").count <= count
    {
      let more = handle.availableData
      if more.isEmpty { break }
      data += more
    }
    usleep(delay)
    let checked = Result { try beforeKill() }
    kill(process.processIdentifier, SIGKILL)
    data += handle.readDataToEndOfFile()
    process.waitUntilExit()
    try checked.get()
    return Run(String(decoding: data, as: UTF8.self))
  }

  /// How many rounds: 20 unless the environment says more.
  private static let rounds =
    ProcessInfo.processInfo.environment["TRIBUTARY_KILLS"].flatMap { Int($0) } ?? 20

  @Test func nothingThatWasSavedIsLostHoweverOftenItIsKilled() throws {
    var saved = 0
    var changed = 0
    var lost: [Int] = []
    for round in 0..<Self.rounds {
      let run = try run(
        until: "changed", count: .random(in: 1...20), delay: .random(in: 0..<10_000))
      let started = try #require(run.started, "round \(round): \(run.failures)")
      // All that was said to be saved is there, and nothing that never was.
      #expect(started >= saved)
      #expect(started <= changed)
      if round > 0 { lost.append(changed - started) }
      #expect(run.failures == [])
      saved = max(run.saved, started)
      changed = max(run.changed, started)
    }
    print(
      "killed \(Self.rounds) times after \(changed) changes:"
        + " lost \(lost.reduce(0, +)) unsaved ones, at most \(lost.max() ?? 0) at once")
    #expect(changed > Self.rounds)
    // No more left-overs than that of the last run.
    #expect(try folder.names.count <= 2)
  }

  @Test func whileAnotherProcessHasTheFileItCanBeReadButNotSaved() throws {
    struct Count: Codable {
      var count: Int
    }
    let archive = StateArchive<Count>(file: folder.file)
    let run = try run(until: "saved") {
      let state = try #require(archive.restore().state)
      #expect(state.count > 0)
      guard case .inUse = archive.access else {
        Issue.record("\(archive.access)")
        return
      }
      #expect(throws: ArchiveError.self) { try archive.save(Count(count: -1)) }
    }
    #expect(run.failures == [])
    // The system has freed the file of the process that is no more.
    let state = try #require(archive.restore().state)
    #expect(state.count >= run.saved)
    try archive.save(Count(count: 7))
  }

  @Test func aFileThatCannotGrowKeepsTheOldState() throws {
    let first = try run(until: "saved")
    #expect(first.saved > 0)
    let limited = try run(["--limit", "1000"], until: "failed:")
    #expect(limited.saved == 0)
    #expect(limited.failures.contains { $0.contains("File too large") })
    let last = try run(until: "start")
    #expect(last.started == limited.started)
    #expect(try #require(last.started) >= first.saved)
  }

  @Test(.enabled(if: getuid() == 0, "giving up rights takes rights"))
  func aFolderWithoutRightsKeepsTheOldState() throws {
    let first = try run(until: "saved")
    chmod(folder.url.path, 0o755)
    chmod(folder.file.path, 0o644)
    let nobody = try run(["--user", "65534"], until: "failed:")
    #expect(try #require(nobody.started) >= first.saved)
    #expect(nobody.saved == 0)
    #expect(nobody.failures.contains { $0.contains("Permission denied") })
    #expect(try run(until: "start").started == nobody.started)
  }
}
