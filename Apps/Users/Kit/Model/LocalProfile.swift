/// What the person at this computer has written about a user; it stays here.
public struct LocalProfile: Codable, Hashable, Sendable {
  /// A name in place of the user's own.
  public var displayName: String?
  public var note: String?

  /// A profile; empty texts are none.
  public init(displayName: String? = nil, note: String? = nil) {
    self.displayName = displayName.flatMap { $0.isEmpty ? nil : $0 }
    self.note = note.flatMap { $0.isEmpty ? nil : $0 }
  }

  public var isEmpty: Bool { displayName == nil && note == nil }
}
