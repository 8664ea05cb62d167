import Foundation
import Testing

@testable import Redux

@Suite("StateArchive")
struct StateArchiveTests {
  let folder = try! ArchiveFolder()

  @Test func restoresWhatWasSaved() throws {
    try folder.save(Notes("one", "two", isOpen: true))
    guard case .restored(let notes) = folder.restore() else {
      Issue.record("not restored")
      return
    }
    #expect(notes == Notes("one", "two", isOpen: true))
    #expect(try folder.names == ["state.json"])
  }

  @Test func aMissingFileIsAFirstStart() throws {
    guard case .missing = folder.restore() else {
      Issue.record("not missing")
      return
    }
    #expect(try folder.names == [])
  }

  @Test func makesTheFolder() throws {
    let file = folder.url.appendingPathComponent("a/b/state.json")
    let archive = StateArchive<Notes>(file: file)
    #expect(archive.restore().state == nil)
    try archive.save(Notes("deep"))
    archive.close()
    #expect(StateArchive<Notes>(file: file).restore().state == Notes("deep"))
  }

  @Test func onlyTheOwnerMayReadTheFile() throws {
    try folder.save(Notes("secret"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func replacesTheTargetOfALink() throws {
    let target = folder.url.appendingPathComponent("target.json")
    try FileManager.default.createSymbolicLink(at: folder.file, withDestinationURL: target)
    try folder.save(Notes("linked"))
    #expect(folder.restore().state == Notes("linked"))
    #expect(FileManager.default.fileExists(atPath: target.path))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file.path)
        == target.path)
  }

  @Test func everyTornFileIsDamagedAndKept() throws {
    try folder.save(Notes("one", "two"))
    let whole = try Data(contentsOf: folder.file)
    for count in 0..<whole.count {
      let torn = whole.prefix(count)
      try torn.write(to: folder.file)
      let restoration = folder.restore()
      guard case .damaged(_, let kept?) = restoration else {
        Issue.record("\(count) bytes of \(whole.count): \(restoration)")
        return
      }
      #expect(try Data(contentsOf: kept) == torn)
      #expect(try folder.names == [kept.lastPathComponent])
      try FileManager.default.removeItem(at: kept)
    }
  }

  @Test func everyFlippedBitIsNoticed() throws {
    try folder.save(Notes("one"))
    let whole = try Data(contentsOf: folder.file)
    for index in whole.indices {
      for bit in 0..<8 {
        var altered = whole
        altered[index] ^= 1 << bit
        try altered.write(to: folder.file)
        let restoration = folder.restore()
        #expect(restoration.isFailure || restoration.state == Notes("one"), "byte \(index)")
        let kept = restoration.keptAs ?? folder.file
        try FileManager.default.removeItem(at: kept)
      }
    }
  }

  @Test func whatFollowsTheStateIsDamage() throws {
    try folder.save(Notes("one"))
    let whole = try Data(contentsOf: folder.file)
    try (whole + Data("x".utf8)).write(to: folder.file)
    guard case .damaged = folder.restore() else {
      Issue.record("not damaged")
      return
    }
  }

  @Test(arguments: ["{}", "\n", "redux-archive\n", "redux-archive 1 version x bytes 2 crc32 0\n{}"])
  func aFileOfAnotherKindIsDamagedAndKept(text: String) throws {
    try Data(text.utf8).write(to: folder.file)
    let restoration = folder.restore()
    guard case .damaged(_, let kept?) = restoration else {
      Issue.record("\(restoration)")
      return
    }
    #expect(try String(contentsOf: kept, encoding: .utf8) == text)
  }

  @Test func aStateThatDoesNotDecodeIsDamaged() throws {
    let archive = StateArchive<[Int]>(file: folder.file)
    try archive.save([1, 2])
    archive.close()
    guard case .damaged(let reason, _?) = folder.restore() else {
      Issue.record("not damaged")
      return
    }
    #expect(reason.hasPrefix("it does not decode as Notes"))
  }

  @Test func filesKeptHaveNamesOfTheirOwn() throws {
    for text in ["a", "b", "c"] {
      try Data(text.utf8).write(to: folder.file)
      _ = folder.restore()
    }
    let texts = try folder.names.map {
      try String(contentsOf: folder.url.appendingPathComponent($0), encoding: .utf8)
    }
    #expect(texts.sorted() == ["a", "b", "c"])
  }

  @Test func aNewerFileIsKept() throws {
    try folder.save(Notes("future"), version: 7)
    let restoration = folder.restore(version: 6)
    guard case .newer(version: 7, let kept?) = restoration else {
      Issue.record("\(restoration)")
      return
    }
    try FileManager.default.moveItem(at: kept, to: folder.file)
    #expect(folder.restore(version: 7).state == Notes("future"))
  }

  @Test func aNewerFormatIsNewer() throws {
    try Data("redux-archive 2 version 3 and what not\n…".utf8).write(to: folder.file)
    guard case .newer(version: 3, _?) = folder.restore() else {
      Issue.record("not newer")
      return
    }
  }

  @Test(.disabled(if: geteuid() == 0, "root may read everything"))
  func anUnreadableFileIsKept() throws {
    try Data("precious".utf8).write(to: folder.file)
    chmod(folder.file.path, 0)
    let restoration = folder.restore()
    guard case .unreadable(.system("open", _, EACCES), let kept?) = restoration else {
      Issue.record("\(restoration)")
      return
    }
    #expect(FileManager.default.fileExists(atPath: kept.path))
  }

  @Test func aSaveWithoutARestoreKeepsWhatItDoesNotUnderstand() throws {
    try folder.save(Notes("future"), version: 2)
    try folder.save(Notes("present"))
    #expect(try folder.names.count == 2)
    #expect(folder.restore().state == Notes("present"))
    try Data("not an archive".utf8).write(to: folder.file)
    try folder.save(Notes("again"))
    #expect(try folder.names.count == 3)
  }

  @Test func aLaterSaveReplacesAnEarlierOne() throws {
    let archive = folder.archive()
    for index in 0..<20 { try archive.save(Notes("\(index)")) }
    #expect(archive.restore().state == Notes("19"))
    #expect(try folder.names == ["state.json"])
  }

  @Test func ofSeveralSavesTheLastCalledPrevails() throws {
    let archive = folder.archive()
    let first = archive.takeTicket()
    let second = archive.takeTicket()
    try archive.save(Notes("second"), ticket: second)
    try archive.save(Notes("first"), ticket: first)
    #expect(archive.restore().state == Notes("second"))
  }

  @Test func savesFromManyThreadsLeaveAWholeFile() throws {
    let archive = folder.archive()
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      if index % 10 == 0 {
        _ = archive.restore()
      } else {
        try? archive.save(Notes("\(index)"))
      }
    }
    #expect(archive.restore().state?.texts.count == 1)
    #expect(try folder.names == ["state.json"])
  }

  @Test func removesWhatAKilledProcessLeft() throws {
    try Data("half".utf8)
      .write(to: folder.url.appendingPathComponent(".state.json.saving-abc"))
    try Data("mine".utf8).write(to: folder.url.appendingPathComponent("other.json"))
    _ = folder.restore()
    #expect(try folder.names == ["other.json"])
  }

  @Test func wordsSayWhatHappened() {
    let kept = URL(fileURLWithPath: "/x/state.json.damaged-1")
    #expect(
      Restoration<Notes>.damaged("it is torn", keptAs: kept).description
        == "damaged: it is torn (kept as state.json.damaged-1)")
    #expect(Restoration<Notes>.missing.description == "no archive yet")
    #expect(Restoration.restored(Notes("secret")).description == "restored")
  }
}
