import Foundation

/// A file that a state is kept in from one start of the app to the next.
///
/// ```swift
/// let archive = StateArchive<AppState>(file: url, version: 3, migrations: migrations)
/// let restoration = archive.restore()
/// let store = Store(reducer: appReducer, state: restoration.state)
/// ```
///
/// - A save replaces the file as a whole and waits for the disk: after a crash or a loss of power
///   the file holds the new state or the one before. ``StateArchiver`` saves a changing state.
/// - ``restore()`` never traps; each kind of file that it may find is a case of ``Restoration``. A
///   file that is not understood is kept under another name, beside it. Nothing removes such files.
/// - One archive object of all processes has the file, from its first call until ``close()`` or its
///   end. Others can restore, which gives them what was saved last, but not save.
///
/// The file and its folder are made as needed; what is in the file is readable to its owner alone.
/// The calls take as long as encoding and the disk take; all may be used from any thread.
///
/// `@unchecked Sendable`: `lock` guards `ownership`, `mustSetAside` and the counters, and each
/// access to the file. The encoder and decoder are not changed and are called with no lock held.
public final class StateArchive<State: Codable>: @unchecked Sendable {
  /// Who may write the file.
  public enum Access: Sendable {
    /// Nothing was called yet, or the archive was closed.
    case closed
    /// This object.
    case owned
    /// Another process, or another object of this one.
    case inUse
    /// No one can tell: the lock cannot be taken. It is tried again with each save.
    case failed(ArchiveError)
  }

  private enum Ownership {
    case none
    case held(FileLock)
    case refused
    case failed(ArchiveError)
  }

  /// Where the state is kept.
  public let file: URL
  /// The version of the form in which states are saved.
  public let version: Int

  private let migrations: [Int: StateMigration]
  private let encoder: JSONEncoder
  private let decoder: JSONDecoder
  private let wait: TimeInterval
  private let disk: AtomicFile

  private let lock = NSLock()
  private var ownership = Ownership.none
  /// Why the present file must be kept before another takes its place; nil where it need not.
  private var mustSetAside: String?
  private var lastTicket = 0
  private var lastWritten = 0

  /// An archive at `file`. Nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - version: The version of the present form of `State`: a whole number that grows whenever the
  ///     JSON of older ones can no longer be decoded, or would mean something else.
  ///   - migrations: How to get from older versions to `version`. Of two from one version the last
  ///     counts.
  ///   - wait: How many seconds to wait, at most, for another process that has the file, in the
  ///     first call. A command that runs for a moment waits; an app with a window does not.
  public convenience init(
    file: URL, version: Int = 1, migrations: [StateMigration] = [], wait: TimeInterval = 0,
    encoder: JSONEncoder = JSONEncoder(), decoder: JSONDecoder = JSONDecoder()
  ) {
    self.init(
      file: file, version: version, migrations: migrations, wait: wait, encoder: encoder,
      decoder: decoder, calls: .system)
  }

  package init(
    file: URL, version: Int = 1, migrations: [StateMigration] = [], wait: TimeInterval = 0,
    encoder: JSONEncoder = JSONEncoder(), decoder: JSONDecoder = JSONDecoder(), calls: FileCalls
  ) {
    self.file = file
    self.version = version
    self.migrations = Dictionary(migrations.map { ($0.source, $0) }) { $1 }
    self.wait = wait
    self.encoder = encoder
    self.decoder = decoder
    disk = AtomicFile(url: file, calls: calls)
  }

  /// Who may write the file, as of the last call.
  public var access: Access {
    lock.withLock {
      switch ownership {
      case .none: .closed
      case .held: .owned
      case .refused: .inUse
      case .failed(let error): .failed(error)
      }
    }
  }

  /// Gives the file free for others. A later call takes it again, as if it were the first.
  public func close() {
    let released = lock.withLock {
      defer { ownership = .none }
      return ownership
    }
    withExtendedLifetime(released) {}
  }
}

extension StateArchive {
  /// Reads the saved state.
  public func restore() -> Restoration<State> {
    let (content, ticket): (Result<Data?, ArchiveError>, Int) = lock.withLock {
      takeOwnership(again: true)
      do throws(ArchiveError) {
        return (.success(try disk.read()), lastTicket)
      } catch {
        return (.failure(error), lastTicket)
      }
    }
    switch content {
    case .success(nil): return .missing
    case .success(let data?): return decode(data, ticket: ticket)
    case .failure(let error):
      return .unreadable(error, keptAs: setAside("unreadable", unlessSavedAfter: ticket))
    }
  }

  private func decode(_ data: Data, ticket: Int) -> Restoration<State> {
    switch ArchiveFormat.content(of: data) {
    case .damaged(let reason):
      return .damaged(reason, keptAs: setAside("damaged", unlessSavedAfter: ticket))
    case .newerFormat(let version):
      return .newer(version: version, keptAs: setAside("newer", unlessSavedAfter: ticket))
    case .payload(_, let version) where version > self.version:
      return .newer(version: version, keptAs: setAside("newer", unlessSavedAfter: ticket))
    case .payload(let payload, let version) where version < self.version:
      do {
        let state = try decoder.decode(State.self, from: migrate(payload, from: version))
        return .migrated(state, from: version, keptAs: keepCopy(of: data, version: version))
      } catch {
        return .notMigrated(
          from: version, error,
          keptAs: setAside("version-\(version)", unlessSavedAfter: ticket))
      }
    case .payload(let payload, _):
      do {
        return .restored(try decoder.decode(State.self, from: payload))
      } catch {
        return .damaged(
          "it does not decode as \(State.self): \(error)",
          keptAs: setAside("damaged", unlessSavedAfter: ticket))
      }
    }
  }

  private func migrate(_ payload: Data, from version: Int) throws -> Data {
    var payload = payload
    var version = version
    while version != self.version {
      guard let migration = migrations[version], migration.target <= self.version else {
        throw MissingMigration(version: version)
      }
      payload = try migration.convert(payload, decoder, encoder)
      version = migration.target
    }
    return payload
  }
}

extension StateArchive {
  /// Saves `state`: when this returns, it is on the disk. Of several saves at once the one that was
  /// called last prevails.
  ///
  /// Without a ``restore()`` before it, the first save has a look at the file, and keeps one that
  /// is not understood.
  ///
  /// - Throws: The file is as it was, unless the error names the folder: then it holds `state`, but
  ///   might not survive a loss of power.
  public func save(_ state: State) throws(ArchiveError) {
    try save(state, ticket: takeTicket())
  }

  /// A number that says which of several saves is the latest.
  func takeTicket() -> Int {
    lock.withLock {
      lastTicket += 1
      return lastTicket
    }
  }

  func save(_ state: State, ticket: Int) throws(ArchiveError) {
    // Another thread may have written this state, or a later one, and closed the archive since.
    if lock.withLock({ ticket <= lastWritten }) { return }
    let isFirst = lock.withLock { if case .none = ownership { true } else { false } }
    if isFirst { lookAtFile() }
    let payload: Data
    do {
      payload = try encoder.encode(state)
    } catch {
      throw .encoding(error)
    }
    let data = ArchiveFormat.file(payload: payload, version: version)
    try write(data, ticket: ticket)
  }

  /// Has a file that would be lost set aside by the write that follows.
  private func lookAtFile() {
    lock.withLock {
      takeOwnership(again: true)
      do throws(ArchiveError) {
        guard let data = try disk.read() else { return }
        switch ArchiveFormat.content(of: data) {
        case .damaged: mustSetAside = "damaged"
        case .newerFormat: mustSetAside = "newer"
        case .payload(_, let version) where version > self.version: mustSetAside = "newer"
        case .payload(_, let version) where version < self.version:
          mustSetAside = "version-\(version)"
        case .payload: break
        }
      } catch {
        mustSetAside = "unreadable"
      }
    }
  }

  private func write(_ data: Data, ticket: Int) throws(ArchiveError) {
    let result: Result<Void, ArchiveError> = lock.withLock {
      do throws(ArchiveError) {
        guard ticket > lastWritten else { return .success(()) }
        // Somebody has removed the folder, and with it the lock: both are made anew.
        if case .held = ownership, !disk.hasFolder { ownership = .none }
        takeOwnership(again: false)
        switch ownership {
        case .held: break
        case .failed(let error): throw error
        case .none, .refused: throw .inUse(file: file)
        }
        // Unless a person has taken it away meanwhile.
        if let word = mustSetAside, disk.exists { _ = try disk.setAside(as: word) }
        mustSetAside = nil
        try disk.replace(with: data)
        lastWritten = ticket
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}

extension StateArchive {
  /// Takes the file's lock unless it is held. With the lock held.
  ///
  /// - Parameter again: Whether to ask for a file that another had: only before it is read, or what
  ///   the other saved in the meantime would be written over.
  private func takeOwnership(again: Bool) {
    switch ownership {
    case .held: return
    case .refused where !again: return
    case .none, .refused, .failed: break
    }
    do throws(ArchiveError) {
      try disk.refuseOtherThanFile()
      try disk.makeFolder()
      ownership = .held(try FileLock(of: disk.target, wait: wait))
      disk.removeLeftovers()
    } catch {
      if case .inUse = error { ownership = .refused } else { ownership = .failed(error) }
    }
  }

  /// Keeps the file that was read under another name, unless a save has already replaced it.
  private func setAside(_ word: String, unlessSavedAfter ticket: Int) -> URL? {
    lock.withLock {
      guard lastWritten <= ticket, case .held = ownership else {
        if lastWritten <= ticket { mustSetAside = word }
        return nil
      }
      do throws(ArchiveError) {
        return try disk.setAside(as: word)
      } catch {
        mustSetAside = word
        return nil
      }
    }
  }

  private func keepCopy(of data: Data, version: Int) -> URL? {
    lock.withLock {
      guard case .held = ownership else { return nil }
      return try? disk.keepCopy(of: data, as: "version-\(version)")
    }
  }
}
