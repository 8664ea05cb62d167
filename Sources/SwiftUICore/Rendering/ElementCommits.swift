/// Gathers what has changed of the drawn elements, and tells the renderer at the end of a flush.
@MainActor
final class ElementCommits {
  private let renderer: any Renderer
  private var changedContainers: [ObjectIdentifier: RenderElement] = [:]
  private var changed: [RenderElement] = []
  private var moved: [RenderElement] = []
  private var inMotion: [RenderElement] = []

  /// What has been taken out of a container and has perhaps no other.
  private var orphans: [RenderElement] = []
  private var afterwards: [() -> Void] = []

  init(_ renderer: any Renderer) {
    self.renderer = renderer
  }

  func add(changedContainer element: RenderElement) {
    changedContainers[ObjectIdentifier(element)] = element
  }

  func add(changed element: RenderElement) {
    changed.append(element)
  }

  func add(moved element: RenderElement) {
    moved.append(element)
  }

  /// An element is in motion, and another frame of it is to be drawn.
  func add(inMotion element: RenderElement) {
    inMotion.append(element)
  }

  /// Runs `action` with the renderer's other changes, after the containers have got their children.
  func add(_ action: @escaping () -> Void) {
    afterwards.append(action)
  }

  /// Makes an element known to the renderer that is in no container.
  func mount(_ element: RenderElement) {
    element.create(with: renderer)
  }

  /// Takes leave of an element that is in no container.
  func unmount(_ element: RenderElement) {
    element.destroy(renderer)
  }

  /// Takes leave of an element that is in no container, at the end of the flush.
  func unmountLater(_ element: RenderElement) {
    afterwards.append { [renderer] in element.destroy(renderer) }
  }

  func commit(flush: Int) {
    guard
      !changedContainers.isEmpty || !changed.isEmpty || !moved.isEmpty || !inMotion.isEmpty
        || !afterwards.isEmpty
    else { return }
    renderer.commit(.begin)
    while !changedContainers.isEmpty { syncContainers() }
    tell(&changed) { $0.tellChanges(renderer) }
    tell(&moved) { $0.tellFrame(renderer) }
    tell(&inMotion) { $0.tellMotion(renderer) }
    let actions = afterwards
    afterwards = []
    for action in actions { action() }
    renderer.commit(.end)
  }

  private func tell(_ elements: inout [RenderElement], _ action: (RenderElement) -> Void) {
    let all = elements
    elements = []
    for element in all { action(element) }
  }

  private func syncContainers() {
    // Others are asked when they are mounted.
    let mounted = changedContainers.values.filter(\.isCreated)
    changedContainers = [:]
    let wanted = mounted.map { ($0, Self.content(of: $0)) }
    for (container, children) in wanted {
      orphans += container.removeChildren(
        except: Set(children.map { ObjectIdentifier($0) }), renderer)
    }
    for (container, children) in wanted {
      let new = children.filter { !$0.isCreated }
      container.setChildren(children, renderer)
      for child in new where child.content.isContainer { add(changedContainer: child) }
    }
    for orphan in orphans where orphan.parent == nil { orphan.destroy(renderer) }
    orphans = []
  }

  /// What is drawn directly in `element`, back to front.
  private static func content(of element: RenderElement) -> [RenderElement] {
    var found: [RenderElement] = []
    func collect(_ node: LayoutNode) {
      for child in node.drawnChildren where !child.isHidden {
        if let element = child.element { found.append(element) } else { collect(child) }
      }
    }
    if let layout = element.layout { collect(layout) }
    return found
  }
}
