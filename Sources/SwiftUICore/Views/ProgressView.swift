/// How far something is. Apple's `SwiftUI.ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label
  let valueLabel: CurrentValueLabel

  @Environment(\.progressStyle) private var style

  public var body: some View {
    switch style {
    case .custom(let style): AnyView(made(style))
    case .known(let known):
      let isCircular = known ?? (fraction == nil)
      VStack(alignment: isCircular ? .center : .leading) {
        if !isCircular { label }
        ProgressElement(fraction: fraction, isCircular: isCircular, label: label as? Text)
        if isCircular { label }
        valueLabel
      }
    }
  }

  private func made(_ style: any ProgressViewStyle) -> AnyView {
    func make<S: ProgressViewStyle>(_ style: S) -> AnyView {
      AnyView(
        ConnectedBody(owner: style) {
          $0.makeBody(
            configuration: ProgressViewStyleConfiguration(
              fractionCompleted: fraction,
              label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
              currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : .init(content: AnyView(valueLabel))))
        })
    }
    return make(style)
  }

  fileprivate init(_ fraction: Double?, _ label: Label, _ valueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something is going on.
  public init() where Label == EmptyView {
    self.init(nil, EmptyView(), EmptyView())
  }

  /// Something is going on, and what it is.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label(), EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), EmptyView())
  }

  /// `value` of `total` is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(value.map { Double($0 / total) }, EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value.map { Double($0 / total) }, label(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text {
    self.init(value.map { Double($0 / total) }, Text(titleKey), EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1)
  where Label == Text {
    self.init(value.map { Double($0 / total) }, Text(title), EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value.map { Double($0 / total) }, label(), currentValueLabel())
  }
}

private struct ProgressElement: View, PrimitiveView {
  let fraction: Double?
  let isCircular: Bool
  let label: Text?

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ControlNode(self, context) { node in
      .progress(
        ProgressProperties(
          fraction: node.view.fraction.map { min(max($0, 0), 1) }, isCircular: node.view.isCircular)
      )
    } label: {
      $0.view.label?.plainString(in: $0.environment)
    }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress that a style is told of, in another style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}
