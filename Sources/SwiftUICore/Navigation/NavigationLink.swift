/// Something to press that shows another page. Apple's `SwiftUI.NavigationLink`.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  let label: Label
  let target: Target
  let isActive: Binding<Bool>?

  /// A link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination()), isActive: nil)
  }

  /// A link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination), isActive: nil)
  }

  /// A link to a view, which is shown while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination()), isActive: isActive)
  }

  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination), isActive: isActive)
  }

  /// A link to a view, which is shown while `selection` is `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .view(destination),
      isActive: Binding<Bool>(
        get: { selection.wrappedValue == tag },
        set: { selection.wrappedValue = $0 ? tag : nil }))
  }

  init(label: Label, target: Target, isActive: Binding<Bool>?) {
    self.label = label
    self.target = target
    self.isActive = isActive
  }

  public var body: some View {
    LinkElement(link: self)
  }
}

extension NavigationLink where Destination == Never {
  /// A link to what `navigationDestination(for:)` shows for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }), isActive: nil)
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

private struct LinkElement<Label: View, Destination: View>: View, PrimitiveView {
  let link: NavigationLink<Label, Destination>

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    LinkNode(self, context)
  }
}

private final class LinkNode<Label: View, Destination: View>: TypedNode<
  LinkElement<Label, Destination>
>
{
  private var link: NavigationLink<Label, Destination>
  private var child: ViewNode!

  init(_ view: LinkElement<Label, Destination>, _ context: NodeContext) {
    link = view.link
    super.init(context)
    showButton()
    if link.isActive != nil { host.afterUpdate { [weak self] in self?.evaluate() } }
  }

  /// Shows the link as a button, with the badge of its row if it has one.
  private func showButton() {
    if let badge = environment.rowBadge {
      showButton(RowBadge(content: link.label, badge: badge))
    } else {
      showButton(link.label)
    }
  }

  private func showButton<Shown: View>(_ label: Shown) {
    let button = ButtonElement(
      style: environment.isInList ? .link : .borderless, role: nil,
      action: { [weak self] in self?.follow() }, onPress: nil, label: label)
    if let child = child as? TypedNode<ButtonElement<Shown>> { return child.update(button) }
    child?.remove()
    child = SwiftUICore.makeNode(button, childContext)
    elementsDidChange()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    showButton()
  }

  override func update(_ view: LinkElement<Label, Destination>) {
    link = view.link
    showButton()
    if case .view(let destination) = link.target {
      // The page is a part of what the link's view describes.
      environment.navigator?.update(owner: ObjectIdentifier(self)) { page in
        (page as? TypedNode<Destination>)?.update(destination)
      }
    }
    if link.isActive != nil { evaluate() }
  }

  private func follow() {
    if let isActive = link.isActive {
      isActive.wrappedValue = true
      return
    }
    switch link.target {
    case .value(let value?): environment.navigator?.push(value: value)
    case .value(nil): break
    case .view: push()
    }
  }

  private func push() {
    guard case .view(let destination) = link.target else { return }
    environment.navigator?.push(
      ObjectIdentifier(self), { SwiftUICore.makeNode(destination, $0) },
      onPop: { [weak self] in self?.link.isActive?.wrappedValue = false })
  }

  override func evaluate() {
    isDirty = false
    guard let isActive = link.isActive, !isRemoved else { return }
    if tracking({ isActive.wrappedValue }) {
      push()
    } else {
      environment.navigator?.pop(owner: ObjectIdentifier(self))
    }
  }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
  }
}

extension View {
  /// What links with values of a type show.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// A page that is shown while a condition is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    background(
      NavigationLink(
        label: EmptyView(), target: .view(destination()), isActive: isPresented
      ).hidden())
  }
}

struct DestinationModifier<Value: Hashable, Destination: View>: LifecycleModifier {
  typealias Memory = NoMemory

  let destination: (Value) -> Destination

  func start(_ memory: NoMemory, _ node: ViewNode) {
    node.environment.navigator?.register(Value.self, destination)
  }

  func update(_ memory: NoMemory, _ node: ViewNode, from old: Self) {
    start(memory, node)
  }
}
