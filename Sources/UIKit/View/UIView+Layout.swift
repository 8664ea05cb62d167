internal import Gtk

/// Which box is being allocated: it must not ask to be allocated again.
@MainActor
enum LayoutPass {
  static var allocating: LayoutBox?
  /// Whether frames that constraints have given are being set.
  static var isApplying = false
}

extension UIView {
  /// Whether its size comes from GTK and not from a superview.
  var isLayoutRoot: Bool { storedSuperview == nil || box.parent !== storedSuperview?.containerBox }

  /// The view at the top of what is laid out together with this one.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let parent = view.storedSuperview { view = parent }
    return view
  }

  /// Asks for `layoutSubviews()` before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    requestPass()
  }

  /// Asks for the constraints to be looked at again.
  public func setNeedsUpdateConstraints() { setNeedsLayout() }

  public func updateConstraintsIfNeeded() { updateConstraints() }

  /// Says that `intrinsicContentSize` is another.
  public func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func requestPass() {
    var view = self
    while true {
      view.needsPass = true
      guard !view.isLayoutRoot, let parent = view.storedSuperview else { break }
      view = parent
    }
    if !LayoutPass.isApplying { view.needsSolve = true }
    guard view.box !== LayoutPass.allocating else { return }
    view.box.setNeedsAllocation()
    view.onContentChange?()
  }

  /// Lays out what waits for it, now.
  public func layoutIfNeeded() { layoutRoot.runLayoutPass() }

  func runLayoutPass() {
    // Layouts that ask for further ones end here.
    for _ in 0..<4 {
      guard needsPass else { return }
      if needsSolve {
        needsSolve = false
        updateAllConstraints()
        if LayoutEngine.isNeeded(in: self) {
          LayoutPass.isApplying = true
          LayoutEngine(root: self).solveAndApply()
          LayoutPass.isApplying = false
        }
      }
      layoutTree()
    }
  }

  private func updateAllConstraints() {
    controller?.updateViewConstraints()
    updateConstraints()
    for view in subviews where !view.isLayoutRoot { view.updateAllConstraints() }
  }

  private func layoutTree() {
    guard needsPass else { return }
    needsPass = false
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews where !view.isLayoutRoot { view.layoutTree() }
  }

  /// Gives all subviews their places in `containerBox`.
  func placeSubviews() {
    for view in subviews where view.box.parent === containerBox {
      let frame = view.presentedFrame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      let transform = view.presentedTransform
      containerBox.place(
        view.box, in: frame, transform: transform.isIdentity ? nil : transform.affine)
    }
  }

  func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateAllConstraints()
    return LayoutEngine(root: self).fittingSize(targetSize, horizontal, vertical)
  }

  // MARK: Priorities

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis.rawValue]
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis.rawValue] = priority
    setNeedsLayout()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    compression[axis.rawValue]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compression[axis.rawValue] = priority
    setNeedsLayout()
  }

  // MARK: Margins

  /// Free space that a view keeps around its contents: 8 points, 16 at the sides of a controller's.
  public var layoutMargins: UIEdgeInsets {
    get {
      if let storedMargins { return storedMargins }
      return controller == nil
        ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
    set {
      storedMargins = newValue
      setNeedsLayout()
      layoutMarginsDidChange()
    }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (margins, isRTL) = (layoutMargins, isRightToLeft)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRTL ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isRTL ? margins.left : margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isRightToLeft ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isRightToLeft ? newValue.leading : newValue.trailing)
    }
  }

  /// Bars never cover a view here: there is nothing to keep away from.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Lets the fields in it give up the keyboard. With `force`, whatever their delegates say.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder, let field = self as? UITextField, force { field.giveUp() }
    if isFirstResponder, !resignFirstResponder() { return false }
    return subviews.allSatisfy { $0.endEditing(force) }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether what is in the view goes from right to left: as its own attribute says, else as the
  /// program's direction is.
  var isRightToLeft: Bool { semanticOverride ?? Appearance.isRightToLeft }

  /// What the view's own attribute says about the direction, if it says anything.
  var semanticOverride: Bool? {
    switch semanticContentAttribute {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: Appearance.isRightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
