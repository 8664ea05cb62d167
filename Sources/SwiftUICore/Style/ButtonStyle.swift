/// What a button is for. Apple's `SwiftUI.ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// What a button's style is told. Apple's `SwiftUI.ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

/// How buttons look that are pressed in the usual way. Apple's `SwiftUI.ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button's style is told that decides when the button acts. Apple's
/// `SwiftUI.PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// How buttons look and when they act. Apple's `SwiftUI.PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of the toolkit's own.
@MainActor
protocol KnownButtonStyle {
  var style: ButtonProperties.Style { get }
}

extension KnownButtonStyle {
  fileprivate func button(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    ButtonElement(
      style: style, role: configuration.role, action: configuration.action, onPress: nil,
      label: configuration.label)
  }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
  public init() {}
  var style: ButtonProperties.Style { .automatic }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
  public init() {}
  var style: ButtonProperties.Style { .plain }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
  public init() {}
  var style: ButtonProperties.Style { .bordered }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
  public init() {}
  var style: ButtonProperties.Style { .borderedProminent }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
  public init() {}
  var style: ButtonProperties.Style { .borderless }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The style of the buttons in an environment.
struct ButtonStyleKey: EnvironmentKey {
  enum Style {
    case primitive(any PrimitiveButtonStyle)
    case custom(any ButtonStyle)
  }

  static var defaultValue: Style? { nil }
}

extension View {
  /// How buttons in this view look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { $0[ButtonStyleKey.self] = .custom(style) }
  }

  /// How buttons in this view look and when they act.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { $0[ButtonStyleKey.self] = .primitive(style) }
  }
}
