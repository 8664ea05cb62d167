/// What a switch's style is told. Apple's `SwiftUI.ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How switches look and are used. Apple's `SwiftUI.ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// The switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of the toolkit's own.
@MainActor
protocol KnownToggleStyle {
  var style: ToggleProperties.Style { get }
}

extension KnownToggleStyle where Self: ToggleStyle {
  fileprivate func toggle(_ configuration: ToggleStyleConfiguration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

public struct DefaultToggleStyle: ToggleStyle, KnownToggleStyle {
  public init() {}
  var style: ToggleProperties.Style { .switch }
  public func makeBody(configuration: Configuration) -> some View { toggle(configuration) }
}
public struct SwitchToggleStyle: ToggleStyle, KnownToggleStyle {
  let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  var style: ToggleProperties.Style { .switch }
  public func makeBody(configuration: Configuration) -> some View { toggle(configuration) }
}
public struct CheckboxToggleStyle: ToggleStyle, KnownToggleStyle {
  public init() {}
  var style: ToggleProperties.Style { .checkbox }
  public func makeBody(configuration: Configuration) -> some View { toggle(configuration) }
}
public struct ButtonToggleStyle: ToggleStyle, KnownToggleStyle {
  public init() {}
  var style: ToggleProperties.Style { .button }
  public func makeBody(configuration: Configuration) -> some View { toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The style of the switches in an environment.
enum ToggleLook {
  case known(ToggleProperties.Style)
  case custom(any ToggleStyle)
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleLook { .known(.switch) }
}

extension EnvironmentValues {
  var toggleStyle: ToggleLook {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// How switches in this view look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) {
      if let known = style as? any KnownToggleStyle {
        $0.toggleStyle = .known(known.style)
        if let tint = (style as? SwitchToggleStyle)?.tint { $0.tintColor = tint }
      } else {
        $0.toggleStyle = .custom(style)
      }
    }
  }
}
