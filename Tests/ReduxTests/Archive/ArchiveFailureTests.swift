import Foundation
@testable import Redux
import Testing

/// What the disk may refuse, call by call.
@Suite("StateArchive, failures")
struct ArchiveFailureTests {
  let folder = try! ArchiveFolder()

  enum Fault: CaseIterable {
    case fullDisk, shortWrite, syncOfFile, rename, syncOfFolder
  }

  /// Calls of which one fails.
  private func calls(_ fault: Fault) -> FileCalls {
    var calls = FileCalls.system
    switch fault {
    case .fullDisk:
      calls.write = { _, _, _ in
        errno = ENOSPC
        return -1
      }
    case .shortWrite:
      // Half of it, then no more room.
      calls.write = { descriptor, bytes, count in
        if count > 20 { return write(descriptor, bytes, count / 2) }
        errno = ENOSPC
        return -1
      }
    case .syncOfFile:
      calls.fsync = { _ in
        errno = EIO
        return -1
      }
    case .rename:
      calls.rename = { _, _ in
        errno = EACCES
        return -1
      }
    case .syncOfFolder:
      calls.fsync = { descriptor in
        var status = stat()
        fstat(descriptor, &status)
        guard status.st_mode & S_IFMT == S_IFDIR else { return fsync(descriptor) }
        errno = EIO
        return -1
      }
    }
    return calls
  }

  @Test(arguments: Fault.allCases)
  func aFailedSaveThrowsAndLeavesTheOldFile(fault: Fault) throws {
    try folder.save(Notes("old"))
    let archive = folder.archive(calls: calls(fault))
    #expect(archive.restore().state == Notes("old"))
    #expect(throws: ArchiveError.self) { try archive.save(Notes("new")) }
    archive.close()
    #expect(try folder.names == ["state.json"])
    let state = folder.restore().state
    #expect(state == (fault == .syncOfFolder ? Notes("new") : Notes("old")))
  }

  @Test func aFullDiskIsToldFromARefusal() throws {
    let full = folder.archive(calls: calls(.fullDisk))
    let error = #expect(throws: ArchiveError.self) { try full.save(Notes("new")) }
    #expect(error?.isFullDisk == true)
    #expect(error?.isRefused == false)
    #expect(error?.description.contains("No space left on device") == true)
    full.close()
    let refused = folder.archive(calls: calls(.rename))
    let refusal = #expect(throws: ArchiveError.self) { try refused.save(Notes("new")) }
    #expect(refusal?.isRefused == true)
  }

  @Test func aStateThatDoesNotEncodeIsAnError() throws {
    let archive = StateArchive<[Double]>(file: folder.file)
    try archive.save([1])
    let error = #expect(throws: ArchiveError.self) { try archive.save([.nan]) }
    guard case .encoding(is EncodingError) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(archive.restore().state == [1])
  }

  @Test func interruptedAndPartialWritesGoOn() throws {
    var calls = FileCalls.system
    let isInterrupted = Flag()
    calls.write = { descriptor, bytes, count in
      if isInterrupted.toggle() {
        errno = EINTR
        return -1
      }
      return write(descriptor, bytes, min(count, 3))
    }
    let archive = folder.archive(calls: calls)
    try archive.save(Notes("in small pieces"))
    archive.close()
    #expect(folder.restore().state == Notes("in small pieces"))
  }

  @Test func aBadFileThatCannotBeMovedIsNotWrittenOver() throws {
    try Data("precious".utf8).write(to: folder.file)
    let archive = folder.archive(calls: calls(.rename))
    let restoration = archive.restore()
    guard case .damaged(_, keptAs: nil) = restoration else {
      Issue.record("\(restoration)")
      return
    }
    #expect(throws: ArchiveError.self) { try archive.save(Notes("new")) }
    #expect(try String(contentsOf: folder.file, encoding: .utf8) == "precious")
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let archive = StateArchive<Notes>(file: URL(fileURLWithPath: "/proc/no/such/state.json"))
    guard case .missing = archive.restore(), case .failed = archive.access else {
      Issue.record("\(archive.access)")
      return
    }
    #expect(throws: ArchiveError.self) { try archive.save(Notes("new")) }
  }

  @Test func aFolderThatWasRemovedIsMadeAgain() throws {
    let file = folder.url.appendingPathComponent("a/b/state.json")
    let archive = StateArchive<Notes>(file: file)
    try archive.save(Notes("first"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("a"))
    try archive.save(Notes("second"))
    let other = StateArchive<Notes>(file: file)
    #expect(other.restore().state == Notes("second"))
    guard case .inUse = other.access else {
      Issue.record("\(other.access)")
      return
    }
  }

  @Test func aBadFileThatAPersonHasTakenAwayIsForgotten() throws {
    try Data("precious".utf8).write(to: folder.file)
    var calls = FileCalls.system
    calls.rename = { old, new in
      guard new.contains(".damaged-") else { return rename(old, new) }
      errno = EACCES
      return -1
    }
    let archive = folder.archive(calls: calls)
    #expect(archive.restore().isFailure)
    #expect(throws: ArchiveError.self) { try archive.save(Notes("new")) }
    try FileManager.default.removeItem(at: folder.file)
    try archive.save(Notes("new"))
    #expect(folder.restore().state == Notes("new"))
  }

  @Test func aFolderInPlaceOfTheFileIsRefusedAndLeftAlone() throws {
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
    let precious = folder.file.appendingPathComponent("precious")
    try Data("precious".utf8).write(to: precious)
    let archive = folder.archive()
    guard case .unreadable(.notAFile(let path), keptAs: nil) = archive.restore() else {
      Issue.record("not refused")
      return
    }
    #expect(path == folder.file.path)
    for archive in [archive, folder.archive()] {
      let error = #expect(throws: ArchiveError.self) { try archive.save(Notes("new")) }
      guard case .notAFile = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect("\(try #require(error))".contains("is not a file"))
      archive.close()
    }
    #expect(try folder.names == ["state.json"])
    #expect(try String(contentsOf: precious, encoding: .utf8) == "precious")
  }

  @Test func aPipeInPlaceOfTheFileIsRefusedWithoutWaiting() throws {
    try #require(mkfifo(folder.file.path, 0o600) == 0)
    let archive = folder.archive()
    guard case .unreadable(.notAFile, keptAs: nil) = archive.restore() else {
      Issue.record("not refused")
      return
    }
    #expect(throws: ArchiveError.self) { try archive.save(Notes("new")) }
    var status = stat()
    #expect(lstat(folder.file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(try folder.names == ["state.json"])
  }

  @Test func linksInACircleAreRefused() throws {
    let other = folder.url.appendingPathComponent("other.json")
    try FileManager.default.createSymbolicLink(at: folder.file, withDestinationURL: other)
    try FileManager.default.createSymbolicLink(at: other, withDestinationURL: folder.file)
    let archive = folder.archive()
    guard case .unreadable(_, keptAs: nil) = archive.restore() else {
      Issue.record("not refused")
      return
    }
    #expect(throws: ArchiveError.self) { try archive.save(Notes("new")) }
    #expect(try folder.names == ["other.json", "state.json"])
  }

  #if os(Linux)
    @Test func aProcessThatIsBeingStartedDoesNotKeepTheLock() throws {
      let first = folder.archive()
      try first.save(Notes("first"))
      // What a child has between its birth and its program.
      let lock = folder.url.appendingPathComponent(".state.json.lock").path
      let descriptor = try #require(
        FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
          .first {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))
              == lock
          })
      let copy = dup(descriptor)
      defer { close(copy) }
      first.close()
      let second = folder.archive()
      try second.save(Notes("second"))
      guard case .owned = second.access else {
        Issue.record("\(second.access)")
        return
      }
    }
  #endif

  @Test func aSaveThatComesLateDoesNotTakeTheFileAgain() throws {
    let archive = folder.archive()
    let ticket = archive.takeTicket()
    try archive.save(Notes("newer"))
    archive.close()
    try archive.save(Notes("older"), ticket: ticket)
    guard case .closed = archive.access else {
      Issue.record("\(archive.access)")
      return
    }
    #expect(folder.restore().state == Notes("newer"))
  }

  @Test func oneArchiveAtATimeHasTheFile() throws {
    let first = folder.archive()
    try first.save(Notes("first"))
    let second = folder.archive()
    #expect(second.restore().state == Notes("first"))
    guard case .inUse = second.access else {
      Issue.record("\(second.access)")
      return
    }
    let error = #expect(throws: ArchiveError.self) { try second.save(Notes("second")) }
    guard case .inUse = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    try first.save(Notes("third"))
    first.close()
    // It has not seen what the first one saved last, and must not write over it.
    #expect(throws: ArchiveError.self) { try second.save(Notes("second")) }
    #expect(second.restore().state == Notes("third"))
    try second.save(Notes("fourth"))
    second.close()
    #expect(folder.restore().state == Notes("fourth"))
  }

  @Test func aBadFileOfAnotherIsLeftWhereItIs() throws {
    let first = folder.archive()
    try first.save(Notes("first"))
    try Data("torn".utf8).write(to: folder.file)
    let second = folder.archive()
    guard case .damaged(_, keptAs: nil) = second.restore() else {
      Issue.record("moved")
      return
    }
    #expect(try folder.names == ["state.json"])
    withExtendedLifetime(first) {}
  }

  @Test func waitsForAnotherToFinish() throws {
    let first = folder.archive()
    try first.save(Notes("first"))
    let second = StateArchive<Notes>(file: folder.file, wait: 300)
    Thread.detachNewThread {
      usleep(30_000)
      first.close()
    }
    #expect(second.restore().state == Notes("first"))
    try second.save(Notes("second"))
  }

  @Test func theEndOfAnArchiveFreesTheFile() throws {
    do {
      let archive = folder.archive()
      try archive.save(Notes("one"))
    }
    try folder.save(Notes("two"))
  }
}

/// A truth value for closures.
private final class Flag: @unchecked Sendable {
  // Guarded by `lock`.
  private var value = false
  private let lock = NSLock()

  func toggle() -> Bool {
    lock.withLock {
      value.toggle()
      return value
    }
  }
}
