package import ListSupport

/// A renderer without a display, for tests: keeps what it is told as a tree and counts.
///
/// Its measures are fixed. Each character of a text is 8 points wide and each line 16 high,
/// whatever the font, with the baseline 12 below the line's top; lines break between words, and
/// inside of words that are too long. Fields and pickers are as wide as they are offered (100
/// ideally) and 24 high; toggles are 40 × 20, steppers 80 × 24, sliders as wide as offered (100
/// ideally) and 20 high; pictures 20 × 20 unless they know better; circular progress is 20 × 20, a
/// bar as wide as offered and 4 high; dividers are 1 thick. Buttons with a border have 8 points
/// left and right and 4 above and below; navigation pages a bar of 44, tab views one of 48.
@MainActor
package final class InMemoryRenderer: Renderer {
  /// How often the renderer was told something of each kind.
  package struct Counts: Equatable {
    package var creates = 0
    package var updates = 0
    package var inserts = 0
    package var moves = 0
    package var removes = 0
    package var places = 0
    package var destroys = 0
    package var splices = 0
    package var commits = 0

    package init() {}

    /// How often anything was changed.
    package var changes: Int { creates + updates + inserts + moves + removes + destroys + splices }
  }

  package static let characterWidth: CGFloat = 8
  package static let lineHeight: CGFloat = 16
  package static let baseline: CGFloat = 12

  package var metrics = RendererMetrics()
  package private(set) var counts = Counts()

  /// The elements that exist, by identity.
  package private(set) var elements: [Int: InMemoryElement] = [:]

  /// The presented elements, the last on top.
  package private(set) var presented: [RenderElement] = []

  /// The ids of the elements that were updated since the counts were reset.
  package private(set) var updated: [Int] = []

  /// The ids of the elements that got another place since then.
  package private(set) var placed: [Int] = []

  /// Whether things move; by default everything is at once as it is to be.
  package var animationsEnabled = false

  /// What wants to be called before each frame.
  private var frame: (@MainActor (Double) -> Bool)?

  /// Whether frames are wanted: something moves.
  package var wantsFrames: Bool { frame != nil }

  package init() {}

  package func requestFrames(_ frame: @escaping @MainActor (Double) -> Bool) {
    precondition(self.frame == nil, "frames are asked for twice")
    self.frame = frame
  }

  /// A frame is drawn at `time`.
  package func drawFrame(at time: Double) {
    if frame?(time) == false { frame = nil }
  }

  package func resetCounts() {
    counts = Counts()
    updated = []
    placed = []
  }

  package func state(of element: RenderElement) -> InMemoryElement {
    guard let state = element.handle as? InMemoryElement else {
      fatalError("element \(element.id) was not created or has been destroyed")
    }
    return state
  }

  package func create(_ element: RenderElement) {
    precondition(elements[element.id] == nil, "element \(element.id) is created twice")
    counts.creates += 1
    let state = InMemoryElement(element)
    element.handle = state
    elements[element.id] = state
    if let rows = element.rows { state.rows = rows.ids }
  }

  package func update(_ element: RenderElement, from old: RenderElement.Properties) {
    counts.updates += 1
    updated.append(element.id)
    let state = state(of: element)
    precondition(state.properties == old, "element \(element.id) was something else before")
    state.properties = element.properties
    if case .list(let list) = element.content, let target = list.target {
      state.scroll(to: target, from: old.content, metrics.estimatedRowHeight)
    }
  }

  package func insert(_ child: RenderElement, into parent: RenderElement, at index: Int) {
    counts.inserts += 1
    let state = state(of: child)
    precondition(state.parent == nil, "element \(child.id) is in two containers")
    state.parent = self.state(of: parent)
    self.state(of: parent).children.insert(state, at: index)
  }

  package func move(_ child: RenderElement, in parent: RenderElement, to index: Int) {
    counts.moves += 1
    let state = state(of: child)
    let container = self.state(of: parent)
    container.children.removeAll { $0 === state }
    container.children.insert(state, at: index)
  }

  package func remove(_ child: RenderElement, from parent: RenderElement) {
    counts.removes += 1
    let state = state(of: child)
    precondition(state.parent === self.state(of: parent), "element \(child.id) is not in there")
    state.parent = nil
    self.state(of: parent).children.removeAll { $0 === state }
  }

  package func place(_ element: RenderElement, in frame: CGRect) {
    counts.places += 1
    placed.append(element.id)
    state(of: element).frame = frame
  }

  package func destroy(_ element: RenderElement) {
    counts.destroys += 1
    let state = state(of: element)
    state.parent?.children.removeAll { $0 === state }
    elements[element.id] = nil
  }

  package func splice(_ element: RenderElement, _ splices: [ListSplice]) {
    counts.splices += splices.count
    let state = state(of: element)
    for splice in splices {
      state.rows.replaceSubrange(
        splice.index..<(splice.index + splice.removed), with: splice.inserted)
    }
    precondition(state.rows == element.rows?.ids, "the splices do not lead to the list's rows")
  }

  package func present(_ element: RenderElement, over source: RenderElement) {
    presented.append(element)
  }

  package func dismiss(_ element: RenderElement) {
    presented.removeAll { $0 === element }
  }

  package func commit(_ phase: CommitPhase) {
    if phase == .begin { counts.commits += 1 }
  }
}

/// What the in-memory renderer keeps of an element.
@MainActor
package final class InMemoryElement {
  package let element: RenderElement
  package fileprivate(set) var properties: RenderElement.Properties
  package fileprivate(set) var frame = CGRect.zero
  package fileprivate(set) weak var parent: InMemoryElement?
  package fileprivate(set) var children: [InMemoryElement] = []

  /// The ids of a list's rows.
  package fileprivate(set) var rows: [Int] = []

  /// How far a list is scrolled, in points.
  package var scrollOffset: CGFloat = 0

  /// A list's rows that are in view, and the heights of those that have been.
  fileprivate var visible: [Int: RenderElement] = [:]
  fileprivate var heights: [Int: CGFloat] = [:]

  fileprivate init(_ element: RenderElement) {
    self.element = element
    properties = element.properties
  }
}

extension InMemoryElement {
  fileprivate func scroll(to target: RowTarget, from old: ElementContent, _ estimate: CGFloat) {
    if case .list(let list) = old, list.target == target { return }
    guard let place = rows.firstIndex(of: target.row) else { return }
    let start = rows[..<place].reduce(0) { $0 + (heights[$1] ?? estimate) }
    let height = heights[target.row] ?? estimate
    if let anchor = target.anchor {
      scrollOffset = start + anchor.y * (height - frame.height)
    } else if start < scrollOffset {
      scrollOffset = start
    } else if start + height > scrollOffset + frame.height {
      scrollOffset = start + height - frame.height
    }
    let all = rows.reduce(0) { $0 + (heights[$1] ?? estimate) }
    scrollOffset = max(0, min(scrollOffset, all - frame.height))
  }

  /// The rows of a list that are in view, from the top.
  package var visibleRows: [InMemoryElement] {
    rows.compactMap { visible[$0]?.handle as? InMemoryElement }
  }
}

extension InMemoryRenderer {
  /// Makes the rows that are in view of each list, and lets the others go.
  package func updateVisibleRows() {
    for state in elements.values where !state.rows.isEmpty || !state.visible.isEmpty {
      guard let source = state.element.rows else { continue }
      var y = -state.scrollOffset
      var wanted: [Int: RenderElement] = [:]
      for id in state.rows {
        if y >= state.frame.height { break }
        let height = state.heights[id] ?? metrics.estimatedRowHeight
        if y + height > 0, let row = source.realize(id, width: state.frame.width) {
          wanted[id] = row
          state.heights[id] = row.frame.height
          y += row.frame.height
        } else {
          y += height
        }
      }
      for id in state.visible.keys where wanted[id] == nil { source.release(id) }
      state.visible = wanted
    }
  }
}
