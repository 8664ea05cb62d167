package import ListSupport

/// Draws the elements of a graph: the boundary between the graph and a toolkit.
///
/// The graph keeps a tree of ``RenderElement``s, each of one of the kinds of ``ElementContent``, and
/// tells the renderer about changes of it, all within one ``commit(_:)``-bracket a flush and all on
/// the main actor:
///
/// 1. ``measure(_:_:)`` and ``insets(of:)`` are asked during layout, before the element is mounted.
/// 2. ``create(_:)`` comes once before anything else is said of an element, then
///    ``update(_:from:)`` when its properties change.
/// 3. ``insert(_:into:at:)``, ``move(_:in:to:)`` and ``remove(_:from:)`` keep the children of
///    containers (see ``ElementContent/isContainer``) in the graph's order, back to front.
/// 4. ``place(_:in:)`` gives an element its frame in its container's content, in points,
///    the origin at the top left. The graph computes all frames, those of texts too; only chrome
///    inside of an element is the renderer's.
/// 5. ``destroy(_:)`` is the last that is said of an element. Children are destroyed before their
///    containers.
///
/// A window is a ``GraphHost`` made with a renderer: its `rootElement` is created at once and is
/// what the window shows; `size` is set whenever the window's content changes size, `setRoot(_:)`
/// gives the view, and `environment` what the system says (dark, right to left, reduced motion).
/// Presented elements are created before ``present(_:over:)`` and lay themselves out at their ideal
/// size; a renderer that gives one another size says so with ``RenderElement/resize(to:)``. Rows of
/// lists come through ``ListRows``: a row's group has a frame of the row's size, and is placed again
/// when that changes.
///
/// The graph animates: what an element is and where is how it is to be drawn at the moment, and
/// changes from frame to frame while something moves (``requestFrames(_:)``).
///
/// What the user does goes back through ``RenderElement/send(_:)``. The graph decides: a field
/// whose text a binding refuses gets the old text back through an update, so a renderer shows what
/// the properties say, not what was typed, whenever an update tells it. A renderer does not report as
/// the user's what it has changed itself.
@MainActor
package protocol Renderer: AnyObject {
  /// Lengths that views use where nothing is said.
  var metrics: RendererMetrics { get }

  /// A new element, without children or a place.
  func create(_ element: RenderElement)

  /// The element's `content`, `attributes` or `effect` have changed; the element has the new ones.
  func update(_ element: RenderElement, from old: RenderElement.Properties)

  /// `child`, which is in no container, becomes the one at `index` of `parent`.
  func insert(_ child: RenderElement, into parent: RenderElement, at index: Int)

  /// `child` becomes the one at `index` of `parent`, counted without itself.
  func move(_ child: RenderElement, in parent: RenderElement, to index: Int)

  /// `child` leaves `parent`. It is inserted elsewhere later in the same commit, or destroyed.
  func remove(_ child: RenderElement, from parent: RenderElement)

  /// The element gets the frame `frame` in its container's content.
  func place(_ element: RenderElement, in frame: CGRect)

  /// The element will not be heard of again.
  func destroy(_ element: RenderElement)

  /// The size that a leaf chooses when offered `proposal`. Called often, and cached by the graph
  /// until the element's properties change; the element may not have been created.
  func measure(_ element: RenderElement, _ proposal: ProposedViewSize) -> Measurement

  /// What the chrome of a container takes away from its content on each side: the border of a
  /// button, the header bar of a navigation page, the tabs of a tab view.
  func insets(of element: RenderElement) -> EdgeInsets

  /// The rows of a list have changed: see ``ListRows``. Rows are made when the renderer asks.
  func splice(_ element: RenderElement, _ splices: [ListSplice])

  /// Shows an element of a presented kind (alert, dialog, sheet, popover) over what `source`
  /// belongs to.
  func present(_ element: RenderElement, over source: RenderElement)

  /// Takes a presented element away.
  func dismiss(_ element: RenderElement)

  /// Whether the system lets things move. Asked whenever an animation is to begin, and for each
  /// frame.
  var animationsEnabled: Bool { get }

  /// Calls `frame` before each frame with the time in seconds since some moment, until it gives
  /// `false`: something moves. The graph then tells of changes as in a flush; without anything in
  /// motion there are no calls.
  func requestFrames(_ frame: @escaping @MainActor (_ time: Double) -> Bool)

  /// A flush begins or ends to tell of its changes: a renderer may gather them meanwhile.
  func commit(_ phase: CommitPhase)
}

/// A side of the bracket around the changes of one flush.
package enum CommitPhase {
  case begin
  case end
}

/// A size and where the text in it has its baselines, from the top, if there is any.
package struct Measurement: Equatable, Sendable {
  package var size: CGSize
  package var firstBaseline: CGFloat?
  package var lastBaseline: CGFloat?

  package init(_ size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// Lengths in points that views use where nothing is said.
package struct RendererMetrics: Sendable {
  /// Between the views of a stack.
  package var spacing: CGFloat = 8

  /// Around a view with `padding()`.
  package var padding: CGFloat = 16

  /// The height of a row of a list that has not been measured.
  package var estimatedRowHeight: CGFloat = 44

  /// Around the content of a row of a list.
  package var rowInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

  package init() {}
}

extension Renderer {
  package var metrics: RendererMetrics { RendererMetrics() }
  package func commit(_ phase: CommitPhase) {}
}
