internal import Gtk

@MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// A field for one line of text.
///
/// Only what a person changes is told (`textDidChangeNotification`, `.editingChanged`, the delegate):
/// setting `text` is not.
@MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  private var entry = Entry()
  private var lastText = ""
  /// While another widget takes over: editing goes on.
  private var isSwapping = false

  public weak var delegate: (any UITextFieldDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    entry.hasFrame = false
    setUpEntry()
    apply()
  }

  private func setUpEntry() {
    setNative(entry)
    entry.on(.changed) { [weak self] text in self?.changed(text) }
    entry.on(.activated) { [weak self] in self?.returned() }
    let focus = FocusController()
    focus.on(.entered) { [weak self] in self?.began() }
    focus.on(.left) { [weak self] in self?.ended() }
    entry.add(focus)
  }

  // MARK: Text

  open var text: String? {
    get { entry.text }
    set {
      entry.withoutSignals { entry.text = newValue ?? "" }
      entry.cursorPosition = -1
      lastText = newValue ?? ""
    }
  }

  open var placeholder: String? {
    get { entry.placeholder }
    set {
      entry.placeholder = newValue
      if accessibilityLabel == nil { entry.setAccessibleLabel(newValue ?? "") }
    }
  }

  open var isSecureTextEntry: Bool {
    get { entry.isSecure }
    set {
      guard newValue != entry.isSecure else { return }
      let (old, hadFocus) = (entry, entry.containsFocus)
      entry = Entry(old.text, placeholder: old.placeholder, isForSecret: newValue)
      entry.hasFrame = old.hasFrame
      entry.textAlignment = old.textAlignment
      entry.setAccessibleLabel(accessibilityLabel ?? placeholder ?? "")
      entry.isEnabled = old.isEnabled
      isSwapping = true
      setUpEntry()
      apply()
      if hadFocus { entry.grabFocus() }
      isSwapping = false
    }
  }

  open var font: UIFont? = .systemFont(ofSize: 16) { didSet { apply() } }
  open var textColor: UIColor? = .label { didSet { apply() } }
  open var textAlignment = NSTextAlignment.natural {
    didSet { entry.textAlignment = textAlignment.gtk }
  }
  open var borderStyle = BorderStyle.none {
    didSet {
      entry.hasFrame = borderStyle != .none
      invalidateIntrinsicContentSize()
    }
  }

  /// The desktop's fields have no button for it.
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var enablesReturnKeyAutomatically = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false

  /// Whether there is text.
  open var hasText: Bool { !entry.text.isEmpty }

  /// Types `text` at the cursor, as a person does.
  open func insertText(_ text: String) { entry.insert(text) }

  private func apply() {
    entry.style = (font ?? .systemFont(ofSize: 16)).style(
      color: resolve(isEnabled ? textColor ?? .label : .tertiaryLabel))
    invalidateIntrinsicContentSize()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    apply()
  }

  override func stateChanged() { apply() }

  open override var intrinsicContentSize: CGSize {
    let text = entry.text.isEmpty ? entry.placeholder ?? "" : entry.text
    let layout = TextLayout([TextRun(text, style: (font ?? .systemFont(ofSize: 16)).style())])
    let space: CGFloat = borderStyle == .none ? 8 : 24
    return CGSize(
      width: layout.size().width + space, height: CGFloat(entry.measure(.vertical).natural))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Editing

  public private(set) var isEditing = false

  private func changed(_ text: String) {
    let old = lastText
    if let delegate, !isAllowed(from: old, to: text, delegate) {
      entry.withoutSignals { entry.text = old }
      entry.cursorPosition = -1
      return
    }
    lastText = text
    tell(.editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Asks the delegate for what differs between the common start and the common end.
  private func isAllowed(
    from old: String, to new: String, _ delegate: any UITextFieldDelegate
  ) -> Bool {
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    let most = min(before.count, after.count)
    var front = 0
    while front < most, before[front] == after[front] { front += 1 }
    var back = 0
    while back < most - front, before[before.count - 1 - back] == after[after.count - 1 - back] {
      back += 1
    }
    let range = NSRange(location: front, length: before.count - front - back)
    let replacement = String(decoding: after[front..<(after.count - back)], as: UTF16.self)
    return delegate.textField(
      self, shouldChangeCharactersIn: range, replacementString: replacement)
  }

  private func returned() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    tell([.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Does what the Return key does.
  func pressReturn() { returned() }

  private func began() {
    guard !isEditing, !isSwapping else { return }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    tell(.editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  private func ended() {
    guard isEditing, !isSwapping else { return }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    tell(.editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: The keyboard

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var isFirstResponder: Bool { entry.containsFocus || isEditing }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    return entry.grabFocus()
  }

  /// Gives the keyboard to the window.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    if entry.containsFocus { window?.parkFocus() }
    ended()
    return true
  }
}
