internal import CAtspi

/// A widget of another program.
@ScreenReader
public final class Accessible {
  private let object: UnsafeMutablePointer<AtspiAccessible>

  /// Takes over a reference.
  init?(_ object: UnsafeMutablePointer<AtspiAccessible>?) {
    guard let object else { return nil }
    self.object = object
  }

  convenience init?(retained object: UnsafeMutablePointer<AtspiAccessible>?) {
    if let object { g_object_ref(object) }
    self.init(object)
  }

  isolated deinit {
    g_object_unref(object)
  }

  /// The program is asked each time: of what it answers nothing is kept.
  func rememberNothing() {
    atspi_accessible_set_cache_mask(object, ATSPI_CACHE_NONE)
  }

  // MARK: What it is

  public var role: Role {
    get throws {
      Role(rawValue: try ScreenReader.call { atspi_accessible_get_role(object, $0) }.rawValue)
    }
  }

  public var name: String {
    get throws { try ScreenReader.text { atspi_accessible_get_name(object, $0) } }
  }

  public var explanation: String {
    get throws { try ScreenReader.text { atspi_accessible_get_description(object, $0) } }
  }

  public var states: States {
    var bits: gint64 = 0
    return catspi_state_bits(object, &bits) != 0 ? States(rawValue: Int64(bits)) : []
  }

  public var processIdentifier: Int32 {
    get throws {
      Int32(try ScreenReader.call { atspi_accessible_get_process_id(object, $0) })
    }
  }

  // MARK: The tree

  public var parent: Accessible? {
    get throws { Accessible(try ScreenReader.call { atspi_accessible_get_parent(object, $0) }) }
  }

  /// Its place among its sisters.
  public var index: Int {
    get throws { Int(try ScreenReader.call { atspi_accessible_get_index_in_parent(object, $0) }) }
  }

  public var children: [Accessible] {
    get throws {
      let count = try ScreenReader.call { atspi_accessible_get_child_count(object, $0) }
      return try (0..<max(0, count)).compactMap { index in
        Accessible(
          try ScreenReader.call { atspi_accessible_get_child_at_index(object, index, $0) })
      }
    }
  }

  /// Calls `body` with itself and all below it that is shown, until `body` gives something.
  func search<Value>(_ body: (Accessible) throws -> Value?) throws -> Value? {
    if let found = try body(self) { return found }
    for child in try children where child.isShown {
      if let found = try child.search(body) { return found }
    }
    return nil
  }

  /// Whether it and what it is in are in the window.
  public var isShown: Bool { states.contains(.visible) }

  /// The first one below it with a role and a name, and whatever else is wanted.
  public func first(
    _ role: Role, _ name: String? = nil, where isWanted: (Accessible) throws -> Bool = { _ in true }
  ) throws -> Accessible? {
    try search { it in
      guard try it.role == role, try name == nil || it.name == name, try isWanted(it) else {
        return nil
      }
      return it
    }
  }

  /// Those below it with a role that are in none of the kind.
  public func all(_ role: Role) throws -> [Accessible] {
    try children.filter(\.isShown).flatMap { child in
      try child.role == role ? [child] : child.all(role)
    }
  }

  // MARK: Texts and values

  /// The text in it, as it is shown; `nil` if it has none.
  public var text: String? {
    get throws {
      guard let text = atspi_accessible_get_text_iface(object) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(text)) }
      // GTK 4.8 knows no end that is not a number.
      let count = try ScreenReader.call { atspi_text_get_character_count(text, $0) }
      return try ScreenReader.text { atspi_text_get_text(text, 0, count, $0) }
    }
  }

  /// The number that it shows; `nil` if it shows none.
  public var value: Double? {
    get throws {
      guard let value = atspi_accessible_get_value_iface(object) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(value)) }
      return try ScreenReader.call { atspi_value_get_current_value(value, $0) }
    }
  }

  // MARK: What a person does with it

  /// What can be done with it: `click`, `row.activate`…
  public var actions: [String] {
    get throws {
      guard let action = atspi_accessible_get_action_iface(object) else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(action)) }
      let count = try ScreenReader.call { atspi_action_get_n_actions(action, $0) }
      return try (0..<max(0, count)).map { index in
        try ScreenReader.text { atspi_action_get_action_name(action, index, $0) }
      }
    }
  }

  /// Does one of its actions: without a name, the first one.
  public func perform(_ name: String? = nil) throws {
    let actions = try actions
    guard let index = name.map({ actions.firstIndex(of: $0) }) ?? (actions.isEmpty ? nil : 0),
      let action = atspi_accessible_get_action_iface(object)
    else { throw ReaderError("\(summary) cannot \(name ?? "do anything"), only \(actions)") }
    defer { g_object_unref(UnsafeMutableRawPointer(action)) }
    guard try ScreenReader.call({ atspi_action_do_action(action, gint(index), $0) }) != 0 else {
      throw ReaderError("\(summary) did not \(actions[index])")
    }
  }

  /// Gives it other text, as dictation does.
  public func type(_ text: String) throws {
    guard let editable = atspi_accessible_get_editable_text_iface(object) else {
      throw ReaderError("\(summary) takes no text")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(editable)) }
    guard
      try ScreenReader.call({ atspi_editable_text_set_text_contents(editable, text, $0) }) != 0
    else { throw ReaderError("\(summary) refuses text") }
  }

  /// Moves a slider or a number.
  public func set(_ number: Double) throws {
    guard let value = atspi_accessible_get_value_iface(object) else {
      throw ReaderError("\(summary) has no value")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(value)) }
    _ = try ScreenReader.call { atspi_value_set_current_value(value, number, $0) }
  }

  /// Moves the keyboard's focus to it. GTK 4.8 does so for the Tab key alone.
  public func focus() throws {
    for _ in 0..<100 where !states.contains(.focused) {
      try Keyboard.press(.tab)
      ScreenReader.listen(for: 0.1)
    }
    guard states.contains(.focused) else { throw ReaderError("\(summary) takes no focus") }
  }

  /// One line about it, for messages.
  public var summary: String {
    let role = (try? role.description) ?? "?"
    let name = (try? name) ?? "?"
    return "\(role) “\(name)”"
  }

  /// Itself and all below it, a line each.
  public var outline: String { lines().joined(separator: "\n") }

  private func lines() -> [String] {
    let description = (try? explanation).flatMap { $0.isEmpty ? nil : " (\($0))" } ?? ""
    let children = ((try? children) ?? []).filter(\.isShown)
    return [summary + description] + children.flatMap { $0.lines().map { "  " + $0 } }
  }
}
