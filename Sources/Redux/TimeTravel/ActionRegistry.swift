import Foundation

/// The action types that can be written down and read back, by name.
///
/// ```swift
/// var actions = ActionRegistry()
/// actions.register(AddItem.self)
/// actions.register(Shopping.ClearList.self, as: "ClearList")
/// ```
///
/// A written action is `{"type": "AddItem", "payload": {"name": "milk"}}`; the payload is what the
/// action's own `Codable` makes, and is left out where it is `{}`.
public struct ActionRegistry: Sendable {
  private struct Entry: Sendable {
    let type: ObjectIdentifier
    let encode: @Sendable (any Action) throws -> Data
    let decode: @Sendable (Data) throws -> any Action
  }

  private var entries: [String: Entry] = [:]
  private var namesByType: [ObjectIdentifier: String] = [:]

  /// A registry of no types.
  public init() {}

  /// Adds a type of actions.
  ///
  /// - Parameter name: What the type is called where it is written down; its own name, without
  ///   those of the types around it, unless said. Keep it when the type is renamed, so that old
  ///   files can be read. Two types cannot have one name: that stops the program.
  public mutating func register<A: Action & Codable & SendableMetatype>(
    _ type: A.Type, as name: String? = nil
  ) {
    let name = name ?? String(describing: type)
    let id = ObjectIdentifier(type)
    precondition(
      entries[name].map { $0.type == id } ?? true,
      "register: another type of actions is called \(name); give one of them a name with 'as:'")
    entries[name] = Entry(
      type: id,
      // An action of another type never gets here: it is looked up by its type.
      encode: { try JSONEncoder().encode($0 as! A) },
      decode: { try JSONDecoder().decode(A.self, from: $0) })
    namesByType[id] = name
  }

  /// The names of all types, sorted.
  public var names: [String] { entries.keys.sorted() }

  /// Writes `action` down.
  public func encode(_ action: any Action) throws(ActionCodingError) -> EncodedAction {
    guard let name = namesByType[ObjectIdentifier(type(of: action))], let entry = entries[name]
    else { throw .notRegistered(String(reflecting: type(of: action))) }
    do {
      let payload = try JSONDecoder().decode(JSONValue.self, from: entry.encode(action))
      return EncodedAction(type: name, payload: payload == .object([:]) ? nil : payload)
    } catch {
      throw .notEncodable(type: name, reason: Self.words(for: error))
    }
  }

  /// Makes the action that was written down.
  public func decode(_ action: EncodedAction) throws(ActionCodingError) -> any Action {
    guard let entry = entries[action.type] else {
      throw .unknownType(action.type, known: names)
    }
    do {
      return try entry.decode(JSONEncoder().encode(action.payload ?? .object([:])))
    } catch {
      throw .badPayload(type: action.type, reason: Self.words(for: error))
    }
  }

  /// What is wrong with some JSON, in words for who wrote it.
  package static func words(for error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty
        ? ""
        : " at "
          + path.map { $0.intValue.map(String.init) ?? $0.stringValue }
          .joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "'\(key.stringValue)' is missing" + place(context.codingPath)
    case DecodingError.typeMismatch(let type, let context):
      return "\(type) is expected" + place(context.codingPath)
    case DecodingError.valueNotFound(let type, let context):
      return "\(type) is expected in place of null" + place(context.codingPath)
    case DecodingError.dataCorrupted(let context):
      let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
      let reason = detail.map { "\(context.debugDescription) \($0)" } ?? context.debugDescription
      return reason + place(context.codingPath)
    case EncodingError.invalidValue(let value, let context):
      return "\(value) cannot be encoded" + place(context.codingPath)
    default:
      return "\(error)"
    }
  }
}

/// An action as it is written down.
public struct EncodedAction: Codable, Hashable, Sendable {
  /// The name under which its type is registered.
  public var type: String
  /// What the action holds; nil for one that holds nothing.
  public var payload: JSONValue?

  public init(type: String, payload: JSONValue? = nil) {
    self.type = type
    self.payload = payload
  }
}

/// Why an action could not be written down, or not be read back.
public enum ActionCodingError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The type of the action was not registered.
  case notRegistered(String)
  /// No type is registered under that name.
  case unknownType(String, known: [String])
  /// The action's own `encode(to:)` failed.
  case notEncodable(type: String, reason: String)
  /// The payload is not what the type expects.
  case badPayload(type: String, reason: String)

  public var description: String {
    switch self {
    case .notRegistered(let type): "\(type) is not in the registry of actions"
    case .unknownType(let name, let known):
      known.isEmpty
        ? "No action is called \(name): the registry is empty"
        : "No action is called \(name); there are \(known.joined(separator: ", "))"
    case .notEncodable(let type, let reason): "\(type) cannot be written down: \(reason)"
    case .badPayload(let type, let reason): "\(type) has another payload: \(reason)"
    }
  }

  public var errorDescription: String? { description }
}
