/// How large controls are. Apple's `SwiftUI.ControlSize`.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  /// What the usual space around a label is multiplied by.
  package var factor: CGFloat {
    switch self {
    case .mini: 0.4
    case .small: 0.65
    case .regular: 1
    case .large: 1.5
    case .extraLarge: 1.8
    }
  }

  /// The font of labels that have no other.
  var font: Font? {
    switch self {
    case .mini: .caption
    case .small: .subheadline
    case .regular, .large, .extraLarge: nil
    }
  }
}

/// The outline of buttons with a border. Apple's `SwiftUI.ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(radius: CGFloat?)
    case circle
  }

  package let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// How large controls in this view are: the space around labels of buttons and menus, their fonts
  /// where nothing else is said, and wheels.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// The outline of buttons with a border in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
