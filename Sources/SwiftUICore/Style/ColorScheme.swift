/// Whether things are light or dark. Apple's `SwiftUI.ColorScheme`.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}
