/// A line of text to be edited. Apple's `SwiftUI.TextField`.
public struct TextField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let text: Binding<String>

  /// Whether the text stands for a value of another type, which changes when the editing ends.
  let isOfValue: Bool
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  var axis = Axis.horizontal

  init(
    text: Binding<String>, isOfValue: Bool = false, prompt: Text?, label: Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.text = text
    self.isOfValue = isOfValue
    self.prompt = prompt
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// A field whose text is bound to `text`.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  public var body: some View {
    if isOfValue {
      ValueField(
        text: text, label: label as? Text, prompt: prompt, onEditingChanged: onEditingChanged,
        onCommit: onCommit)
    } else {
      FieldElement(
        text: text, label: label as? Text, prompt: prompt, isSecure: false, axis: axis,
        onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// A field that, along the vertical axis, has as many lines as its text needs, within the line
  /// limit. Return submits it; with Shift or Alt it begins a line.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
    self.axis = axis
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, label: Text(title))
    self.axis = axis
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
    self.axis = axis
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, label: Text(title))
    self.axis = axis
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      text: text, prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, prompt: nil, label: Text(title), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// A field for a value that `format` writes and reads. The value changes when the user presses
  /// Return or leaves the field; what cannot be read is dropped then.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.text(format), isOfValue: true, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.text(format), isOfValue: true, prompt: prompt, label: Text(title))
  }

  /// A field for a value that may be missing: `nil` where what has been entered cannot be read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: value.optionalText(format), isOfValue: true, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.optionalText(format), isOfValue: true, prompt: prompt, label: Text(title))
  }

  /// A field for a value that a formatter writes and reads, when the user presses Return or leaves
  /// the field.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(text: value.text(formatter), isOfValue: true, prompt: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(text: value.text(formatter), isOfValue: true, prompt: nil, label: Text(title))
  }
}

extension Binding {
  fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { text in
        if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
      })
  }

  fileprivate func optionalText<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String {
    Binding<String>(
      get: { wrappedValue.map(format.format) ?? "" },
      set: { wrappedValue = try? format.parseStrategy.parse($0) })
  }

  fileprivate func text(_ formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { text in
        if let number = (formatter as? NumberFormatter)?.number(from: text) {
          if let value = number as? Value {
            wrappedValue = value
          } else if let value = number.doubleValue as? Value {
            wrappedValue = value
          } else if let value = number.intValue as? Value {
            wrappedValue = value
          }
        } else if let value = (formatter as? DateFormatter)?.date(from: text) as? Value {
          wrappedValue = value
        }
      })
  }
}

/// A line of text that is not shown. Apple's `SwiftUI.SecureField`.
public struct SecureField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let onCommit: () -> Void

  fileprivate init(
    text: Binding<String>, prompt: Text?, label: Label, onCommit: @escaping () -> Void
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.onCommit = onCommit
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), onCommit: {})
  }

  public var body: some View {
    FieldElement(
      text: text, label: label as? Text, prompt: prompt, isSecure: true, onEditingChanged: { _ in },
      onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), onCommit: {})
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title), onCommit: {})
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
  }
}

/// Many lines of text to be edited. Apple's `SwiftUI.TextEditor`.
public struct TextEditor: View, PrimitiveView {
  let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ControlNode(self, context) { node in
      .editor(
        EditorProperties(
          text: node.view.text.wrappedValue, font: node.resolvedFont,
          color: node.resolvedTextColor))
    } onEvent: { node, event in
      if case .text(let text) = event { node.set(node.view.text, text) }
      node.environment.focus?.handle(event)
    }
  }
}

/// A field whose text goes into its binding when the editing ends.
private struct ValueField: View {
  let text: Binding<String>
  let label: Text?
  let prompt: Text?
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  /// What has been entered and not taken over yet.
  @State private var draft: String?

  var body: some View {
    FieldElement(
      text: Binding(get: { draft ?? text.wrappedValue }, set: { draft = $0 }), label: label,
      prompt: prompt, isSecure: false
    ) { isEditing in
      if !isEditing { takeOver() }
      onEditingChanged(isEditing)
    } onCommit: {
      takeOver()
      onCommit()
    }
  }

  private func takeOver() {
    guard let entered = draft else { return }
    draft = nil
    text.wrappedValue = entered
  }
}

/// A field of the renderer.
struct FieldElement: View, PrimitiveView {
  let text: Binding<String>
  let label: Text?
  let prompt: Text?
  let isSecure: Bool
  var axis = Axis.horizontal
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ControlNode(self, context) { node in
      let values = node.environment
      var field = FieldProperties(
        text: node.view.text.wrappedValue,
        prompt: (node.view.prompt ?? node.view.label)?.plainString(in: values) ?? "",
        isSecure: node.view.isSecure, style: values.fieldStyle, font: node.resolvedFont,
        color: node.resolvedTextColor, alignment: values.multilineTextAlignment,
        disablesCorrection: values.isCorrectionDisabled)
      if node.view.axis == .vertical {
        let least = max(1, values.reservedLines ?? 1)
        field.lines = least...max(least, values.lineLimit ?? .max)
      }
      return .field(field)
    } onEvent: { node, event in
      switch event {
      case .text(let text): node.set(node.view.text, text)
      case .submit:
        node.view.onCommit()
        node.environment.submitAction?()
      case .focus(let hasFocus): node.view.onEditingChanged(hasFocus)
      default: break
      }
      node.environment.focus?.handle(event)
    } label: {
      $0.view.label?.plainString(in: $0.environment)
    }
  }
}
