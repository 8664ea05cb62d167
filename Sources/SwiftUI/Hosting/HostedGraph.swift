internal import Gtk

/// A view graph that is drawn in a box, and is as large as the box.
@MainActor
final class HostedGraph {
  let renderer = GtkRenderer()
  let host: GraphHost
  let content = ContentBox()

  /// Called once, when things have got their first places.
  var onFirstLayout: (() -> Void)?
  private var wishes: [SignalConnection] = []
  private var textScale = Appearance.textScale

  /// - Parameter size: Known before the first frame, so that it shows everything.
  init<V: View>(size: CGSize, _ view: V) {
    renderer.frameWidget = content
    host = GraphHost(renderer: renderer, environment: Self.environment(in: content))
    if let root = host.rootElement.handle as? ElementHandle { content.insert(root.widget) }
    renderer.base = content
    content.onSize = { [weak self] size in self?.layOut(size) }
    host.size = size
    host.setRoot(view)
    wishes = Appearance.onChange { [weak self] in self?.followWishes() }
    content.on(.directionChanged) { [weak self] in self?.followWishes() }
    content.on(.scaleFactorChanged) { [weak self] in self?.followWishes() }
  }

  /// The desktop wants something else than before.
  private func followWishes() {
    if textScale != Appearance.textScale {
      textScale = Appearance.textScale
      renderer.forgetSizes()
    }
    var values = Self.environment(in: content)
    values.scenePhase = host.environment.scenePhase
    host.environment = values
  }

  /// The values of the desktop.
  private static func environment(in content: Gtk.Widget) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = Appearance.isDark ? .dark : .light
    values.layoutDirection = Appearance.isRightToLeft ? .rightToLeft : .leftToRight
    values.accessibilityReduceMotion = !Appearance.animationsEnabled
    values.systemOpening = SystemOpening { url, completion in
      UIApplication.shared.open(url, completionHandler: completion)
    }
    values.setTextScale(Appearance.textScale)
    values.displayScale = CGFloat(content.scaleFactor)
    return values
  }

  func setScenePhase(_ phase: ScenePhase) {
    host.environment.scenePhase = phase
    host.setNeedsFlush()
  }

  private func layOut(_ size: CGSize) {
    if host.size != size {
      host.size = size
      renderer.duringLayout { host.flush() }
    }
    // Not in the middle of the layout.
    DispatchQueue.main.async { [weak self] in
      self?.onFirstLayout?()
      self?.onFirstLayout = nil
      self?.renderer.showPresentations()
    }
    if let root = host.rootElement.handle as? ElementHandle {
      content.put(root.widget, in: CGRect(origin: .zero, size: size))
    }
    for cover in renderer.covers { cover.fill(content, size) }
    if !renderer.covers.isEmpty { host.flush() }
  }
}
