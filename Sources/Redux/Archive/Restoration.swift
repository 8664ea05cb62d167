import Foundation

/// What came of reading an archive. Each case is a defined start: with ``state`` where there is one,
/// else with the app's own first state.
///
/// A file that is not understood is never written over: it is kept under another name, `keptAs`, in
/// the same folder. Where that is nil the file could not be moved and stands where it stood; saving
/// tries to move it once more and fails rather than lose it.
public enum Restoration<State> {
  /// There is no file: the first start.
  case missing
  /// The state as it was saved.
  case restored(State)
  /// The state of an older version, brought up to date. `keptAs` is a copy of the old file.
  case migrated(State, from: Int, keptAs: URL?)
  /// The file is torn, altered or of another kind; the text says in which way.
  case damaged(String, keptAs: URL?)
  /// A newer version of the app has written the file.
  case newer(version: Int, keptAs: URL?)
  /// The file is older, and a migration is missing or has failed.
  case notMigrated(from: Int, any Error, keptAs: URL?)
  /// The file cannot be read, or what stands there is no file (``ArchiveError/notAFile(path:)``),
  /// which is left alone.
  case unreadable(ArchiveError, keptAs: URL?)
}

extension Restoration {
  /// The state to start with; nil where none could be restored.
  public var state: State? {
    switch self {
    case .restored(let state), .migrated(let state, _, _): state
    case .missing, .damaged, .newer, .notMigrated, .unreadable: nil
    }
  }

  /// Where the file that was not understood, or the one before migration, is kept.
  public var keptAs: URL? {
    switch self {
    case .missing, .restored: nil
    case .migrated(_, _, let url), .damaged(_, let url), .newer(_, let url),
      .notMigrated(_, _, let url), .unreadable(_, let url):
      url
    }
  }

  /// Whether there was something that could not be restored: what to tell the person about.
  public var isFailure: Bool {
    switch self {
    case .missing, .restored, .migrated: false
    case .damaged, .newer, .notMigrated, .unreadable: true
    }
  }
}

extension Restoration: Sendable where State: Sendable {}

extension Restoration: CustomStringConvertible {
  /// What happened, in words for a log. It does not contain the state.
  public var description: String {
    let what =
      switch self {
      case .missing: "no archive yet"
      case .restored: "restored"
      case .migrated(_, let version, _): "restored from version \(version)"
      case .damaged(let reason, _): "damaged: \(reason)"
      case .newer(let version, _): "written by a newer version of the app (\(version))"
      case .notMigrated(let version, let error, _):
        "of version \(version), which could not be migrated: \(error)"
      case .unreadable(let error, _): "unreadable: \(error)"
      }
    return keptAs.map { "\(what) (kept as \($0.lastPathComponent))" } ?? what
  }
}
