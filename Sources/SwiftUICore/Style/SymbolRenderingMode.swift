/// In how many colours symbols are. Apple's `SwiftUI.SymbolRenderingMode`. The theme's symbols have one
/// colour: in `multicolor` it is the one that a symbol has by nature, where it has one.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case monochrome
    case multicolor
    case hierarchical
    case palette
  }

  private let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)

  /// The colour of a symbol, if the mode gives it one.
  func color(of symbol: String) -> Color? {
    guard kind == .multicolor else { return nil }
    return Self.natural.first { symbol.hasPrefix($0.name) }?.color
  }

  private static let natural: [(name: String, color: Color)] = [
    ("heart", .red), ("star", .yellow), ("exclamationmark.triangle", .yellow),
    ("exclamationmark.octagon", .red), ("checkmark.circle", .green), ("checkmark.seal", .green),
    ("xmark.circle", .red), ("xmark.octagon", .red), ("minus.circle", .red),
    ("plus.circle", .green), ("trash", .red), ("sun", .yellow), ("moon", .yellow),
    ("bolt", .yellow), ("drop", .blue), ("leaf", .green), ("flame", .orange), ("bell", .yellow),
    ("flag", .orange), ("folder", .blue), ("cloud.rain", .blue), ("cloud.bolt", .yellow),
    ("bookmark", .red), ("gift", .red),
  ]
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private struct SymbolModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
}

extension Image.Scale {
  /// What the size of a symbol is multiplied by.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension Image {
  /// In how many colours the symbol is.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }
}

extension View {
  /// How large symbols in this view are, compared with text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// In how many colours symbols in this view are.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
