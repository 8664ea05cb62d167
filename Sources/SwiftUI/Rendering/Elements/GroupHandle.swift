internal import Gtk

/// Draws a group, with its effects.
@MainActor
final class GroupHandle: ElementHandle {
  private let content: ContentBox
  private var shown = GroupProperties()

  /// Called when the group of a row has got another frame.
  var onResize: (() -> Void)?

  /// Called when the looks of a row have changed.
  var onLook: (() -> Void)?

  /// Opens the menu of a row; what is in it with a menu of its own is told, and where in that the
  /// pointer is.
  var onMenu: ((ElementHandle?, CGPoint?) -> Void)?

  override func attributesDidChange(from old: ElementAttributes?) {
    if element.attributes.row != old?.row { onLook?() }
  }

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    content = ContentBox(role: element.attributes.role ?? .group)
    super.init(element, renderer, widget: content)
  }

  override var box: ContentBox? { content }

  override var isUnspoken: Bool { shown.opacity == 0 }

  override var silencesChildren: Bool {
    let children = element.attributes.children
    return children == .ignore || children == .combine
  }

  override var speaksForContent: Bool { element.attributes.children == .combine }

  private var spoken: String?
  private var spokenAction: AccessibleAction?

  override func childrenDidChange() {
    guard let name = element.attributes.spokenAction else { return }
    // GTK's names of actions are of few letters.
    let id = String(name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    renderer.afterCommit { [weak self] in
      guard let self else { return }
      spokenAction = AccessibleAction(target.accessibleWidget, group: id, name: "perform") {
        [weak self] in
        self?.element.send(.spokenAction)
      }
    }
  }

  /// The one in here that a person means by it.
  private var target: ElementHandle {
    guard element.children.count == 1, let child = renderer.handle(of: element.children[0]) else {
      return self
    }
    return (child as? GroupHandle)?.target ?? child
  }

  override func updateSpokenName() {
    guard element.attributes.accessibilityLabel == nil else { return }
    let text = element.spokenChildren
    guard text != spoken else { return }
    spoken = text
    content.setAccessibleLabel(text)
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .group(let new) = element.content else { return }
    shown = new
    apply()
  }

  override var opacity: Double { shown.opacity }
  override var isTargetOfPointer: Bool { shown.isInteractive }

  override func frameDidChange(from old: CGRect?) { onResize?() }

  private func apply() {
    let opacity = shown.opacity * (element.effect?.opacity ?? 1)
    let wasTransparent = widget.opacity == 0
    widget.opacity = opacity
    if wasTransparent != (opacity == 0) { renderer.transparencyDidChange() }
    widget.isTargetOfPointer = shown.isInteractive && element.effect?.isLeaving != true
    let isUnchanged =
      !shown.isMasked && shown.shadow == nil && shown.blurRadius == 0 && shown.grayscale == 0
    content.clipsToBounds = shown.clip == .rectangle
    if isUnchanged, shown.clip == nil || shown.clip == .rectangle {
      content.onDraw = nil
    } else {
      content.onDraw = { [weak self] snapshot, size in self?.draw(snapshot, size) }
    }
    content.setNeedsDraw()
    putIntoContainer()
    updateSilence()
  }

  private func draw(_ snapshot: Snapshot, _ size: CGSize) {
    var drawing = { snapshot.drawChildren() }
    if shown.isMasked, content.children.count == 2 {
      drawing = { [content] in
        snapshot.withMask(in: CGRect(origin: .zero, size: size)) {
          snapshot.draw(content.children[1])
        } _: {
          snapshot.draw(content.children[0])
        }
      }
    }
    if let clip = shown.clip {
      let inner = drawing
      let rect = CGRect(origin: .zero, size: size)
      drawing = { snapshot.withClip(rect, radius: clip.cornerRadius(in: size), inner) }
    }
    if shown.grayscale > 0 {
      let inner = drawing
      drawing = { [shown] in snapshot.withGrayscale(shown.grayscale, inner) }
    }
    if shown.blurRadius > 0 {
      let inner = drawing
      drawing = { [shown] in snapshot.withBlur(radius: shown.blurRadius * 2, inner) }
    }
    if let shadow = shown.shadow {
      let inner = drawing
      drawing = {
        snapshot.withShadow(
          color: shadow.color.gtk, radius: shadow.radius, x: shadow.x, y: shadow.y, inner)
      }
    }
    if hasPicturesOnly { snapshot.asPicture(drawing) } else { drawing() }
  }

  /// Whether what is in the group may be seen as pixels.
  private var hasPicturesOnly: Bool {
    var result = true
    content.forEachDescendant {
      if !($0 is ContentBox || $0 is Picture || $0 is Icon) { result = false }
    }
    return result
  }

  override var transform: AffineTransform? {
    guard shown.rotation != 0 || shown.scale != CGSize(width: 1, height: 1) else { return nil }
    // The container applies it about the middle; the anchor may be elsewhere.
    let offset = CGPoint(
      x: (shown.anchor.x - 0.5) * frame.width, y: (shown.anchor.y - 0.5) * frame.height)
    var result = AffineTransform(translationByX: offset.x, byY: offset.y)
    result.rotate(byRadians: shown.rotation)
    result.scale(x: shown.scale.width, y: shown.scale.height)
    result.translate(x: -offset.x, y: -offset.y)
    return result
  }
}
