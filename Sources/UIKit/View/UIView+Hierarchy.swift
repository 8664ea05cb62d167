internal import Gtk

extension UIView {
  public final var superview: UIView? { storedSuperview }

  /// The window in which it is.
  public final var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.storedSuperview
    }
    return nil
  }

  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    detach(view, unlessIn: self)
    insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    detach(view, unlessIn: self)
    insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let (low, high) = (min(first, second), max(first, second))
    let (lower, upper) = (subviews[low], subviews[high])
    move(upper, to: low)
    move(lower, to: high)
  }

  public func removeFromSuperview() {
    guard let parent = storedSuperview else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellWindowWillChange(to: nil) }
    parent.willRemoveSubview(self)
    parent.subviews.removeAll { $0 === self }
    storedSuperview = nil
    parent.unplace(self)
    dropOuterConstraints(from: parent)
    parent.setNeedsLayout()
    didMoveToSuperview()
    if hadWindow { tellWindowChanged() }
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// Itself or the first one below with this tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "UIView.addSubview(_:): a view cannot be in itself")
    if view.storedSuperview === self {
      move(view, to: min(index, subviews.count - 1))
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
    detach(view, unlessIn: self)
    let index = min(index, subviews.count)
    subviews.insert(view, at: index)
    view.storedSuperview = self
    placeInBox(view, at: index)
    view.setNeedsLayout()
    setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellWindowChanged() }
    view.tintColorDidChange()
  }

  private func detach(_ view: UIView, unlessIn parent: UIView) {
    guard let old = view.storedSuperview, old !== parent else { return }
    old.subviews.removeAll { $0 === view }
    view.storedSuperview = nil
    old.unplace(view)
    view.dropOuterConstraints(from: old)
    old.setNeedsLayout()
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(of: view), old != index else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
    if view.box.parent === containerBox {
      containerBox.move(view.box, to: boxIndex(index))
      containerBox.setNeedsDraw()
    }
  }

  private func boxIndex(_ index: Int) -> Int {
    index + (containerBox === box && native != nil ? 1 : 0)
  }

  /// Puts a subview's widget where subviews are drawn.
  private func placeInBox(_ view: UIView, at index: Int) {
    guard placesSubviewsInBox else { return }
    containerBox.insert(view.box, at: boxIndex(index))
  }

  private func unplace(_ view: UIView) {
    if view.box.parent != nil { view.box.removeFromParent() }
  }

  // MARK: Telling

  func tellWindowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellWindowWillChange(to: window) }
  }

  func tellWindowChanged() {
    appearanceChanged()
    didMoveToWindow()
    controller?.viewMoved(intoWindow: window != nil)
    for view in subviews { view.tellWindowChanged() }
  }
}
