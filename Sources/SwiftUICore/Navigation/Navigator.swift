/// What the views of a navigation push and pop.
@MainActor
final class Navigator {
  /// What is known of a page that is to be pushed: how its node is made.
  typealias Maker = (NodeContext) -> ViewNode

  weak var node: (any NavigatorOwner)?

  /// How the page for a value is made, and brought in line with a later description of it.
  private struct Destination {
    let make: (AnyHashable) -> Maker?
    let update: (AnyHashable, ViewNode) -> Void
  }

  /// By the types of values, what `navigationDestination(for:)` shows for them.
  private var destinations: [ObjectIdentifier: Destination] = [:]

  func register<Value: Hashable, Page: View>(
    _ type: Value.Type, _ destination: @escaping (Value) -> Page
  ) {
    typealias Row = ForEachRow<Value, Page>
    let isKnown = destinations[ObjectIdentifier(type)] != nil
    let new = Destination { value in
      guard let value = value.base as? Value else { return nil }
      return { context in
        SwiftUICore.makeNode(Row(element: value, content: destination), context)
      }
    } update: { value, node in
      guard let value = value.base as? Value, let node = node as? TypedNode<Row> else { return }
      node.update(Row(element: value, content: destination))
    }
    destinations[ObjectIdentifier(type)] = new
    // The open pages are a part of what the destination's view describes.
    if isKnown { node?.forEachPage { new.update($0, $1) } }
  }

  /// How the page for a value is made; `nil` if no view has said so.
  func maker(for value: AnyHashable) -> Maker? {
    destinations[ObjectIdentifier(type(of: value.base as Any))]?.make(value)
      ?? destinations.values.lazy.compactMap { $0.make(value) }.first
  }

  func push(value: AnyHashable) { node?.push(value: value) }
  func push(_ owner: ObjectIdentifier, _ maker: @escaping Maker, onPop: @escaping () -> Void) {
    node?.push(owner: owner, maker, onPop: onPop)
  }
  func pop(owner: ObjectIdentifier) { node?.pop(owner: owner) }
  func update(owner: ObjectIdentifier, _ action: (ViewNode) -> Void) {
    node?.page(of: owner).map(action)
  }
}

@MainActor
protocol NavigatorOwner: ViewNode {
  func push(value: AnyHashable)
  func push(
    owner: ObjectIdentifier, _ maker: @escaping Navigator.Maker, onPop: @escaping () -> Void)
  func pop(owner: ObjectIdentifier)
  func page(of owner: ObjectIdentifier) -> ViewNode?

  /// Calls `action` with the value and the content of each page that was pushed for a value.
  func forEachPage(_ action: (AnyHashable, ViewNode) -> Void)
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// Closes what a view is shown in: a sheet or a page. Apple's `SwiftUI.DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
  let action: (@MainActor () -> Void)?

  public func callAsFunction() { action?() }
}

/// Whether a view is shown in a sheet or page that it can close. Apple's
/// `SwiftUI.PresentationMode`.
@MainActor @preconcurrency
public struct PresentationMode {
  public var isPresented: Bool
  let close: (@MainActor () -> Void)?

  public mutating func dismiss() {
    isPresented = false
    close?()
  }
}

private struct CloseKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  var close: (@MainActor () -> Void)? {
    get { self[CloseKey.self] }
    set { self[CloseKey.self] = newValue }
  }

  /// Closes the sheet or page in which the view is.
  @MainActor public var dismiss: DismissAction { DismissAction(action: close) }

  public var isPresented: Bool { close != nil }

  @MainActor public var presentationMode: Binding<PresentationMode> {
    let mode = UncheckedValue(PresentationMode(isPresented: close != nil, close: close))
    return Binding(get: { mode.value }, set: { _ in })
  }
}
