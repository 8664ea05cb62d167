import Foundation

/// One step from an older form of the state to a newer one.
///
/// ```swift
/// let migrations: [StateMigration] = [
///   .json(from: 1) { $0["theme"] = "system" },
///   .typed(from: 2) { (old: OldState) in AppState(user: old.user, theme: .system) },
/// ]
/// ```
///
/// A file of version 1 goes through both, one of version 2 through the second.
public struct StateMigration: Sendable {
  /// The version that it starts from.
  public let source: Int
  /// The version that it arrives at.
  public let target: Int

  let convert: @Sendable (Data, JSONDecoder, JSONEncoder) throws -> Data

  private init(
    from source: Int, to target: Int?,
    _ convert: @escaping @Sendable (Data, JSONDecoder, JSONEncoder) throws -> Data
  ) {
    self.source = source
    self.target = target ?? source + 1
    self.convert = convert
    precondition(self.target > source, "A migration leads to a higher version")
  }

  /// A change of the JSON in which the state was written.
  ///
  /// - Parameters:
  ///   - target: The version that it makes, the next unless said.
  ///   - change: Changes the JSON in place. What it throws ends the restoration as
  ///     ``Restoration/notMigrated(from:_:keptAs:)``.
  public static func json(
    from source: Int, to target: Int? = nil,
    _ change: @escaping @Sendable (inout JSONValue) throws -> Void
  ) -> StateMigration {
    StateMigration(from: source, to: target) { data, _, _ in
      var value = try JSONDecoder().decode(JSONValue.self, from: data)
      try change(&value)
      return try JSONEncoder().encode(value)
    }
  }

  /// A conversion from the old type of the state to the next one.
  ///
  /// - Parameters:
  ///   - target: The version that it makes, the next unless said.
  ///   - change: Makes the newer value. What it throws ends the restoration as
  ///     ``Restoration/notMigrated(from:_:keptAs:)``.
  public static func typed<Old: Decodable & SendableMetatype, New: Encodable & SendableMetatype>(
    from source: Int, to target: Int? = nil, _ change: @escaping @Sendable (Old) throws -> New
  ) -> StateMigration {
    StateMigration(from: source, to: target) { data, decoder, encoder in
      try encoder.encode(change(decoder.decode(Old.self, from: data)))
    }
  }
}

/// No migration leads on from a version.
public struct MissingMigration: Error, CustomStringConvertible {
  /// The version at which the chain ends.
  public let version: Int

  public var description: String { "No migration starts from version \(version)" }
}
