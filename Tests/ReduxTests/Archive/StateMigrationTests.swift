import Foundation
import Redux
import Testing

@Suite("StateMigration")
struct StateMigrationTests {
  let folder = try! ArchiveFolder()

  /// The state as version 2 had it.
  struct OldNotes: Codable {
    var notes: [String]
  }

  let migrations: [StateMigration] = [
    .json(from: 1) { json in
      json["notes"] = .array([json["text"] ?? ""])
      json["text"] = nil
    },
    .typed(from: 2) { (old: OldNotes) in
      var notes = Notes()
      notes.texts = old.notes
      return notes
    },
    .json(from: 3, to: 5) { $0["isOpen"] = true },
  ]

  private func write<T: Codable>(_ value: T, version: Int) throws {
    let archive = StateArchive<T>(file: folder.file, version: version)
    try archive.save(value)
    archive.close()
  }

  @Test func anOldFileGoesThroughTheChain() throws {
    try write(["text": "first"], version: 1)
    let before = try Data(contentsOf: folder.file)
    let restoration = folder.restore(version: 5, migrations: migrations)
    guard case .migrated(let notes, from: 1, let kept?) = restoration else {
      Issue.record("\(restoration)")
      return
    }
    #expect(notes == Notes("first", isOpen: true))
    #expect(try Data(contentsOf: kept) == before)
    // Until the first save the old file is there for the next start too.
    #expect(try Data(contentsOf: folder.file) == before)
  }

  @Test func manyStartsWithoutASaveKeepOneCopy() throws {
    try write(["text": "first"], version: 1)
    let kept = (0..<3).map { _ in folder.restore(version: 5, migrations: migrations).keptAs }
    #expect(Set(kept).count == 1 && kept[0] != nil)
    #expect(try folder.names.count == 2)
    try write(["text": "second"], version: 1)
    _ = folder.restore(version: 5, migrations: migrations)
    #expect(try folder.names.count == 3)
    // Another file under the name that the copy would have is not written over.
    try Data("other".utf8).write(to: #require(kept[0]))
    try write(["text": "first"], version: 1)
    let other = try #require(folder.restore(version: 5, migrations: migrations).keptAs)
    #expect(other != kept[0])
    #expect(try String(contentsOf: #require(kept[0]), encoding: .utf8) == "other")
  }

  @Test func aFileOfTheMiddleBeginsInTheMiddle() throws {
    try write(OldNotes(notes: ["a", "b"]), version: 2)
    #expect(
      folder.restore(version: 5, migrations: migrations).state == Notes("a", "b", isOpen: true))
    try write(Notes("c"), version: 3)
    #expect(folder.restore(version: 5, migrations: migrations).state == Notes("c", isOpen: true))
  }

  @Test func aGapInTheChainKeepsTheFile() throws {
    try write(Notes("c"), version: 4)
    let restoration = folder.restore(version: 5, migrations: migrations)
    guard case .notMigrated(from: 4, let error, let kept?) = restoration else {
      Issue.record("\(restoration)")
      return
    }
    #expect((error as? MissingMigration)?.version == 4)
    #expect(kept.lastPathComponent.hasPrefix("state.json.version-4-"))
  }

  @Test func aMigrationThatLeadsPastThePresentIsNotTaken() throws {
    try write(Notes("c"), version: 3)
    let restoration = folder.restore(version: 4, migrations: migrations)
    guard case .notMigrated(from: 3, _, _?) = restoration else {
      Issue.record("\(restoration)")
      return
    }
  }

  @Test func aFailingMigrationKeepsTheFile() throws {
    struct Refusal: Error {}
    try write(Notes("c"), version: 1)
    let before = try Data(contentsOf: folder.file)
    let restoration = folder.restore(
      version: 2, migrations: [.json(from: 1) { _ in throw Refusal() }])
    guard case .notMigrated(from: 1, let error, let kept?) = restoration else {
      Issue.record("\(restoration)")
      return
    }
    #expect(error is Refusal)
    #expect(try Data(contentsOf: kept) == before)
  }

  @Test func aMigrationToWhatDoesNotDecodeKeepsTheFile() throws {
    try write(Notes("c"), version: 1)
    let restoration = folder.restore(
      version: 2, migrations: [.json(from: 1) { $0 = ["nothing": "of use"] }])
    guard case .notMigrated(from: 1, is DecodingError, _?) = restoration else {
      Issue.record("\(restoration)")
      return
    }
  }

  @Test func numbersKeepAllTheirDigits() throws {
    struct Numbers: Codable, Equatable {
      var least = Int64.min
      var greatest = UInt64.max
      var fraction = 0.1
      var large = 1e300
      var isTrue = true
      var one = 1
      var nothing: Int?
    }
    let archive = StateArchive<Numbers>(file: folder.file, version: 1)
    try archive.save(Numbers())
    archive.close()
    let next = StateArchive<Numbers>(
      file: folder.file, version: 2, migrations: [.json(from: 1) { _ in }])
    #expect(next.restore().state == Numbers())
  }
}
