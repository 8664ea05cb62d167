import Foundation
import Redux
import Testing

/// A folder of its own for the files of one test, removed afterwards.
final class ArchiveFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("archive-tests-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var file: URL { url.appendingPathComponent("state.json") }

  /// The names of all files but that of the lock.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { $0 != ".state.json.lock" }.sorted()
    }
  }

  func archive(
    version: Int = 1, migrations: [StateMigration] = [], calls: FileCalls = .system
  ) -> StateArchive<Notes> {
    StateArchive(file: file, version: version, migrations: migrations, calls: calls)
  }

  /// Saves with an archive of its own, as an earlier run of the app would.
  func save(_ notes: Notes, version: Int = 1) throws {
    let archive = archive(version: version)
    try archive.save(notes)
    archive.close()
  }

  /// Restores with an archive of its own, as the next run of the app would.
  func restore(version: Int = 1, migrations: [StateMigration] = []) -> Restoration<Notes> {
    archive(version: version, migrations: migrations).restore()
  }
}

/// The state of the tests.
struct Notes: Codable, Equatable {
  var texts: [String]
  var isOpen = false

  init(_ texts: String..., isOpen: Bool = false) {
    self.texts = texts
    self.isOpen = isOpen
  }
}
