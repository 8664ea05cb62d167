internal import CGtk

/// A key that was pressed or released.
public struct KeyEvent: Hashable, Sendable {
  /// GDK's number of it.
  public var value: UInt32
  public var modifiers: Modifiers

  public init(value: UInt32, modifiers: Modifiers = []) {
    self.value = value
    self.modifiers = modifiers
  }

  /// GDK's name of it: `Return`, `Escape`, `a`, `Left`…
  public var name: String { gdk_keyval_name(value).map { String(cString: $0) } ?? "" }

  /// GDK's name of the key that types a character.
  public static func name(of character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    return gdk_keyval_name(gdk_unicode_to_keyval(scalar.value)).map { String(cString: $0) }
  }

  /// What it types, if it types anything.
  public var character: Character? {
    let scalar = gdk_keyval_to_unicode(value)
    return scalar == 0 ? nil : Unicode.Scalar(scalar).map { Character($0) }
  }
}

/// Sees keys.
@MainActor
public final class KeyController: EventController {
  /// Gives whether the key is dealt with, so that nobody else sees it.
  public var onPress: (@MainActor (KeyEvent) -> Bool)?

  public var onRelease: (@MainActor (KeyEvent) -> Void)?

  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_key_new()!))
    connect("key-pressed") { [weak self] arguments in
      arguments.answer(self?.onPress?(Self.event(arguments)) ?? false)
    }
    connect("key-released") { [weak self] arguments in self?.onRelease?(Self.event(arguments)) }
  }

  private static func event(_ arguments: SignalArguments) -> KeyEvent {
    KeyEvent(
      value: UInt32(arguments.integer(1)), modifiers: Modifiers(arguments.flags(3)))
  }
}
