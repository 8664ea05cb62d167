/// A choice of one of several values. Apple's `SwiftUI.Picker`. Each view of the content stands for
/// the value of its tag, or of its identity in a `ForEach`; its text is shown.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.pickerStyle) private var style

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  public var body: some View {
    if areLabelsHidden || style == .segmented || style == .inline {
      element
    } else {
      HStack {
        label
        Spacer()
        element
      }
    }
  }

  private var element: some View {
    PickerElement(selection: selection, style: style, label: label as? Text, content: content)
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

/// A picker of the renderer. The views of its options are laid out nowhere; their texts are taken.
private struct PickerElement<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<SelectionValue>
  let style: PickerProperties.Style
  let label: Text?
  let content: Content

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    PickerNode(self, context)
  }
}

private final class PickerNode<SelectionValue: Hashable, Content: View>: ContainerNode<
  PickerElement<SelectionValue, Content>
>, TraitReader
{
  private var view: PickerElement<SelectionValue, Content>
  private var options: TypedNode<Content>!
  private var values: [AnyHashable?] = []

  init(_ view: PickerElement<SelectionValue, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    options = SwiftUICore.makeNode(view.content, childContext)
    let element = RenderElement(self, .picker(PickerProperties(options: [], style: view.style)))
    element.onEvent = { [unowned self] event in
      guard case .chose(let index) = event, environment.isEnabled, values.indices.contains(index)
      else { return }
      if let value = self.value(at: index) { self.view.selection.wrappedValue = value }
      self.layout.element?.reassert()
    }
    let layout = OptionsLayoutNode(self, element: element)
    layout.onChange = { [unowned self] in evaluate() }
    start(layout, content: [options])
  }

  private func value(at index: Int) -> SelectionValue? {
    guard let value = values[index] else { return nil }
    if let value = value.base as? SelectionValue { return value }
    // A tag for what is optional in the selection.
    return value as? SelectionValue
  }

  override func update(_ view: PickerElement<SelectionValue, Content>) {
    self.view = view
    options.update(view.content)
    evaluate()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    evaluate()
  }

  override func refreshElements() {
    super.refreshElements()
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    guard let element = layout.element else { return }
    let elements = options.elements
    values = elements.map {
      $0.explicitTrait(TagTrait.self) ?? $0.explicitTrait(IDTrait.self) ?? nil
    }
    let selected = tracking { AnyHashable(view.selection.wrappedValue) }
    let titles = elements.map(\.plainText)
    element.content = .picker(
      PickerProperties(
        options: titles,
        selection: values.indices.first { value(at: $0).map { AnyHashable($0) } == selected },
        style: view.style))
    var attributes = environment.elementAttributes
    if attributes.accessibilityLabel == nil {
      attributes.accessibilityLabel = view.label?.plainString(in: environment)
    }
    element.attributes = attributes
  }
}

/// The identity of a view in a `ForEach`, which stands for it where it has no tag.
enum IDTrait: TraitKey {
  static var defaultValue: AnyHashable? { nil }
}

/// The layout of an element whose children are only asked for their texts.
final class OptionsLayoutNode: MeasuredLayoutNode {
  /// Called when a child may have another text.
  var onChange: (() -> Void)?

  override var drawingOrder: [LayoutNode] { [] }

  override func computePlacements(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: .unspecified) }
  }

  override func didLayout(_ proposal: ProposedViewSize, _ size: CGSize) { onChange?() }
}

/// How pickers look. Apple's `SwiftUI.PickerStyle`.
public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerProperties.Style { .menu }
}

extension EnvironmentValues {
  var pickerStyle: PickerProperties.Style {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// How pickers in this view look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(
      \.pickerStyle,
      style is SegmentedPickerStyle
        ? .segmented
        : style is InlinePickerStyle ? .inline : style is WheelPickerStyle ? .wheel : .menu)
  }
}
