internal import Gtk

@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A field for several lines of text.
@MainActor
open class UITextView: UIScrollView {
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  private let field: TextView

  public override init(frame: CGRect) {
    field = TextView()
    super.init(frame: frame, scrolling: field)
    setUp()
  }

  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    field.acceptsTab = false
    field.setInsets(top: 8, bottom: 8, leading: 8, trailing: 8)
    field.on(.changed) { [weak self] _ in
      guard let self else { return }
      delegate?.textViewDidChange(self)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
    let focus = FocusController()
    focus.on(.entered) { [weak self] in
      guard let self else { return }
      delegate?.textViewDidBeginEditing(self)
    }
    focus.on(.left) { [weak self] in
      guard let self else { return }
      delegate?.textViewDidEndEditing(self)
    }
    field.add(focus)
  }

  public weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  open var text: String! {
    get { field.text }
    set { field.withoutSignals { field.text = newValue ?? "" } }
  }

  /// The desktop's font, whatever is asked for.
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural {
    didSet { field.textAlignment = textAlignment.gtk }
  }

  open var isEditable: Bool {
    get { field.isEditable }
    set { field.isEditable = newValue }
  }

  open var isSelectable = true

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var isFirstResponder: Bool { field.containsFocus }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.grabFocus() }
}
