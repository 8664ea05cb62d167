internal import Gtk
internal import ListSupport

/// Draws the elements of a graph with widgets, each at the place that the graph computed.
@MainActor
final class GtkRenderer: Renderer {
  let metrics = RendererMetrics()
  let texts = TextMeasures()

  /// In which window the elements are.
  weak var window: Gtk.Window?

  /// Called when the title or the bar at the top of a page may be others.
  var pagesDidChange: (() -> Void)?

  private(set) var counts = RendererCounts()

  /// The lists that exist.
  private var lists: [ObjectIdentifier: ListHandle] = [:]

  /// Those whose names depend on what is in them.
  private var speakers: [ObjectIdentifier: ElementHandle] = [:]

  /// What says that something goes on.
  var progresses: [ObjectIdentifier: ProgressHandle] = [:]

  private var commitDepth = 0
  private var deferred: [() -> Void] = []
  private var presentations: [() -> Void] = []

  /// The sheets that are shown, the last on top.
  private var sheets: [SheetHandle] = []

  /// Above which window a question is asked.
  private var topWindow: Gtk.Window? { sheets.last?.window ?? window }
  private var pages: [ObjectIdentifier: PageHandle] = [:]

  /// The widget by which a picker was last measured.
  var knownPicker: (options: [String], style: PickerProperties.Style, widget: Gtk.Widget)?

  /// Sizes of widgets of the theme.
  private(set) lazy var sizes = WidgetSizes()

  /// Texts have become larger or smaller: what was measured holds no more.
  func forgetSizes() {
    sizes = WidgetSizes()
    knownPicker = nil
    texts.forget()
    Theme.update()
  }

  /// Whether a view has said where the keyboard is to be.
  var wasAskedForFocus = false

  /// Whether anything in the window has the keyboard.
  var hasFocus: Bool { window?.focused != nil }

  init() {
    Theme.install()
  }

  // MARK: Changes

  func commit(_ phase: CommitPhase) {
    commitDepth += phase == .begin ? 1 : -1
    guard commitDepth == 0 else { return }
    while !deferred.isEmpty {
      let actions = deferred
      deferred = []
      for action in actions { action() }
    }
    if Accessibility.isOn {
      for handle in speakers.values { handle.updateSpokenName() }
    }
    showPresentations()
  }

  /// Runs `action` when all widgets are where they should be.
  func afterCommit(_ action: @escaping () -> Void) {
    if commitDepth > 0 { deferred.append(action) } else { action() }
  }

  /// A group is transparent, or is no longer.
  func transparencyDidChange() {
    guard !progresses.isEmpty else { return }
    afterCommit { [weak self] in
      for progress in self?.progresses.values.map({ $0 }) ?? [] { progress.showMovement() }
    }
  }

  /// How many boxes are being given their sizes, in which the graph is laid out.
  private var layoutDepth = 0

  /// Runs `body`, which lays out the graph while the toolkit lays out a window.
  func duringLayout(_ body: () -> Void) {
    layoutDepth += 1
    body()
    layoutDepth -= 1
  }

  /// Runs `action` when no window is being laid out: what is being given its size may neither leave
  /// its window nor get others beside it.
  func afterLayout(_ action: @escaping @MainActor () -> Void) {
    guard layoutDepth > 0 else { return action() }
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }

  func create(_ element: RenderElement) {
    counts.creates += 1
    let handle = makeHandle(element)
    element.handle = handle
    handle.show(nil, nil)
    handle.showAttributes(nil)
    handle.showTint()
    if element.effect != nil { handle.effectDidChange(from: nil) }
    if let list = handle as? ListHandle { lists[ObjectIdentifier(list)] = list }
    if handle.speaksForContent { speakers[ObjectIdentifier(handle)] = handle }
    if let page = handle as? PageHandle {
      pages[ObjectIdentifier(page)] = page
      titleDidChange()
    }
  }

  private func makeHandle(_ element: RenderElement) -> ElementHandle {
    switch element.content {
    case .group: GroupHandle(element, self)
    case .text: TextHandle(element, self)
    case .shape: ShapeHandle(element, self)
    case .image: ImageHandle(element, self)
    case .button: ButtonHandle(element, self)
    case .field(let properties) where properties.lines != nil: GrowingFieldHandle(element, self)
    case .field: FieldHandle(element, self)
    case .editor: EditorHandle(element, self)
    case .toggle(let properties): ToggleHandle(element, self, properties.style)
    case .slider: SliderHandle(element, self)
    case .stepper: StepperHandle(element, self)
    case .picker: PickerHandle(element, self)
    case .datePicker: DatePickerHandle(element, self)
    case .progress(let properties):
      ProgressHandle(element, self, isCircular: properties.isCircular)
    case .divider: DividerHandle(element, self)
    case .native(let properties): NativeHandle(element, self, properties.object)
    case .menu: MenuHandle(element, self)
    case .scroll: ScrollHandle(element, self)
    case .list: ListHandle(element, self)
    case .navigation: NavigationHandle(element, self)
    case .page: PageHandle(element, self)
    case .tabs: TabsHandle(element, self)
    case .alert: AlertHandle(element, self)
    case .sheet(let properties):
      switch properties.kind {
      case .sheet: SheetHandle(element, self)
      case .fullScreen: CoverHandle(element, self)
      case .popover: PopoverHandle(element, self)
      }
    }
  }

  func update(_ element: RenderElement, from old: RenderElement.Properties) {
    guard let handle = handle(of: element) else { return }
    counts.updates += 1
    // It is told again what it shows already where a person has changed that.
    if old.content != element.content || old.effect == element.effect {
      handle.show(old.content, nil)
    }
    if old.effect != element.effect { handle.effectDidChange(from: old.effect) }
    if old.attributes != element.attributes { handle.showAttributes(old.attributes) }
    handle.showTint()
  }

  func insert(_ child: RenderElement, into parent: RenderElement, at index: Int) {
    guard let child = handle(of: child) else { return }
    counts.moves += 1
    handle(of: parent)?.insert(child, at: index)
  }

  func move(_ child: RenderElement, in parent: RenderElement, to index: Int) {
    guard let child = handle(of: child) else { return }
    counts.moves += 1
    handle(of: parent)?.move(child, to: index)
  }

  func remove(_ child: RenderElement, from parent: RenderElement) {
    guard let child = handle(of: child) else { return }
    counts.moves += 1
    handle(of: parent)?.remove(child)
  }

  func place(_ element: RenderElement, in frame: CGRect) {
    counts.places += 1
    handle(of: element)?.setFrame(frame)
  }

  // MARK: Frames

  /// The widget whose frames are those of the graph.
  weak var frameWidget: Gtk.Widget?

  var animationsEnabled: Bool { Appearance.animationsEnabled }

  func requestFrames(_ frame: @escaping @MainActor (Double) -> Bool) {
    // The widget's clock, which ticks only for this, may be in the middle of its frame.
    frameWidget?.onFrame(frame)
  }

  func destroy(_ element: RenderElement) {
    guard let handle = handle(of: element) else { return }
    counts.destroys += 1
    handle.destroy()
    lists[ObjectIdentifier(handle)] = nil
    speakers[ObjectIdentifier(handle)] = nil
    if handle is PageHandle {
      pages[ObjectIdentifier(handle)] = nil
      titleDidChange()
    }
  }

  func splice(_ element: RenderElement, _ splices: [ListSplice]) {
    (handle(of: element) as? ListHandle)?.splice(splices)
  }

  func present(_ element: RenderElement, over source: RenderElement) {
    // What is presented gets its content and its size in the same commit, and needs a window that is
    // on the screen.
    presentations.append { [weak self, weak element, weak source] in
      guard let element else { return }
      switch self?.handle(of: element) {
      case let alert as AlertHandle: alert.present(above: self?.topWindow)
      case let sheet as SheetHandle:
        sheet.present(above: self?.topWindow)
        self?.sheets.append(sheet)
      case let popover as PopoverHandle:
        guard let self else { return }
        if let anchor = source.flatMap({ self.handle(of: $0) }), anchor.widget.isMapped {
          anchor.bubble = popover
          popover.present(at: anchor.widget)
        } else if let base {
          popover.present(at: base)
        }
      case let cover as CoverHandle: self?.show(cover)
      default: break
      }
    }
  }

  // MARK: Covers

  /// Where the root's widget is.
  weak var base: ContentBox?

  /// What is in place of the window's content, the last on top.
  private(set) var covers: [CoverHandle] = []

  private func show(_ cover: CoverHandle) {
    guard let base else { return }
    covers.append(cover)
    cover.present(in: base)
    coversDidChange()
  }

  private func hide(_ cover: CoverHandle) {
    covers.removeAll { $0 === cover }
    cover.dismiss()
    coversDidChange()
  }

  /// Only what is on top can be seen and used.
  private func coversDidChange() {
    let all = base?.children ?? []
    for widget in all { widget.isVisible = widget === all.last }
    pagesDidChange?()
  }

  /// Shows what waits to be shown over the window, if that has a size by which dialogs choose theirs.
  func showPresentations() {
    guard !presentations.isEmpty, let window, window.isMapped, window.size.width > 0 else { return }
    let actions = presentations
    presentations = []
    for action in actions { action() }
  }

  func dismiss(_ element: RenderElement) {
    switch handle(of: element) {
    case let alert as AlertHandle: alert.dismiss()
    case let sheet as SheetHandle:
      sheets.removeAll { $0 === sheet }
      sheet.dismiss()
    case let popover as PopoverHandle: popover.dismiss()
    case let cover as CoverHandle: hide(cover)
    default: break
    }
  }

  /// How many rows of lists have content.
  var realizedRowCount: Int { lists.values.reduce(0) { $0 + $1.realizedRowCount } }

  func handle(of element: RenderElement) -> ElementHandle? { element.handle as? ElementHandle }

  // MARK: Pages

  /// A page has come or gone, or has another title.
  func titleDidChange() {
    deferred.append { [weak self] in
      self?.afterLayout { [weak self] in
        guard let self else { return }
        pagesDidChange?()
        for sheet in sheets { sheet.updateTitle() }
      }
    }
  }

  /// The page that is seen at the top of the window, if there is one.
  var topPage: PageHandle? {
    pages.values.filter { page in
      guard page.widget.isVisible, page.element.effect?.isLeaving != true else { return false }
      if let cover = covers.last { return page.isIn(cover) }
      return !page.isInSheet
    }
    .max { $0.element.id < $1.element.id }
  }

  /// Lets a key that nobody has taken, for nothing has the keyboard, go back from the page at the top.
  func goBack(_ key: KeyEvent) -> Bool {
    guard !hasFocus else { return false }
    return (topPage?.container as? NavigationHandle)?.pressed(key) ?? false
  }
}
