import Foundation

/// Any JSON, for code that handles data without knowing its Swift type: migrations of old archives,
/// recorded actions, what an inspector types in.
///
/// Whole numbers keep all of their 64 bits. Objects do not remember the order of their members.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A whole number that is too large for `Int`.
  case unsigned(UInt)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue {
  /// The member of that name; nil where there is none or this is no object. Setting it to nil takes
  /// the member away; setting a member of what is no object makes it one.
  public subscript(name: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[name]
    }
    set {
      guard case .object(var members) = self else {
        if let newValue { self = .object([name: newValue]) }
        return
      }
      self = .null  // so that `members` is not shared and need not be copied
      members[name] = newValue
      self = .object(members)
    }
  }

  /// The text; nil where this is none.
  public var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The whole number; nil where this is none.
  public var integer: Int? {
    guard case .integer(let value) = self else { return nil }
    return value
  }

  /// The truth value; nil where this is none.
  public var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The elements; nil where this is no array.
  public var array: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The members; nil where this is no object.
  public var object: [String: JSONValue]? {
    guard case .object(let value) = self else { return nil }
    return value
  }
}

extension JSONValue: ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
