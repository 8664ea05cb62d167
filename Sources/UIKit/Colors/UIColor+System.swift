internal import Gtk

extension UIColor {
  private static func rgb(_ value: UInt32, alpha: Double = 1) -> UIColor {
    UIColor(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255, alpha: alpha)
  }

  private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
    let (light, dark) = (rgb(light), rgb(dark))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  // MARK: Plain

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = rgb(0xFF0000)
  public static let green = rgb(0x00FF00)
  public static let blue = rgb(0x0000FF)
  public static let cyan = rgb(0x00FFFF)
  public static let yellow = rgb(0xFFFF00)
  public static let magenta = rgb(0xFF00FF)
  public static let orange = rgb(0xFF8000)
  public static let purple = rgb(0x800080)
  public static let brown = rgb(0x996633)
  public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: With a light and a dark form

  public static let systemRed = pair(0xE01B24, 0xFF6B62)
  public static let systemOrange = pair(0xE66100, 0xFF9F40)
  public static let systemYellow = pair(0xE5A50A, 0xF8D45C)
  public static let systemGreen = pair(0x2EA256, 0x57D984)
  public static let systemMint = pair(0x00A89D, 0x63DAD4)
  public static let systemTeal = pair(0x2190A4, 0x5AC4DC)
  public static let systemCyan = pair(0x1E8FC9, 0x64C8F5)
  public static let systemBlue = pair(0x1C71D8, 0x78AEED)
  public static let systemIndigo = pair(0x5349C4, 0x8C86F0)
  public static let systemPurple = pair(0x9141AC, 0xC98BE0)
  public static let systemPink = pair(0xD5306C, 0xFF7DAA)
  public static let systemBrown = pair(0x865E3C, 0xB8946F)
  public static let systemGray = pair(0x86868B, 0x98989D)
  public static let systemGray2 = pair(0xAEAEB2, 0x6B6B70)
  public static let systemGray3 = pair(0xC7C7CC, 0x505055)
  public static let systemGray4 = pair(0xD1D1D6, 0x424246)
  public static let systemGray5 = pair(0xE5E5EA, 0x38383B)
  public static let systemGray6 = pair(0xF2F2F7, 0x2B2B2E)

  // MARK: For a purpose; those of the desktop's theme

  public static let tintColor = systemBlue
  public static let link = systemBlue
  public static let label = pair(rgb(0x000006, alpha: 0.88), rgb(0xFFFFFF))
  public static let secondaryLabel = pair(rgb(0x000006, alpha: 0.6), rgb(0xFFFFFF, alpha: 0.62))
  public static let tertiaryLabel = pair(rgb(0x000006, alpha: 0.35), rgb(0xFFFFFF, alpha: 0.35))
  public static let quaternaryLabel = pair(rgb(0x000006, alpha: 0.2), rgb(0xFFFFFF, alpha: 0.2))
  public static let placeholderText = tertiaryLabel
  public static let separator = pair(rgb(0x000006, alpha: 0.14), rgb(0xFFFFFF, alpha: 0.14))
  public static let opaqueSeparator = pair(0xDADADA, 0x454545)
  public static let systemFill = pair(rgb(0x000006, alpha: 0.12), rgb(0xFFFFFF, alpha: 0.16))
  public static let secondarySystemFill = pair(
    rgb(0x000006, alpha: 0.09), rgb(0xFFFFFF, alpha: 0.13))
  public static let tertiarySystemFill = pair(
    rgb(0x000006, alpha: 0.07), rgb(0xFFFFFF, alpha: 0.1))
  public static let quaternarySystemFill = pair(
    rgb(0x000006, alpha: 0.05), rgb(0xFFFFFF, alpha: 0.07))
  public static let systemBackground = pair(0xFFFFFF, 0x1E1E1E)
  public static let secondarySystemBackground = pair(0xF4F4F4, 0x2A2A2A)
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x363636)
  public static let systemGroupedBackground = pair(0xF4F4F4, 0x1E1E1E)
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x2A2A2A)
  public static let tertiarySystemGroupedBackground = pair(0xF4F4F4, 0x363636)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
}
