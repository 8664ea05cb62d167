internal import Gtk

/// Sees what a pointer does on a view. As controls' actions, theirs are closures or methods without
/// their objects.
@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  public internal(set) weak var view: UIView?
  public internal(set) var state = State.possible
  open var isEnabled = true
  private var bodies: [(UIGestureRecognizer) -> Void] = []
  var place = CGPoint.zero
  var controller: EventController?

  public override init() { super.init() }

  public convenience init<Target: AnyObject, Sender>(
    target: Target?, action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init()
    bodies.append { [weak target] _ in if let target { action(target)() } }
  }

  public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    bodies.append { handler($0) }
  }

  open func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    bodies.append { [weak target] recognizer in
      if let target, let sender = recognizer as? Sender { action(target)(sender) }
    }
  }

  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  func recognize(_ state: State, at point: CGPoint) {
    guard isEnabled else { return }
    (self.state, place) = (state, point)
    for body in bodies { body(self) }
    if state == .ended { self.state = .possible }
  }

  /// Makes GTK's part of it.
  func makeController() -> EventController? { nil }
}

/// Sees clicks.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override func makeController() -> EventController? {
    let click = ClickController()
    click.on(.released) { [weak self] click in
      guard let self, click.count == numberOfTapsRequired else { return }
      recognize(.ended, at: click.point)
    }
    return click
  }
}

/// Sees that the button is held down.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// As long as the desktop says, whatever is asked for.
  open var minimumPressDuration = 0.5

  override func makeController() -> EventController? {
    let press = LongPressController()
    press.on(.pressed) { [weak self] point in self?.recognize(.began, at: point) }
    return press
  }
}

/// Sees that the pointer is moved with its button held down.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var distance = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { distance }

  override func makeController() -> EventController? {
    let drag = DragController()
    drag.on(.began) { [weak self] point in
      self?.distance = .zero
      self?.recognize(.began, at: point)
    }
    drag.on(.moved) { [weak self] in self?.moved(.changed, $0) }
    drag.on(.ended) { [weak self] in self?.moved(.ended, $0) }
    return drag
  }

  private func moved(_ state: State, _ distance: CGPoint) {
    self.distance = distance
    recognize(state, at: CGPoint(x: place.x + distance.x, y: place.y + distance.y))
  }
}

extension UIView {
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    if let controller = recognizer.makeController() {
      recognizer.controller = controller
      box.add(controller)
    }
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
    if let controller = recognizer.controller { box.removeController(controller) }
    recognizer.controller = nil
    recognizer.view = nil
  }
}
