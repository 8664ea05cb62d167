extension View {
  /// Shows a view over the window while a condition is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, kind: .sheet, onDismiss: onDismiss,
        content: SheetContent(content: content)))
  }

  /// Shows a view over the window while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: item.isPresent(), kind: .sheet, onDismiss: onDismiss,
        content: SheetItemContent(item: item.wrappedValue, content: content)))
  }

  /// Shows a view in place of the window's while a condition is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, kind: .fullScreen, onDismiss: onDismiss,
        content: SheetContent(content: content)))
  }

  /// Shows a view in place of the window's while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: item.isPresent(), kind: .fullScreen, onDismiss: onDismiss,
        content: SheetItemContent(item: item.wrappedValue, content: content)))
  }

  /// Shows a view in a bubble that points to this one while a condition is true.
  ///
  /// - Parameter arrowEdge: On which side of the view the bubble is, if there is space.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .bottom, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, kind: .popover, onDismiss: nil,
        content: SheetContent(content: content), attachment: attachmentAnchor, edge: arrowEdge))
  }

  /// Shows a view in a bubble that points to this one while there is an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .bottom, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: item.isPresent(), kind: .popover, onDismiss: nil,
        content: SheetItemContent(item: item.wrappedValue, content: content),
        attachment: attachmentAnchor, edge: arrowEdge))
  }

  /// Whether a sheet can be closed other than by the app.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: DismissDisabled.self, value: isDisabled)
  }
}

/// To what of a view a popover points. Apple's `SwiftUI.PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)

  /// The rectangle, where the view has a frame.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.resolve(frame)
    case .point(let point):
      CGRect(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 1,
        height: 1)
    }
  }
}

private enum DismissDisabled: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Evaluates the content of a sheet, so that what it reads is its own.
private struct SheetContent<Content: View>: View {
  let content: () -> Content
  var body: Content { content() }
}

private struct SheetItemContent<Item: Identifiable, Content: View>: View {
  let item: Item?
  let content: (Item) -> Content

  var body: some View {
    if let item { content(item).id(item.id) }
  }
}

private struct SheetModifier<Content: View>: PresentationModifier {
  let isPresented: Binding<Bool>
  let kind: SheetProperties.Kind
  let onDismiss: (() -> Void)?
  let content: Content
  var attachment = PopoverAttachmentAnchor.rect(.bounds)
  var edge = Edge.bottom

  func makePresentation(_ owner: ViewNode, dismiss: @escaping @MainActor () -> Void)
    -> any Presentation
  {
    Sheet(self, owner, dismiss)
  }
}

private final class Sheet<Content: View>: Presentation {
  private let node: SheetNode<Content>

  init(
    _ modifier: SheetModifier<Content>, _ owner: ViewNode,
    _ dismiss: @escaping @MainActor () -> Void
  ) {
    var context = owner.childContext
    context.isLazy = false
    context.environment.close = dismiss
    context.environment.navigator = nil
    node = SheetNode(modifier, context, dismiss)
  }

  var element: RenderElement { node.layout.element! }
  var nodes: [ViewNode] { [node] }

  func willPresent(from frame: CGRect) { node.setAnchor(frame) }

  func update(_ modifier: Any) {
    guard let modifier = modifier as? SheetModifier<Content> else { return }
    node.update(modifier)
  }
}

private final class SheetNode<Content: View>: ContainerNode<SheetModifier<Content>>,
  PreferenceReader
{
  private var modifier: SheetModifier<Content>
  private var child: TypedNode<Content>!
  private let close: @MainActor () -> Void

  init(
    _ modifier: SheetModifier<Content>, _ context: NodeContext,
    _ close: @escaping @MainActor () -> Void
  ) {
    self.modifier = modifier
    self.close = close
    super.init(context)
    var properties = SheetProperties()
    properties.kind = modifier.kind
    let element = RenderElement(
      self, .sheet(properties), attributes: context.environment.elementAttributes)
    element.onEvent = { event in
      if event == .dismiss { close() }
    }
    child = SwiftUICore.makeNode(modifier.content, childContext)
    start(RootLayoutNode(self, element: element), content: [child])
    layout.invalidateLayout()
    host.add(reader: self)
  }

  func setAnchor(_ frame: CGRect) {
    guard case .sheet(var properties)? = layout.element?.content else { return }
    properties.anchor = modifier.attachment.rect(in: frame)
    properties.edge = modifier.edge
    layout.element?.content = .sheet(properties)
  }

  override func update(_ modifier: SheetModifier<Content>) {
    self.modifier = modifier
    child.update(modifier.content)
  }

  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.close = close
    values.navigator = nil
    return values
  }

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(DismissDisabled.self) }
  var readerDepth: Int { depth }

  func readPreference() {
    guard !isRemoved, case .sheet(var properties)? = layout.element?.content else { return }
    properties.canDismiss = !preference(DismissDisabled.self)
    layout.element?.content = .sheet(properties)
  }

  override func willRemove() {
    host.remove(reader: self)
    if let onDismiss = modifier.onDismiss { host.afterUpdate(onDismiss) }
  }
}
