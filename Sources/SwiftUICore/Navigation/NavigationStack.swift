/// The values of the pages of a navigation, of any types. Apple's `SwiftUI.NavigationPath`.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// Pages over one another. Apple's `SwiftUI.NavigationStack`.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let path: Binding<[AnyHashable]>?
  let root: Root

  /// Pages that the links in them push.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Pages for the values of `path`.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = path.values
    self.root = root()
  }

  /// Pages for the values of `path`.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = Binding<[AnyHashable]>(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    NavigationNode(self, context, path: { $0.path }, root: { $0.root })
  }
}

/// Pages over one another. Apple's `SwiftUI.NavigationView`.
public struct NavigationView<Content: View>: View, PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    NavigationNode(self, context, path: { _ in nil }, root: { $0.content })
  }
}

/// How a `NavigationView` looks; it is always a stack here.
public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

final class NavigationNode<V, Root: View>: ContainerNode<V>, NavigatorOwner {
  /// A page over the root.
  private struct Entry {
    enum Key: Equatable {
      case value(AnyHashable)
      case owner(ObjectIdentifier)
    }
    let key: Key
    let page: PageNode
    let onPop: () -> Void
  }

  private var view: V
  private let pathOf: (V) -> Binding<[AnyHashable]>?
  private let rootOf: (V) -> Root
  private let navigator = Navigator()
  private var root: PageNode!
  private var rootContent: TypedNode<Root>!
  private var entries: [Entry] = []

  init(
    _ view: V, _ context: NodeContext, path: @escaping (V) -> Binding<[AnyHashable]>?,
    root rootOf: @escaping (V) -> Root
  ) {
    self.view = view
    pathOf = path
    self.rootOf = rootOf
    super.init(context)
    navigator.node = self
    root = PageNode(childContext, hasBack: false, onBack: {}) { context in
      let node = SwiftUICore.makeNode(rootOf(view), context)
      rootContent = node
      return node
    }
    let element = RenderElement(self, .navigation(NavigationProperties()))
    start(PagesLayoutNode(self, alignment: .topLeading, element: element), content: [root])
    // Destinations are known once the root has been made.
    host.afterUpdate { [weak self] in self?.readPath() }
  }

  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.navigator = navigator
    return values
  }

  private var pageEnvironment: EnvironmentValues {
    var values = childEnvironment
    values.close = { [weak self] in self?.pop() }
    return values
  }

  override func update(_ view: V) {
    self.view = view
    rootContent.update(rootOf(view))
    readPath()
  }

  override func evaluate() {
    isDirty = false
    readPath()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    root.setEnvironment(childEnvironment)
    for entry in entries { entry.page.setEnvironment(pageEnvironment) }
  }

  /// Brings the pages in line with the path.
  private func readPath() {
    guard let path = pathOf(view), !isRemoved else { return }
    let values = tracking { path.wrappedValue }
    var kept = 0
    while kept < values.count, kept < entries.count, entries[kept].key == .value(values[kept]) {
      kept += 1
    }
    if kept == values.count, kept == entries.count { return }
    let old = top
    let gone = entries.dropFirst(kept).map(\.page)
    entries.removeSubrange(kept...)
    for value in values.dropFirst(kept) {
      guard let maker = navigator.maker(for: value) else { break }
      add(.value(value), maker, onPop: {})
    }
    pagesDidChange(from: old, removing: gone)
  }

  private func add(_ key: Entry.Key, _ maker: Navigator.Maker, onPop: @escaping () -> Void) {
    var context = childContext
    context.environment = pageEnvironment
    let page = PageNode(context, hasBack: true, onBack: { [weak self] in self?.pop() }, make: maker)
    entries.append(Entry(key: key, page: page, onPop: onPop))
  }

  /// The page that is seen.
  private var top: PageNode { entries.last?.page ?? root }

  /// How pages slide, if they do.
  private var slide: Animation? {
    guard layout.element?.isCreated == true, host.mayAnimate,
      !host.transaction.disablesAnimations, !Transaction.current.disablesAnimations
    else { return nil }
    return .timingCurve(0.25, 0.85, 0.35, 1, duration: 0.35)
  }

  /// Shows the page that is at the top now, which slides in or appears below one that slides out.
  private func pagesDidChange(from old: PageNode, removing gone: [PageNode] = []) {
    let pages = [root!] + entries.map(\.page)
    let new = top
    let slide = old === new ? nil : slide
    for page in gone {
      if page === old, let slide {
        let step = TransitionStep(effect: .move(.trailing), animation: nil)
        retireChild(page, key: ObjectIdentifier(page), [step], slide)
      } else {
        page.remove()
      }
    }
    if let slide {
      self.slide(from: old, to: new, isPush: !old.isRemoved && pages.contains { $0 === old }, slide)
    }
    // A page that slides away below the new one is there until it is covered.
    for page in pages where page === new || page !== old || slide == nil {
      page.isOpen = page === new
    }
    var properties = NavigationProperties()
    properties.depth = pages.count
    layout.element?.content = .navigation(properties)
    replace(content: pages)
  }

  /// How far the page below moves, in parts of the width.
  private static var shift: TransitionEffect { .shift(0.3) }

  private func slide(from old: PageNode, to new: PageNode, isPush: Bool, _ animation: Animation) {
    let transitions = host.transitions
    guard isPush else {
      return transitions.slide(new, Self.shift, from: 1, to: 0, animation)
    }
    transitions.slide(old, Self.shift, from: 0, to: 1, animation) { [weak self, weak old] in
      if let self, let old, !old.isRemoved, self.top !== old { old.isOpen = false }
    }
    transitions.afterLayout { [weak new] in
      guard let new, !new.isRemoved else { return }
      transitions.slide(new, .move(.trailing), from: 1, to: 0, animation)
    }
  }

  private func pop() {
    guard let last = entries.last else { return }
    if case .value = last.key, let path = pathOf(view) {
      path.wrappedValue = Array(path.wrappedValue.dropLast())
      return
    }
    entries.removeLast()
    pagesDidChange(from: last.page, removing: [last.page])
    last.onPop()
    host.setNeedsFlush()
  }

  func push(value: AnyHashable) {
    if let path = pathOf(view) {
      path.wrappedValue += [value]
    } else if let maker = navigator.maker(for: value) {
      let old = top
      add(.value(value), maker, onPop: {})
      pagesDidChange(from: old)
    }
  }

  func push(
    owner: ObjectIdentifier, _ maker: @escaping Navigator.Maker, onPop: @escaping () -> Void
  ) {
    if page(of: owner) != nil { return }
    let old = top
    add(.owner(owner), maker, onPop: onPop)
    pagesDidChange(from: old)
  }

  func pop(owner: ObjectIdentifier) {
    guard let index = entries.firstIndex(where: { $0.key == .owner(owner) }) else { return }
    let old = top
    let gone = entries[index...].map(\.page)
    entries.removeSubrange(index...)
    pagesDidChange(from: old, removing: gone)
  }

  func page(of owner: ObjectIdentifier) -> ViewNode? {
    entries.first { $0.key == .owner(owner) }?.page.pageContent
  }

  func forEachPage(_ action: (AnyHashable, ViewNode) -> Void) {
    for entry in entries {
      if case .value(let value) = entry.key { action(value, entry.page.pageContent) }
    }
  }
}

/// All pages have the whole space; only the last one is drawn, and the one under it, so that a
/// renderer can slide.
final class PagesLayoutNode: OverlaidLayoutNode {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    children.last?.sizeThatFits(proposal) ?? .zero
  }
}
