import Foundation

/// What was done and can be undone, the oldest first.
public struct HistoryState: Codable, Equatable, Sendable {
  /// The most that is remembered.
  public static let limit = 100

  public private(set) var entries: [HistoryEntry]
  /// How many of the entries hold: those behind are undone.
  public private(set) var position: Int

  public init(entries: [HistoryEntry] = [], position: Int? = nil) {
    self.entries = entries
    self.position = min(max(position ?? entries.count, 0), entries.count)
  }

  /// Throws for a position that is not among the entries: what was written is not what was saved.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entries = try container.decode([HistoryEntry].self, forKey: .entries)
    position = try container.decode(Int.self, forKey: .position)
    guard 0...entries.count ~= position else {
      throw DecodingError.dataCorruptedError(
        forKey: .position, in: container, debugDescription: "\(position) is no place in the history"
      )
    }
  }

  private enum CodingKeys: String, CodingKey {
    case entries, position
  }

  /// What an undo would take back.
  public var undoable: HistoryEntry? { position > 0 ? entries[position - 1] : nil }

  /// What a redo would do again.
  public var redoable: HistoryEntry? { position < entries.count ? entries[position] : nil }

  /// Remembers what was done. What is undone at this moment can be redone no more.
  mutating func append(_ entry: HistoryEntry) {
    entries.removeSubrange(position...)
    entries.append(entry)
    entries.removeFirst(max(0, entries.count - Self.limit))
    position = entries.count
  }

  mutating func stepBack() -> HistoryEntry? {
    guard let entry = undoable else { return nil }
    position -= 1
    return entry
  }

  mutating func stepForward() -> HistoryEntry? {
    guard let entry = redoable else { return nil }
    position += 1
    return entry
  }
}

/// One thing that was done, with all that it takes to undo it.
public struct HistoryEntry: Codable, Equatable, Sendable {
  public enum Change: Codable, Equatable, Sendable {
    /// Another user was shown than before, when it was `from`.
    case visit(User.ID, from: [AppRoute])
    /// What an account has written about a user.
    case profile(User.ID, account: Account.ID, old: LocalProfile, new: LocalProfile)
  }

  public var date: Date
  public var change: Change

  public init(date: Date, change: Change) {
    self.date = date
    self.change = change
  }

  /// The user whom it is about.
  public var user: User.ID {
    switch change {
    case .visit(let user, _), .profile(let user, _, _, _): user
    }
  }

  /// What was done, for people: `showed octocat`.
  public var title: String {
    switch change {
    case .visit(let user, _): return "showed \(user)"
    case .profile(let user, _, let old, let new):
      let parts = [
        Self.part("name", old.displayName, new.displayName), Self.part("note", old.note, new.note),
      ]
      return parts.compactMap { $0 }.joined(separator: " and ") + " of \(user)"
    }
  }

  private static func part(_ name: String, _ old: String?, _ new: String?) -> String? {
    guard old != new else { return nil }
    guard let new else { return "removed the \(name) “\(old ?? "")”" }
    return old == nil ? "set the \(name) “\(new)”" : "changed the \(name) to “\(new)”"
  }
}
