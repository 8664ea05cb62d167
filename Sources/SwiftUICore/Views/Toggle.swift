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
    switch style {
    case .custom(let style): AnyView(made(style))
    case .known(let known):
      if areLabelsHidden {
        ToggleElement(isOn: isOn, style: known, label: label as? Text)
      } else if known == .switch {
        HStack {
          label
          Spacer()
          ToggleElement(isOn: isOn, style: known, label: label as? Text)
        }
      } else if known == .button, label is Text {
        ToggleElement(isOn: isOn, style: known, label: label as? Text)
      } else {
        HStack {
          ToggleElement(isOn: isOn, style: known, label: label as? Text)
          label
        }
      }
    }
  }

  private func made(_ style: any ToggleStyle) -> AnyView {
    func make<S: ToggleStyle>(_ style: S) -> AnyView {
      AnyView(
        ConnectedBody(owner: style) {
          $0.makeBody(
            configuration: ToggleStyleConfiguration(
              label: .init(content: AnyView(label)), isOn: isOn))
        })
    }
    return make(style)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style is told of, in another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
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
