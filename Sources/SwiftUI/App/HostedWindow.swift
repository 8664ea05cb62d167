package import Gtk

/// A window with a view graph in it. While it is shown it is kept.
@MainActor
package final class HostedWindow {
  /// The windows that are shown.
  package private(set) static var shown: [HostedWindow] = []

  /// Where no app says anything else.
  package static let defaultSize = CGSize(width: 560, height: 720)

  package let window: Gtk.Window
  package var host: GraphHost { graph.host }
  private let graph: HostedGraph

  /// What the title is where no page says another.
  private var title: String {
    didSet { if title != oldValue { updateBar() } }
  }

  /// A window that shows `view`, not on the screen yet.
  package init<V: View>(title: String, size: CGSize = defaultSize, _ view: V) {
    self.title = title
    window = Gtk.Window(title: title, size: size)
    graph = HostedGraph(size: size, view)
    graph.renderer.window = window
    graph.renderer.pagesDidChange = { [weak self] in self?.updateBar() }
    graph.content.wanted = CGSize(width: 240, height: 160)
    window.setContent(graph.content)
    graph.onFirstLayout = { [weak self] in self?.focusFirst() }
    graph.host.flush()
    window.onClose = { [weak self] in self?.closed() }
    addKeys()
    window.on(.activeChanged) { [weak self] in self?.scheduleScenePhase() }
  }

  /// Whether the scene's phase is about to be looked at.
  private var isPhaseDue = false

  /// The keyboard may be on its way to another window of the app: soon it is there.
  private func scheduleScenePhase() {
    guard !isPhaseDue else { return }
    isPhaseDue = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in
      MainActor.assumeIsolated { self?.updateScenePhase() }
    }
  }

  private func updateScenePhase() {
    isPhaseDue = false
    setScenePhase(
      window.isMinimized || !window.isVisible
        ? .background : Gtk.Window.hasActive ? .active : .inactive)
  }

  /// Tells the views what the window is doing.
  package func setScenePhase(_ phase: ScenePhase) {
    if host.environment.scenePhase != phase { graph.setScenePhase(phase) }
  }

  /// The window of an app's first group.
  package convenience init<A: App>(_ app: A) {
    let settings = WindowSettings()
    self.init(
      title: ProcessInfo.processInfo.processName,
      AppWindow(app) { [weak settings] in settings?.change($0) })
    settings.window = self
    self.settings = settings
    settings.apply()
  }

  private var settings: WindowSettings?

  /// What an app says of its window, which it may say before there is one.
  @MainActor
  private final class WindowSettings {
    weak var window: HostedWindow?
    private var scene: SceneWindow?

    func change(_ scene: SceneWindow) {
      self.scene = scene
      if let title = scene.title { window?.title = title }
    }

    func apply() {
      guard let scene, let window else { return }
      if let title = scene.title { window.title = title }
      if let size = scene.size {
        window.window.setDefaultSize(size)
        window.host.size = size
        window.host.flush()
      }
    }
  }

  /// Gives the keyboard to what is read first. The toolkit has chosen something before it knew where
  /// things are.
  private func focusFirst() {
    guard !graph.renderer.wasAskedForFocus else { return }
    window.clearFocus()
    graph.content.focusFirst()
  }

  /// A page at the top has the window's bar.
  private func updateBar() {
    let page = graph.renderer.topPage
    let hasBar = page?.hasBar == true
    if hasBar, window.headerBar != nil {
      window.setHeaderBar(nil)
    } else if !hasBar, window.headerBar == nil {
      window.setHeaderBar(HeaderBar())
    }
    let pageTitle = page?.pageTitle ?? ""
    window.title = pageTitle.isEmpty ? title : pageTitle
  }

  private func addKeys() {
    let keys = ShortcutController()
    keys.add("<Control>w") { [weak self] in
      self?.window.requestClose()
      return true
    }
    keys.add("<Control>q") {
      Application.quit()
      return true
    }
    window.add(keys)
    let others = KeyController()
    others.onPress = { [weak self] in self?.graph.renderer.goBack($0) ?? false }
    window.add(others)
  }

  /// Puts the window on the screen.
  package func show() {
    if !Self.shown.contains(where: { $0 === self }) { Self.shown.append(self) }
    window.present()
    graph.renderer.showPresentations()
  }

  /// Takes the window off the screen, and everything out of the graph.
  package func close() {
    if Gtk.Window.shown.contains(window) { window.close() } else { closed() }
  }

  private func closed() {
    host.removeAll()
    Self.shown.removeAll { $0 === self }
  }

  // MARK: For tests

  /// How often the renderer has touched widgets, for tests.
  package var counts: RendererCounts { graph.renderer.counts }

  /// How many rows of lists have content, for tests.
  package var realizedRowCount: Int { graph.renderer.realizedRowCount }
}
