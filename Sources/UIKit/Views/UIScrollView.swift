package import Gtk

@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A person has begun to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A person has stopped scrolling. Nothing glides on: `decelerate` is `false`.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Never asked: nothing is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A view of something larger.
///
/// Subviews that are tied to its edges by constraints determine the size of the contents, as on
/// Apple's platforms; `contentSize` does otherwise.
@MainActor
open class UIScrollView: UIView {
  package let scrolled: ScrolledWindow
  private let contents: LayoutBox?

  private(set) lazy var storedContentGuide = UILayoutGuide(of: self, kind: .content)
  private(set) lazy var storedFrameGuide = UILayoutGuide(of: self, kind: .frame)

  public override init(frame: CGRect) {
    (scrolled, contents) = Self.makeScrolled()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    (scrolled, contents) = Self.makeScrolled()
    super.init(coder: coder)
    setUp()
  }

  private static func makeScrolled() -> (ScrolledWindow, LayoutBox?) {
    let contents = LayoutBox()
    return (ScrolledWindow(child: contents), contents)
  }

  /// A view that scrolls `child`, which places its own parts.
  init(frame: CGRect, scrolling child: Widget) {
    scrolled = ScrolledWindow(child: child, horizontal: .never)
    contents = nil
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    setNative(scrolled)
    clipsToBounds = true
    contents?.requestMode = .constant
    contents?.onMeasure = { [weak self] axis, _ in
      let size = self?.contentSize ?? .zero
      let length = Int((axis == .horizontal ? size.width : size.height).rounded(.up))
      return Measure(minimum: length, natural: length)
    }
    contents?.onAllocate = { [weak self] _ in self?.placeSubviews() }
    for signal in [Signal<ScrolledWindow, CGPoint>.scrolled, .scrolledHorizontally] {
      scrolled.on(signal) { [weak self] _ in self?.contentsScrolled() }
    }
  }

  /// What is scrolled has moved.
  func contentsScrolled() {
    if scrollDelegate != nil, !isMovedByProgram { dragging() }
    scrollDelegate?.scrollViewDidScroll(self)
  }

  private var isMovedByProgram = false
  private var dragCount = 0
  public private(set) var isDragging = false
  open var isTracking: Bool { isDragging }
  open var isDecelerating: Bool { false }

  /// The end of a person's scrolling is when nothing has moved for a while.
  private func dragging() {
    if !isDragging {
      isDragging = true
      scrollDelegate?.scrollViewWillBeginDragging(self)
    }
    dragCount += 1
    let count = dragCount
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
      guard let self, dragCount == count else { return }
      isDragging = false
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }

  override var containerBox: LayoutBox { contents ?? box }

  override var placesSubviewsInBox: Bool { contents != nil }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      contents?.setNeedsResize()
    }
  }

  open var contentOffset: CGPoint {
    get { scrolled.offset }
    set {
      isMovedByProgram = true
      scrolled.offset = newValue
      isMovedByProgram = false
    }
  }

  /// At once: nothing glides.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, moves {
      DispatchQueue.main.async { [weak self] in
        if let self { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
      }
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let seen = scrolled.viewportSize
    offset.x = max(min(offset.x, rect.minX), rect.maxX - seen.width)
    offset.y = max(min(offset.y, rect.minY), rect.maxY - seen.height)
    contentOffset = offset
  }

  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true { didSet { applyPolicy() } }
  open var showsVerticalScrollIndicator = true { didSet { applyPolicy() } }
  open var showsHorizontalScrollIndicator = true { didSet { applyPolicy() } }
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bounces = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open func flashScrollIndicators() {}
  open var keyboardDismissMode = KeyboardDismissMode.none

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  private func applyPolicy() {
    let horizontal: ScrolledWindow.Policy =
      contents == nil ? .never : showsHorizontalScrollIndicator ? .automatic : .hidden
    scrolled.setPolicy(
      horizontal: horizontal, vertical: showsVerticalScrollIndicator ? .automatic : .hidden)
  }

  // MARK: Constraints

  /// What is scrolled.
  public var contentLayoutGuide: UILayoutGuide { storedContentGuide }

  /// What is seen.
  public var frameLayoutGuide: UILayoutGuide { storedFrameGuide }

  func contains(_ item: AnyObject?) -> Bool {
    guard let view = NSLayoutConstraint.view(of: item), view !== self else { return false }
    return view.isDescendant(of: self)
  }

  private var hasContentGuide: Bool {
    contents != nil && subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  override func addOwnConstraints(to engine: LayoutEngine) {
    guard hasContentGuide, let own = engine.place(of: self),
      let content = engine.place(of: contentLayoutGuide)
    else { return }
    engine.add(content.left - own.left, 0)
    engine.add(content.top - own.top, 0)
    // Not larger than its contents want, which push against this.
    engine.add(content.width, 0, UILayoutPriority(1))
    engine.add(content.height, 0, UILayoutPriority(1))
  }

  override var ownGuides: [UILayoutGuide] { hasContentGuide ? [contentLayoutGuide] : [] }

  override func guideFrameChanged(_ guide: UILayoutGuide) {
    if guide === contentLayoutGuide { contentSize = guide.layoutFrame.size }
  }

  override func allocate(_ size: CGSize) {
    super.allocate(size)
    guard let control = refreshControl, control.box.parent === box else { return }
    box.place(control.box, in: CGRect(x: size.width / 2 - 16, y: 8, width: 32, height: 32))
  }

  // MARK: Refreshing

  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.detach()
      refreshControl?.attach(to: self)
    }
  }
}

/// Scroll views whose delegate is of no narrower type. A subclass's property of the name hides this one;
/// as a member of the class it could not have another type.
@MainActor
public protocol PlainlyDelegating: UIScrollView {}

extension UIScrollView: PlainlyDelegating {}

extension PlainlyDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
