internal import Gtk
private import Synchronization

/// Something that takes part in events: views, controllers, windows, the application.
@MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
    Self.living.add(1, ordering: .relaxed)
  }

  deinit {
    Self.living.subtract(1, ordering: .relaxed)
  }

  private nonisolated static let living = Atomic<Int>(0)

  /// How many views, controllers and the like are alive, for tests that look for leaks.
  package nonisolated static var liveCount: Int { living.load(ordering: .relaxed) }

  /// Who is asked next: a view's controller or superview, a controller's view's superview, then the
  /// window and the application.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  // MARK: Touches

  /// A pointer's primary button, or a finger, went down on the view. What a responder does not
  /// override goes to the `next` one.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A gesture has taken over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keyboards

  /// There is no keyboard on the screen: no such view is shown, none of its notifications is posted.
  open var inputView: UIView? {
    get { nil }
    set {}
  }
  open var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  open func reloadInputViews() {}

  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  /// The first of `self` and those after it that is of type `type`.
  func firstInChain<Kind>(_ type: Kind.Type) -> Kind? {
    var responder: UIResponder? = self
    while let current = responder {
      if let found = current as? Kind { return found }
      responder = current.next
    }
    return nil
  }
}
