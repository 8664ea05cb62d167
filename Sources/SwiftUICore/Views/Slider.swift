/// A knob on a line. Apple's `SwiftUI.Slider`.
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let onEditingChanged: (Bool) -> Void

  /// A slider with a label for screen readers and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), label(), minimumValueLabel(), maximumValueLabel(),
      onEditingChanged)
  }

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?, _ label: Label,
    _ minimum: ValueLabel, _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    HStack {
      minimum
      SliderElement(
        value: value, bounds: bounds, step: step, label: label as? Text,
        onEditingChanged: onEditingChanged)
      maximum
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

private struct SliderElement: View, PrimitiveView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Text?
  let onEditingChanged: (Bool) -> Void

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ControlNode(self, context) { node in
      .slider(
        SliderProperties(
          value: node.view.value.wrappedValue, bounds: node.view.bounds, step: node.view.step))
    } onEvent: { node, event in
      switch event {
      case .value(let value):
        let bounds = node.view.bounds
        var value = min(max(value, bounds.lowerBound), bounds.upperBound)
        if let step = node.view.step, step > 0 {
          value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
          value = min(value, bounds.upperBound)
        }
        node.set(node.view.value, value)
      case .editing(let isEditing): node.view.onEditingChanged(isEditing)
      default: break
      }
    } label: {
      $0.view.label?.plainString(in: $0.environment)
    }
  }
}
