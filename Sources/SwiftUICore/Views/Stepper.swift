/// A pair of buttons that make a value larger and smaller. Apple's `SwiftUI.Stepper`.
public struct Stepper<Label: View>: View {
  let label: Label
  let steps: StepperSteps

  @Environment(\.areLabelsHidden) private var areLabelsHidden

  fileprivate init(label: Label, steps: StepperSteps) {
    self.label = label
    self.steps = steps
  }

  /// Buttons with actions; one without is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: StepperSteps(increment: { onIncrement }, decrement: { onDecrement }))
  }

  /// Buttons that change `value` by `step`.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), steps: StepperSteps(value, nil, step))
  }

  /// Buttons that change `value` by `step` within `bounds`.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), steps: StepperSteps(value, bounds, step))
  }

  /// The older form: a call with nothing but a label means the other one.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), steps: StepperSteps(value, bounds, step))
  }

  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), steps: StepperSteps(increment: { onIncrement }, decrement: { onDecrement }))
  }

  public var body: some View {
    if areLabelsHidden {
      StepperElement(steps: steps, label: label as? Text)
    } else {
      HStack {
        label
        Spacer()
        StepperElement(steps: steps, label: label as? Text)
      }
    }
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), steps: StepperSteps(value, nil, step))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), steps: StepperSteps(value, nil, step))
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), steps: StepperSteps(value, bounds, step))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), steps: StepperSteps(value, bounds, step))
  }

  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey),
      steps: StepperSteps(increment: { onIncrement }, decrement: { onDecrement }))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title),
      steps: StepperSteps(increment: { onIncrement }, decrement: { onDecrement }))
  }
}

/// What the buttons of a stepper do now; `nil` if they can do nothing.
struct StepperSteps {
  let increment: () -> (() -> Void)?
  let decrement: () -> (() -> Void)?

  init(increment: @escaping () -> (() -> Void)?, decrement: @escaping () -> (() -> Void)?) {
    self.increment = increment
    self.decrement = decrement
  }

  init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride) {
    func action(_ by: V.Stride) -> (() -> Void)? {
      let current = value.wrappedValue
      if let bounds, by > 0 ? current >= bounds.upperBound : current <= bounds.lowerBound {
        return nil
      }
      return {
        let next = value.wrappedValue.advanced(by: by)
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    increment = { action(step) }
    decrement = { action(0 - step) }
  }
}

private struct StepperElement: View, PrimitiveView {
  let steps: StepperSteps
  let label: Text?

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ControlNode(self, context) { node in
      .stepper(
        StepperProperties(
          canIncrement: node.view.steps.increment() != nil,
          canDecrement: node.view.steps.decrement() != nil))
    } onEvent: { node, event in
      switch event {
      case .increment: node.view.steps.increment()?()
      case .decrement: node.view.steps.decrement()?()
      default: break
      }
    } label: {
      $0.view.label?.plainString(in: $0.environment)
    }
  }
}
