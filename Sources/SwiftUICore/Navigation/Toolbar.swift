/// Where an item of a toolbar goes. Apple's `SwiftUI.ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let isLeading: Bool
  private let name: String

  public static let automatic = ToolbarItemPlacement(isLeading: false, name: "automatic")
  public static let principal = ToolbarItemPlacement(isLeading: false, name: "principal")
  public static let primaryAction = ToolbarItemPlacement(isLeading: false, name: "primary")
  public static let secondaryAction = ToolbarItemPlacement(isLeading: false, name: "secondary")
  public static let confirmationAction = ToolbarItemPlacement(isLeading: false, name: "confirm")
  public static let cancellationAction = ToolbarItemPlacement(isLeading: true, name: "cancel")
  public static let destructiveAction = ToolbarItemPlacement(isLeading: false, name: "destroy")
  public static let navigation = ToolbarItemPlacement(isLeading: true, name: "navigation")
  public static let navigationBarLeading = ToolbarItemPlacement(isLeading: true, name: "leading")
  public static let navigationBarTrailing = ToolbarItemPlacement(isLeading: false, name: "trailing")
  public static let topBarLeading = ToolbarItemPlacement(isLeading: true, name: "leading")
  public static let topBarTrailing = ToolbarItemPlacement(isLeading: false, name: "trailing")
  public static let bottomBar = ToolbarItemPlacement(isLeading: false, name: "bottom")
  public static let status = ToolbarItemPlacement(isLeading: false, name: "status")
  public static let keyboard = ToolbarItemPlacement(isLeading: false, name: "keyboard")
}

/// What can be in a toolbar. Apple's `SwiftUI.ToolbarContent`. All content is made of views here.
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// An item of a toolbar. Apple's `SwiftUI.ToolbarItem`.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var body: some View {
    content.modifier(TraitModifier<PlacementTrait>(value: placement))
  }
}

/// Items of a toolbar at one place. Apple's `SwiftUI.ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var body: some View {
    content.modifier(TraitModifier<PlacementTrait>(value: placement))
  }
}

enum PlacementTrait: TraitKey {
  static var defaultValue: ToolbarItemPlacement { .automatic }
}

extension View {
  /// Puts items into the bar of the page. Buttons and menus become items; other views' texts do.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, tools: content())
  }
}

private struct ToolbarView<Content: View, Tools: View>: View, PrimitiveView {
  let content: Content
  let tools: Tools

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ToolbarNode(self, context)
  }
}

private final class ToolbarNode<Content: View, Tools: View>: TypedNode<ToolbarView<Content, Tools>>
{
  private var child: TypedNode<Content>!
  private var tools: ActionsNode<Tools>!
  private var entries: [ToolEntry] = []

  init(_ view: ToolbarView<Content, Tools>, _ context: NodeContext) {
    super.init(context)
    child = SwiftUICore.makeNode(view.content, childContext)
    var context = childContext
    context.isLazy = false
    tools = ActionsNode(view.tools, context) { [unowned self] entries, _ in
      self.entries = entries.filter(\.isAction).map {
        ToolEntry(entry: $0, isLeading: Self.placement($0.element).isLeading)
      }
      host.preferenceDidChange(PageSettings.self)
    }
  }

  private static func placement(_ element: RenderElement?) -> ToolbarItemPlacement {
    var node = element?.layout
    while let current = node {
      if let placement = current.explicitTrait(PlacementTrait.self) { return placement }
      node = current.parent
    }
    return .automatic
  }

  override func update(_ view: ToolbarView<Content, Tools>) {
    child.update(view.content)
    tools.update(view.tools)
  }

  override func makeElements() -> [LayoutNode] { child.elements }

  override func forEachChild(_ action: (ViewNode) -> Void) {
    action(child)
    action(tools)
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into values: inout Key.Value?
  ) {
    child.collectPreference(key, into: &values)
    guard key == PageSettings.self, !entries.isEmpty else { return }
    var settings = PageSettings()
    settings.tools = entries
    Key.add(settings as! Key.Value, to: &values)
  }

  override func willRemove() {
    host.preferenceDidChange(PageSettings.self)
  }
}
