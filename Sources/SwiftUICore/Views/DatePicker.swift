/// What of a date can be chosen. Apple's `SwiftUI.DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date. Apple's `SwiftUI.DatePicker`.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components
  let label: Label

  @Environment(\.areLabelsHidden) private var areLabelsHidden

  fileprivate init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  public var body: some View {
    let element = DatePickerElement(
      selection: selection, minimum: minimum, maximum: maximum, components: components,
      label: label as? Text)
    if areLabelsHidden {
      element
    } else {
      HStack {
        label
        Spacer()
        element
      }
    }
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }
}

private struct DatePickerElement: View, PrimitiveView {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let label: Text?

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ControlNode(self, context) { node in
      let view = node.view
      return .datePicker(
        DatePickerProperties(
          date: view.selection.wrappedValue, minimum: view.minimum, maximum: view.maximum,
          hasDate: view.components.contains(.date),
          hasTime: view.components.contains(.hourAndMinute)))
    } onEvent: { node, event in
      guard case .value(let seconds) = event else { return }
      var date = Date(timeIntervalSinceReferenceDate: seconds)
      if let minimum = node.view.minimum { date = max(date, minimum) }
      if let maximum = node.view.maximum { date = min(date, maximum) }
      node.set(node.view.selection, date)
    } label: {
      $0.view.label?.plainString(in: $0.environment)
    }
  }
}
