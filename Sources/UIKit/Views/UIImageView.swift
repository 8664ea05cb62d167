internal import Gtk

/// A view that shows a picture or a symbol.
@MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    setUpAccessibility()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpAccessibility()
  }

  /// A picture without a name says nothing to those who do not see it.
  private func setUpAccessibility() {
    box.setAccessibleRole(.image)
    box.setAccessibleHidden(true)
  }

  override func accessibilityLabelChanged() {
    let label = accessibilityLabel ?? ""
    box.setAccessibleLabel(label)
    box.setAccessibleHidden(label.isEmpty || accessibilityElementsHidden)
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    show()
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  open var image: UIImage? {
    didSet { if image !== oldValue { show() } }
  }

  open var highlightedImage: UIImage? {
    didSet { show() }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { show() } }
  }

  private var shown: UIImage? {
    frameImage ?? (isHighlighted ? highlightedImage ?? image : image?.images?.first ?? image)
  }

  private func show() {
    if case .icon(let name) = shown?.source, symbol?.name == name {} else { symbol = nil }
    box.setNeedsDraw()
    if image?.size != lastSize {
      lastSize = image?.size
      invalidateIntrinsicContentSize()
    }
  }

  private var lastSize: CGSize?
  private var symbol: SymbolicIcon?

  /// How symbols are shown, for those without a configuration of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  // MARK: Several pictures in turn

  open var animationImages: [UIImage]?
  /// Of all pictures, in seconds; a thirtieth each for 0.
  open var animationDuration: TimeInterval = 0
  /// 0 for without end.
  open var animationRepeatCount = 0
  private var frames: FrameHandler?
  private var frameImage: UIImage?

  open var isAnimating: Bool { frames != nil }

  open func startAnimating() {
    guard let images = animationImages ?? image?.images, !images.isEmpty, frames == nil else {
      return
    }
    let own = animationImages == nil ? image?.duration ?? 0 : animationDuration
    let duration = own > 0 ? own : Double(images.count) / 30
    var begin: Double?
    frames = box.onFrame { [weak self] now in
      guard let self else { return false }
      let start = begin ?? now
      begin = start
      let turns = (now - start) / duration
      guard animationRepeatCount == 0 || turns < Double(animationRepeatCount) else {
        stopAnimating()
        return false
      }
      let index = Int(turns.truncatingRemainder(dividingBy: 1) * Double(images.count))
      frameImage = images[min(index, images.count - 1)]
      show()
      return true
    }
  }

  open func stopAnimating() {
    frames?.cancel()
    frames = nil
    frameImage = nil
    show()
  }

  open override var intrinsicContentSize: CGSize {
    shownSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? bounds.size }

  private var shownSize: CGSize? {
    guard let image else { return nil }
    guard image.isSymbolImage, image.symbolConfiguration == nil,
      let side = preferredSymbolConfiguration?.side
    else { return image.size }
    return CGSize(width: side, height: side)
  }

  override func drawContents(_ snapshot: Snapshot, _ size: CGSize) {
    guard let picture = shown else { return }
    let whole = CGRect(origin: .zero, size: size)
    let rect = frameOfPicture(shownSize ?? picture.size, in: whole)
    guard contentMode == .scaleAspectFill else {
      draw(picture, snapshot, rect)
      return
    }
    // What is too much is cut, as everybody wants who asks for it.
    snapshot.withClip(whole) { draw(picture, snapshot, rect) }
  }

  private func draw(_ picture: UIImage, _ snapshot: Snapshot, _ rect: CGRect) {
    switch picture.source {
    case .texture(let texture) where picture.renderingMode == .alwaysTemplate:
      snapshot.withTint(resolve(picture.tint ?? tintColor)) { snapshot.draw(texture, in: rect) }
    case .texture(let texture): snapshot.draw(texture, in: rect)
    case .icon(let name):
      let side = Int(min(rect.width, rect.height))
      guard side > 0 else { return }
      let icon =
        symbol?.size == side ? symbol! : SymbolicIcon(name, size: side, scale: box.scaleFactor)
      symbol = icon
      let square = CGRect(
        x: rect.midX - CGFloat(side) / 2, y: rect.midY - CGFloat(side) / 2, width: CGFloat(side),
        height: CGFloat(side))
      snapshot.draw(icon, in: square, color: resolve(picture.tint ?? tintColor))
    }
  }

  private func frameOfPicture(_ picture: CGSize, in rect: CGRect) -> CGRect {
    guard picture.width > 0, picture.height > 0 else { return .zero }
    let (x, y) = (rect.width / picture.width, rect.height / picture.height)
    let scale: CGFloat
    switch contentMode {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: scale = min(x, y)
    case .scaleAspectFill: scale = max(x, y)
    default: scale = 1
    }
    let size = CGSize(width: picture.width * scale, height: picture.height * scale)
    let (left, top) =
      ([.left, .topLeft, .bottomLeft], [.top, .topLeft, .topRight])
      as ([ContentMode], [ContentMode])
    let (right, bottom) =
      ([.right, .topRight, .bottomRight], [.bottom, .bottomLeft, .bottomRight])
      as ([ContentMode], [ContentMode])
    func place(_ free: CGFloat, _ atStart: Bool, _ atEnd: Bool) -> CGFloat {
      atStart ? 0 : atEnd ? free : free / 2
    }
    return CGRect(
      x: place(rect.width - size.width, left.contains(contentMode), right.contains(contentMode)),
      y: place(rect.height - size.height, top.contains(contentMode), bottom.contains(contentMode)),
      width: size.width, height: size.height)
  }
}
