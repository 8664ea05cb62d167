internal import Gtk

/// What the renderer keeps of an element: its widget, and how that follows the element.
@MainActor
class ElementHandle {
  /// The element holds the handle.
  unowned let element: RenderElement
  unowned let renderer: GtkRenderer
  let widget: Gtk.Widget

  /// In which handle's widget this one's is.
  private(set) weak var container: ElementHandle?
  private var place: CGRect?
  private var controllers: [EventController] = []
  private(set) var contextMenu: ContextMenu?

  /// What points to the widget.
  weak var bubble: PopoverHandle?

  init(_ element: RenderElement, _ renderer: GtkRenderer, widget: Gtk.Widget) {
    self.element = element
    self.renderer = renderer
    self.widget = widget
  }

  // MARK: What kinds of elements do differently

  /// Where the widgets of children are; `nil` for elements that have none.
  var box: ContentBox? { nil }

  /// Shows the element's properties. `old` is `nil` when the element is new.
  func show(_ old: ElementContent?, _ animation: Animation?) {}

  /// The element has got another frame.
  func frameDidChange(from old: CGRect?) {}

  /// The children of the element are others.
  func childrenDidChange() {}

  /// The widget that has the name, for those who do not see it.
  var accessibleWidget: Gtk.Widget { widget }

  /// Whether nothing of it is read, whatever is said about it.
  var isUnspoken: Bool { false }

  /// Whether nothing of its children is read.
  var silencesChildren: Bool { false }

  /// Whether its name depends on what is in it: `updateSpokenName()` is called after changes.
  var speaksForContent: Bool { false }

  func updateSpokenName() {}

  /// How the widget is transformed about the middle of its frame.
  var transform: AffineTransform? { nil }

  // MARK: What is common

  final var frame: CGRect { place ?? element.frame }

  final func insert(_ child: ElementHandle, at index: Int) {
    guard let box else { return }
    box.insert(child.widget, at: min(index, box.children.count))
    child.container = self
    child.putIntoContainer()
    child.updateSilence()
    childrenDidChange()
  }

  final func move(_ child: ElementHandle, to index: Int) {
    box?.move(child.widget, to: index)
    childrenDidChange()
  }

  final func remove(_ child: ElementHandle) {
    box?.takeOut(child.widget)
    child.container = nil
    childrenDidChange()
  }

  final func setFrame(_ frame: CGRect) {
    let old = place
    place = frame
    putIntoContainer()
    if old != frame { frameDidChange(from: old) }
  }

  final func putIntoContainer() {
    guard let place, let box = container?.box else { return }
    guard let effect = element.effect else {
      return box.put(widget, in: place, transform: transform)
    }
    box.put(
      widget, in: place.offsetBy(dx: effect.translation.width, dy: effect.translation.height),
      transform: effect.transform(of: place.size, after: transform))
  }

  /// A transition shows the element otherwise than it is.
  final func effectDidChange(from old: ElementEffect?) {
    let new = element.effect
    widget.opacity = opacity * (new?.opacity ?? 1)
    if new?.isLeaving != old?.isLeaving { setLeaving(new?.isLeaving == true) }
    putIntoContainer()
    if (new == nil) != (old == nil) { container?.childEffectDidChange() }
  }

  /// A transition of a child begins or has ended.
  func childEffectDidChange() {}

  /// How far the element is to be seen through by itself.
  var opacity: Double { 1 }

  /// What has gone is only to be looked at: nobody can point at it, give it the keyboard or read it.
  private func setLeaving(_ isLeaving: Bool) {
    if isLeaving { widget.giveUpFocus() }
    widget.isTargetOfPointer = !isLeaving && isTargetOfPointer
    widget.letsFocusIn = !isLeaving
    updateSilence()
  }

  /// Whether the pointer finds the widget.
  var isTargetOfPointer: Bool { true }

  final func destroy() {
    contextMenu?.close()
    bubble?.remove()
    container?.remove(self)
    didDestroy()
  }

  /// The element is gone.
  func didDestroy() {
    widget.removeFromParent()
  }

  /// Whether the element is in a window of its own.
  final var isInSheet: Bool {
    var handle: ElementHandle? = self
    while let current = handle {
      if current is SheetHandle || current is PopoverHandle || current is CoverHandle {
        return true
      }
      handle = current.container
    }
    return false
  }

  /// Whether the element is in another, however deep.
  final func isIn(_ other: ElementHandle) -> Bool {
    var handle: ElementHandle? = self
    while let current = handle {
      if current === other { return true }
      handle = current.container
    }
    return false
  }

  /// The row of a list in which the element is.
  final var enclosingRow: GroupHandle? {
    var handle: ElementHandle? = self
    while let current = handle {
      if let group = current as? GroupHandle, group.onMenu != nil { return group }
      handle = current.container
    }
    return nil
  }

  // MARK: Attributes

  final func showAttributes(_ old: ElementAttributes?) {
    let new = element.attributes
    if new.isEnabled != (old?.isEnabled ?? true) { widget.isEnabled = new.isEnabled }
    if new.help != old?.help { widget.tooltip = new.help }
    showSpoken(old)
    if let name = new.accessibilityIdentifier, name != old?.accessibilityIdentifier {
      widget.name = name
    }
    if new.isFocused, old?.isFocused != true, !widget.containsFocus {
      renderer.wasAskedForFocus = true
      // In the middle of a change the widget is perhaps not in its window yet.
      renderer.afterCommit { [weak self] in _ = self?.widget.grabFocus() }
    }
    if !new.isFocused, old?.isFocused == true {
      // Unless it went elsewhere already, or comes back.
      renderer.afterCommit { [weak self] in
        if let self, !element.attributes.isFocused { widget.giveUpFocus() }
      }
    }
    if new.tapCount != old?.tapCount || new.reportsLongPress != (old?.reportsLongPress ?? false) {
      watchGestures(new)
    }
    if (new.actions?.kind == .menu) != (contextMenu != nil) {
      contextMenu?.remove()
      contextMenu = new.actions?.kind == .menu ? ContextMenu(self) : nil
    }
    if new.isRightToLeft != (old?.isRightToLeft ?? false) {
      widget.setRightToLeft(new.isRightToLeft, deeply: box == nil)
      directionDidChange()
    }
    attributesDidChange(from: old)
  }

  /// What is of the element's own in its box is to have the element's direction.
  func directionDidChange() {}

  func attributesDidChange(from old: ElementAttributes?) {}

  private func showSpoken(_ old: ElementAttributes?) {
    let new = element.attributes
    if let label = new.accessibilityLabel, label != old?.accessibilityLabel {
      accessibleWidget.setAccessibleLabel(label)
    }
    let (value, hint) = (new.accessibilityValue ?? "", new.accessibilityHint ?? "")
    if value != old?.accessibilityValue ?? "" { accessibleWidget.setAccessibleValue(value) }
    if value != old?.accessibilityValue ?? "" || hint != old?.accessibilityHint ?? "" {
      // GTK 4.8 keeps values in words to itself.
      accessibleWidget.setAccessibleDescription(
        [value, hint].filter { !$0.isEmpty }.joined(separator: ", "))
    }
    updateSilence()
  }

  private var isSilent = false

  /// Leaves it out of what is read, or takes it in again.
  final func updateSilence() {
    let new =
      element.attributes.isHiddenFromAccessibility || isUnspoken
      || element.effect?.isLeaving == true || container?.silencesChildren == true
    guard new != isSilent else { return }
    isSilent = new
    widget.setAccessibleHidden(new)
  }

  private var tapAction: AccessibleAction?

  private var tintClass: String?

  /// The widget, and what is in it, has the colour of the tint where the theme has that of the accent.
  final func showTint() {
    guard element.content.hasTint else { return }
    let new = element.attributes.tint.map { TintStyles.className(for: $0) }
    if let tintClass, tintClass != new { widget.removeClass(tintClass) }
    tintClass = new
    // Setting the classes of the widget anew takes it away.
    if let new, !widget.cssClasses.contains(new) { widget.addClass(new) }
  }

  private func watchGestures(_ attributes: ElementAttributes) {
    for controller in controllers { widget.removeController(controller) }
    controllers = []
    if let count = attributes.tapCount {
      let controller = ClickController()
      controller.on(.released) { [weak self] click in
        if click.count == count { self?.element.send(.tap(click.point)) }
      }
      controllers.append(controller)
      tapAction = AccessibleAction(widget, group: "tap", name: "click") { [weak self] in
        guard let self, element.attributes.tapCount != nil else { return }
        element.send(.tap(CGPoint(x: frame.width / 2, y: frame.height / 2)))
      }
    }
    if attributes.reportsLongPress {
      let controller = LongPressController()
      controller.on(.pressed) { [weak self] _ in self?.element.send(.longPress) }
      controllers.append(controller)
    }
    for controller in controllers { widget.add(controller) }
  }
}

extension ElementEffect {
  /// What has the effect on an element of a size, about its middle, after `transform`.
  fileprivate func transform(of size: CGSize, after transform: AffineTransform?) -> AffineTransform?
  {
    guard scale != 1 else { return transform }
    let offset = CGPoint(x: anchor.x - size.width / 2, y: anchor.y - size.height / 2)
    var result = AffineTransform(translationByX: offset.x, byY: offset.y)
    result.scale(scale)
    result.translate(x: -offset.x, y: -offset.y)
    if let transform { result.prepend(transform) }
    return result
  }
}
