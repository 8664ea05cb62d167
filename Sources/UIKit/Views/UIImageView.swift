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

  open var image: UIImage? {
    didSet { if image !== oldValue { show() } }
  }

  open var highlightedImage: UIImage? {
    didSet { show() }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { show() } }
  }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func show() {
    switch shown?.source {
    case .icon(let name):
      let icon = (native as? Icon) ?? Icon(name)
      icon.iconName = name
      if native !== icon { setNative(icon) }
      sizeChanged()
    case .texture, nil:
      if native != nil { setNative(nil) }
    }
    box.setNeedsDraw()
    if image?.size != lastSize {
      lastSize = image?.size
      invalidateIntrinsicContentSize()
    }
  }

  private var lastSize: CGSize?

  override func sizeChanged() {
    if let icon = native as? Icon {
      let side = min(bounds.width, bounds.height)
      icon.pixelSize = side > 0 ? Int(side) : 20
    }
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  override func drawContents(_ snapshot: Snapshot, _ size: CGSize) {
    guard case .texture(let texture) = shown?.source else { return }
    let rect = frameOfPicture(shown!.size, in: CGRect(origin: .zero, size: size))
    guard contentMode == .scaleAspectFill else {
      snapshot.draw(texture, in: rect)
      return
    }
    // What is too much is cut, as everybody wants who asks for it.
    snapshot.withClip(CGRect(origin: .zero, size: size)) { snapshot.draw(texture, in: rect) }
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
