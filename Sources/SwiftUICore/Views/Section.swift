/// Rows that belong together, with what stands above and below. Apple's `SwiftUI.Section`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SectionNode(self, context)
  }
}

final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<
  Section<Parent, Content, Footer>
>, SectionRows
{
  private var parentNode: TypedNode<Parent>!
  private var contentNode: TypedNode<Content>!
  private var footerNode: TypedNode<Footer>!

  init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    super.init(context)
    var single = childContext
    single.isLazy = false
    single.environment = headerEnvironment
    parentNode = SwiftUICore.makeNode(view.header, single)
    single.environment = titleEnvironment
    contentNode = SwiftUICore.makeNode(view.content, childContext)
    footerNode = SwiftUICore.makeNode(view.footer, single)
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    parentNode.update(view.header)
    contentNode.update(view.content)
    footerNode.update(view.footer)
  }

  /// Headers and footers of a list are smaller and paler than rows.
  private var titleEnvironment: EnvironmentValues {
    guard environment.isInList else { return environment }
    var values = environment
    values.font = .footnote
    values.foregroundStyle = AnyShapeStyle(Color.secondary)
    return values
  }

  private var headerEnvironment: EnvironmentValues {
    guard environment.isInList else { return environment }
    var values = titleEnvironment
    values.ownAttributes.traits.insert(.isHeader)
    return values
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    parentNode.setEnvironment(headerEnvironment)
    contentNode.setEnvironment(environment)
    footerNode.setEnvironment(titleEnvironment)
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(parentNode)
    action(contentNode)
    action(footerNode)
  }

  var header: ViewNode? { parentNode }
  var rows: ViewNode { contentNode }
  var footer: ViewNode? { footerNode }
}
