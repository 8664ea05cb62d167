import Foundation
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
      for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
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

  /// Starts the process that saves, waits for its `lines`th line, and kills it some time after.
  private func run(_ options: [String] = [], lines: Int, delay: useconds_t) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("archiver")
    process.arguments = [folder.file.path] + options
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let handle = output.fileHandleForReading
    var data = Data()
    while data.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
      let more = handle.availableData
      if more.isEmpty { break }
      data += more
    }
    usleep(delay)
    kill(process.processIdentifier, SIGKILL)
    data += handle.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(String(decoding: data, as: UTF8.self))
  }

  /// How many rounds: 40 unless the environment says more.
  private static let rounds =
    ProcessInfo.processInfo.environment["TRIBUTARY_KILLS"].flatMap { Int($0) } ?? 40

  @Test func nothingThatWasSavedIsLostHoweverOftenItIsKilled() throws {
    var saved = 0
    var changed = 0
    var lost: [Int] = []
    for round in 0..<Self.rounds {
      let run = try run(lines: 8, delay: .random(in: 0..<10_000))
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

  @Test func aFileThatCannotGrowKeepsTheOldState() throws {
    let first = try run(lines: 20, delay: 0)
    #expect(first.saved > 0)
    let limited = try run(["--limit", "1000"], lines: 20, delay: 20_000)
    #expect(limited.saved == 0)
    #expect(limited.failures.contains { $0.contains("File too large") })
    let last = try run(lines: 1, delay: 0)
    #expect(last.started == limited.started)
    #expect(try #require(last.started) >= first.saved)
  }

  @Test(.enabled(if: getuid() == 0, "giving up rights takes rights"))
  func aFolderWithoutRightsKeepsTheOldState() throws {
    let first = try run(lines: 20, delay: 0)
    chmod(folder.url.path, 0o755)
    chmod(folder.file.path, 0o644)
    let nobody = try run(["--user", "65534"], lines: 20, delay: 20_000)
    #expect(try #require(nobody.started) >= first.saved)
    #expect(nobody.saved == 0)
    #expect(nobody.failures.contains { $0.contains("Permission denied") })
    #expect(try run(lines: 1, delay: 0).started == nobody.started)
  }
}
