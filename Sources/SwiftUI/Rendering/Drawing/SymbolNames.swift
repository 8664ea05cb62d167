internal import UIKit

/// What the desktop's theme has for Apple's symbols.
enum SymbolNames {
  /// The name of the theme's picture for a symbol; a sign for what is missing if there is none.
  static func icon(for name: String) -> String {
    UIImage.themeIconName(forSystemName: name) ?? "image-missing-symbolic"
  }
}
