/// A switch. Apple's `SwiftUI.Toggle`.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.toggleStyle) private var style

  /// A switch with a label, bound to `isOn`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    if areLabelsHidden {
      ToggleElement(isOn: isOn, style: style, label: label as? Text)
    } else {
      switch style {
      case .switch:
        HStack {
          label
          Spacer()
          ToggleElement(isOn: isOn, style: style, label: label as? Text)
        }
      case .checkbox, .button:
        HStack {
          ToggleElement(isOn: isOn, style: style, label: label as? Text)
          label
        }
      }
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

private struct ToggleElement: View, PrimitiveView {
  let isOn: Binding<Bool>
  let style: ToggleProperties.Style
  let label: Text?

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ControlNode(self, context) { node in
      .toggle(
        ToggleProperties(
          isOn: node.view.isOn.wrappedValue, style: node.view.style,
          title: node.view.label?.plainString(in: node.environment) ?? ""))
    } onEvent: { node, event in
      if case .toggle(let isOn) = event { node.set(node.view.isOn, isOn) }
    } label: {
      $0.view.label?.plainString(in: $0.environment)
    }
  }
}

/// How switches look. Apple's `SwiftUI.ToggleStyle`; only the framework's own styles here.
public protocol ToggleStyle {}

public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
}
public struct SwitchToggleStyle: ToggleStyle {
  public init() {}
}
public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}
}
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
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

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleProperties.Style { .switch }
}

extension EnvironmentValues {
  var toggleStyle: ToggleProperties.Style {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// How switches in this view look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(
      \.toggleStyle,
      style is CheckboxToggleStyle ? .checkbox : style is ButtonToggleStyle ? .button : .switch)
  }
}
