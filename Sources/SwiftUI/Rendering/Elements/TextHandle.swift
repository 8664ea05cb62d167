internal import Gtk

/// Shows text that is not edited.
@MainActor
final class TextHandle: ElementHandle {
  private let label: Gtk.Label
  private var clicks: ClickController?

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    label = Gtk.Label()
    super.init(element, renderer, widget: label)
    if let role = element.attributes.role { label.setAccessibleRole(role) }
  }

  private var properties: TextProperties? {
    if case .text(let properties) = element.content { return properties }
    return nil
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard let properties else { return }
    let hasLinks = properties.runs.contains { $0.link != nil }
    label.truncation = properties.gtkTruncation
    label.textAlignment = properties.alignment.gtk
    label.isSelectable = properties.isSelectable
    label.isTargetOfPointer = properties.isSelectable || hasLinks
    // Above what space is kept for.
    label.verticalPosition = properties.reservedLines == nil ? 0.5 : 0
    if hasLinks { watchLinks() }
    showText()
    if case .text(let before)? = old, before.lineSpacing != properties.lineSpacing {
      putIntoContainer()
    }
  }

  override var isTargetOfPointer: Bool { properties?.isSelectable == true }

  override func frameDidChange(from old: CGRect?) {
    if frame.size != old?.size { showText() }
  }

  /// The label has no more lines than fit into its frame, and no larger letters.
  private func showText() {
    guard var properties else { return }
    if properties.minimumScale < 1, frame.width > 0 {
      properties = renderer.texts.fitting(properties, frame.width, frame.height)
    }
    label.setRuns(properties.gtkRuns)
    // The toolkit calls it by its text when that changes.
    if let name = element.attributes.accessibilityLabel { label.setAccessibleLabel(name) }
    label.lineLimit = renderer.texts.lineLimit(properties, in: frame.size)
  }

  /// The toolkit puts half of the space between lines above the first one.
  override var transform: AffineTransform? {
    guard let spacing = properties?.lineSpacing, spacing > 0 else { return nil }
    return AffineTransform(translationByX: 0, byY: -spacing / 2)
  }

  private func watchLinks() {
    guard clicks == nil else { return }
    label.setCursor("pointer")
    let clicks = ClickController()
    clicks.on(.released) { [weak self, weak clicks] click in
      guard let self, let index = label.run(at: click.point), let properties,
        properties.runs.indices.contains(index), properties.runs[index].link != nil
      else { return }
      clicks?.claim()
      element.send(.openLink(index))
    }
    label.add(clicks)
    self.clicks = clicks
  }
}
