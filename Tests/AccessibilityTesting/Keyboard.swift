internal import CAtspi

/// The keys, as an on-screen keyboard presses them: whoever has the focus gets them.
@ScreenReader
public enum Keyboard {
  public enum Key: UInt32, Sendable {
    case backspace = 0xFF08
    case tab = 0xFF09
    case enter = 0xFF0D
    case escape = 0xFF1B
    case home = 0xFF50
    case left = 0xFF51
    case up = 0xFF52
    case right = 0xFF53
    case down = 0xFF54
    case end = 0xFF57
    case delete = 0xFFFF
    case space = 0x20
  }

  public static func press(_ key: Key) throws {
    try press(symbol: key.rawValue)
  }

  /// Types a text of Latin letters.
  public static func type(_ text: String) throws {
    for scalar in text.unicodeScalars { try press(symbol: scalar.value) }
  }

  private static func press(symbol: UInt32) throws {
    let done = try ScreenReader.call {
      atspi_generate_keyboard_event(glong(symbol), nil, ATSPI_KEY_SYM, $0)
    }
    guard done != 0 else { throw ReaderError("the key \(symbol) cannot be pressed") }
  }
}
