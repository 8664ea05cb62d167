internal import Gtk

/// Something that takes part in events: views, controllers, windows, the application.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

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
