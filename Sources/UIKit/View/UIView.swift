package import Gtk

/// A rectangle of a window that lays out and draws what is in it.
///
/// Geometry is in points from the top left corner of the superview. Layout happens before the next
/// frame, or at once with `layoutIfNeeded()`.
@MainActor
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// Stands for "no size of its own" in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: What stands behind it

  /// GTK's widget: it draws the view and places its subviews.
  package let box: LayoutBox

  /// A widget of GTK that fills the view, behind the subviews.
  package private(set) var native: Widget?

  /// Distances of `native` from the edges.
  var nativeInsets = UIEdgeInsets.zero

  // MARK: Geometry and hierarchy; see the extensions

  var storedCenter = CGPoint.zero
  var storedBounds = CGRect.zero
  var storedTransform = CGAffineTransform.identity
  public internal(set) final var subviews: [UIView] = []
  weak var storedSuperview: UIView?

  /// The controller whose view it is.
  weak var controller: UIViewController?

  // MARK: Layout

  /// Whether `layoutSubviews()` is due.
  var needsLayout = true
  /// Whether it is due here or in something below.
  var needsPass = true
  /// Whether constraints have to be solved again, of the root of a tree.
  var needsSolve = true
  /// Called when a root's contents want another layout.
  var onContentChange: (() -> Void)?

  public internal(set) final var constraints: [NSLayoutConstraint] = []
  public internal(set) final var layoutGuides: [UILayoutGuide] = []
  var hugging = [UILayoutPriority](repeating: .defaultLow, count: 2)
  var compression = [UILayoutPriority](repeating: .defaultHigh, count: 2)
  var storedMargins: UIEdgeInsets?
  private(set) lazy var storedSafeAreaGuide = UILayoutGuide(of: self, kind: .safeArea)
  var storedKeyboardGuide: UILayoutGuide?
  private(set) lazy var storedMarginsGuide = UILayoutGuide(of: self, kind: .margins)

  /// Whether the frame is that which was set, and not found from constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.setNeedsLayout() }
    }
  }

  /// How the frame follows the superview's size, unless constraints decide.
  open var autoresizingMask: AutoresizingMask = []

  open var autoresizesSubviews = true

  // MARK: Look

  public private(set) final lazy var layer = CALayer(self)

  open var backgroundColor: UIColor? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// From 0, not to be seen, to 1.
  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      let old = storedAlpha
      storedAlpha = newValue
      if !animateChange(.alpha, from: [Double(old)], to: [Double(newValue)]) {
        box.opacity = Double(newValue)
      }
    }
  }
  private var storedAlpha: CGFloat = 1

  open var isHidden: Bool {
    get { !box.isVisible }
    set {
      guard newValue == box.isVisible else { return }
      box.isVisible = !newValue
      superview?.setNeedsLayout()
    }
  }

  /// Whether what is in the view is turned around where text goes from right to left. Holds for the
  /// view alone, not for views in it.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      native?.setRightToLeft(semanticOverride)
      metricsChanged()
      invalidateIntrinsicContentSize()
    }
  }

  open var isOpaque = true

  open var clipsToBounds: Bool = false {
    didSet { box.setNeedsDraw() }
  }

  open var contentMode = ContentMode.scaleToFill {
    didSet { contentModeChanged() }
  }

  open var tag = 0

  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true

  /// The colour of what can be touched; that of the superview unless set.
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      storedTintColor = newValue
      tellTintChanged()
    }
  }
  private var storedTintColor: UIColor?

  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  open func tintColorDidChange() { appearanceChanged() }

  private func tellTintChanged() {
    tintColorDidChange()
    for view in subviews where view.storedTintColor == nil { view.tellTintChanged() }
  }

  /// Light or dark for this view and those in it, whatever the desktop wants.
  ///
  /// GTK's own parts (entries, switches, bars) follow the window's: set it there.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { styleOverrideChanged() } }
  }

  open var traitCollection: UITraitCollection {
    let inherited = superview?.traitCollection ?? controller?.parent?.traitCollection ?? .current
    return
      inherited
      .with(controller?.overrideUserInterfaceStyle ?? .unspecified)
      .with(overrideUserInterfaceStyle)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the pointer finds it and what is in it.
  open var isUserInteractionEnabled: Bool {
    get { box.isTargetOfPointer }
    set { box.isTargetOfPointer = newValue }
  }

  public internal(set) final var interactions: [any UIInteraction] = []

  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

  // MARK: For those who do not see it

  open var isAccessibilityElement = false

  /// The name that is read.
  open var accessibilityLabel: String? {
    didSet {
      (native ?? box).setAccessibleLabel(accessibilityLabel ?? "")
      accessibilityLabelChanged()
    }
  }

  open var accessibilityHint: String? {
    didSet { describe() }
  }

  open var accessibilityValue: String? {
    didSet {
      (native ?? box).setAccessibleValue(accessibilityValue ?? "")
      describe()
    }
  }

  /// What it is besides what its class says. To be set before it is shown.
  open var accessibilityTraits = UIAccessibilityTraits.none {
    didSet {
      if let role = accessibilityTraits.role { (native ?? box).setAccessibleRole(role) }
    }
  }

  /// GTK 4.8 keeps values in words to itself.
  private func describe() {
    let parts = [accessibilityValue ?? "", accessibilityHint ?? ""].filter { !$0.isEmpty }
    (native ?? box).setAccessibleDescription(parts.joined(separator: ", "))
  }

  func accessibilityLabelChanged() {}

  /// The text that it shows by itself.
  var ownText: String? { nil }

  /// A name for tests, never shown; the widget has it, too.
  open var accessibilityIdentifier: String? {
    didSet { (native ?? box).name = accessibilityIdentifier ?? "" }
  }

  open var accessibilityElementsHidden = false {
    didSet { box.setAccessibleHidden(accessibilityElementsHidden) }
  }

  // MARK: Making

  public init(frame: CGRect) {
    box = LayoutBox()
    super.init()
    storedBounds.size = frame.size
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    connectBox()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Nothing is ever decoded: there are no storyboards.
  public required init?(coder: NSCoder) {
    box = LayoutBox()
    super.init()
    connectBox()
  }

  private func connectBox() {
    box.requestMode = .constant
    box.onMeasure = { [weak self] axis, _ in self?.boxMeasure(axis) ?? Measure(natural: 0) }
    box.onAllocate = { [weak self] size in self?.allocate(size) }
    box.onDraw = { [weak self] snapshot, size in
      if let self { draw(snapshot, size) } else { snapshot.drawChildren() }
    }
  }

  func boxMeasure(_ axis: Orientation) -> Measure {
    let size = axis == .horizontal ? bounds.width : bounds.height
    return Measure(natural: Int(size.rounded(.up)))
  }

  /// Fills the view with a widget of GTK.
  package func setNative(_ widget: Widget?) {
    native?.removeFromParent()
    native = widget
    if let widget { box.insert(widget, at: 0) }
  }

  /// Where subviews' widgets are: the view's own, or a scroll view's contents.
  var containerBox: LayoutBox { box }

  /// Whether subviews' widgets are put there: a table puts its cells into rows itself.
  var placesSubviewsInBox: Bool { true }

  /// The size has changed.
  func sizeChanged() {}

  /// GTK has given the view's widget a size.
  func allocate(_ size: CGSize) {
    if isLayoutRoot {
      let outer = LayoutPass.allocating
      LayoutPass.allocating = box
      let new = CGRect(origin: storedBounds.origin, size: size)
      setGeometry(center: CGPoint(x: size.width / 2, y: size.height / 2), bounds: new)
      runLayoutPass()
      LayoutPass.allocating = outer
    }
    if let native {
      let frame = CGRect(origin: .zero, size: size).inset(by: nativeInsets)
      box.place(native, in: frame)
    }
    guard containerBox === box else { return }
    placeSubviews()
  }

  // MARK: For the layout engine

  /// Whether it has constraints of its own, besides those in `constraints`.
  var makesConstraints: Bool { false }

  /// Whether its own constraints place `view`.
  func arranges(_ view: UIView) -> Bool { false }

  func addOwnConstraints(to engine: LayoutEngine) {}

  /// Guides besides those in `layoutGuides` that the engine finds.
  var ownGuides: [UILayoutGuide] { [] }

  func guideFrameChanged(_ guide: UILayoutGuide) {}

  /// The distance of the first baseline from the top, and of the last from the bottom.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (bounds.height, 0) }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: To be overridden

  /// Whether the view is of those that only constraints place.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view at `point` that takes touches. It decides on touches and gestures of UIKit;
  /// GTK's widgets find their own.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmost(at: point, with: event)
  }

  /// Takes the size that `sizeThatFits(_:)` gives.
  open func sizeToFit() {
    frame = CGRect(origin: untransformedFrame.origin, size: sizeThatFits(bounds.size))
  }

  /// The smallest or largest size that fulfils the constraints.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  /// Called when `layoutMargins` have changed.
  open func layoutMarginsDidChange() {}

  open func safeAreaInsetsDidChange() {}

  /// Places the subviews whose frames no constraints decide.
  open func layoutSubviews() {}

  open func updateConstraints() {}

  /// How large it wants to be in space of `size`. A view without contents gives its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : bounds.width,
      height: intrinsic.height >= 0 ? intrinsic.height : bounds.height)
  }

  /// The size of its contents; `noIntrinsicMetric` along an axis where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The height of its contents if it is `width` wide, for those that flow.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  /// Something that decides how GTK's part of it looks has changed.
  func appearanceChanged() { box.setNeedsDraw() }

  /// Texts are larger or smaller, or go the other way.
  func metricsChanged() {}

  func contentModeChanged() { box.setNeedsDraw() }

  func styleOverrideChanged() { tellAppearanceChanged() }

  /// Asks for a drawing. There is no graphics context: what a view draws are its layer, its contents
  /// and its subviews.
  open func setNeedsDisplay() { box.setNeedsDraw() }

  /// Draws below the subviews.
  func drawContents(_ snapshot: Snapshot, _ size: CGSize) {}
}
