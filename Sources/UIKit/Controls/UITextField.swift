internal import Gtk

/// A field for one line of text.
///
/// Only what a person changes is told (`textDidChangeNotification`, `.editingChanged`, the delegate):
/// setting `text` is not.
@MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  private var entry = Entry()
  private var lastText = ""
  /// While the delegate is asked about what was typed: for it, the text is still the old one.
  private var isAsking = false
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
    if !entry.isForSecret { entry.on(.clearPressed) { [weak self] in self?.pressClear() } }
    let focus = FocusController()
    focus.on(.entered) { [weak self] in self?.began() }
    focus.on(.left) { [weak self] in self?.ended() }
    entry.add(focus)
  }

  // MARK: Text

  open var text: String? {
    get { isAsking ? lastText : entry.text }
    set {
      entry.withoutSignals { entry.text = newValue ?? "" }
      entry.cursorPosition = -1
      lastText = newValue ?? ""
      partsChanged()
    }
  }

  /// The text with `font` and `textColor`. Setting it takes over those of its first letter.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      defaultTextAttributes.merge(newValue.attributes(at: 0, effectiveRange: nil)) { $1 }
    }
  }

  /// Font, colour and alignment of the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 16), .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
    }
  }

  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// Of its attributes none is shown.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
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
      if let padding { entry.setStyle(padding) }
      partsChanged()
      if hadFocus { entry.grabFocus() }
      isSwapping = false
    }
  }

  open var font: UIFont? = .standard() { didSet { apply() } }
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

  /// When a button is shown that clears the text; never without text.
  open var clearButtonMode = ViewMode.never { didSet { partsChanged() } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var minimumFontSize: CGFloat = 0
  open var background: UIImage?
  open var textContentType: UITextContentType!
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  // MARK: Views at the sides

  open var leftView: UIView? { didSet { sideChanged(oldValue, leftView) } }
  open var leftViewMode = ViewMode.never { didSet { partsChanged() } }
  open var rightView: UIView? { didSet { sideChanged(oldValue, rightView) } }
  open var rightViewMode = ViewMode.never { didSet { partsChanged() } }

  private func sideChanged(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    partsChanged()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Shows the parts that the text and the editing ask for.
  private func partsChanged() {
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    entry.showsClearIcon = isShown(clearButtonMode) && hasText && isEnabled
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView { rightView.frame = rightViewRect(forBounds: bounds) }
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let space = (rect.minX - bounds.minX, bounds.maxX - rect.maxX)
    guard space != (space0, space0) || padding != nil else { return }
    let new = "padding-left: \(max(0, Int(space.0)))px; padding-right: \(max(0, Int(space.1)))px"
    if new != padding { entry.setStyle(new) }
    padding = new
  }

  private var padding: String?

  /// The space beside the text that the theme leaves.
  private var space0: CGFloat { borderStyle == .none ? 0 : 8 }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX + space0, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - space0 - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Where the text is: override it for more space beside it. Only its left and right edges matter.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    func width(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
      guard let view, isShown(mode) else { return space0 }
      return view.bounds.width + space0 + (space0 > 0 ? 6 : 0)
    }
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: width(leftView, leftViewMode), bottom: 0,
        right: width(rightView, rightViewMode)))
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 8, width: 16, height: 16)
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Does what the button does that clears the text.
  func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    entry.text = ""
  }
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
    entry.style = (font ?? .standard()).style(
      color: resolve(isEnabled ? textColor ?? .label : .tertiaryLabel))
    invalidateIntrinsicContentSize()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    apply()
  }

  override func stateChanged() {
    partsChanged()
    apply()
  }

  open override var intrinsicContentSize: CGSize {
    let text = entry.text.isEmpty ? entry.placeholder ?? "" : entry.text
    let layout = TextLayout([TextRun(text, style: (font ?? .standard()).style())])
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
      // The delegate may have set another text in place of what was typed.
      entry.withoutSignals { entry.text = lastText }
      entry.cursorPosition = -1
      return
    }
    lastText = text
    partsChanged()
    tell(.editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Asks the delegate for what differs between the common start and the common end.
  private func isAllowed(
    from old: String, to new: String, _ delegate: any UITextFieldDelegate
  ) -> Bool {
    let change = TextChange(from: old, to: new)
    isAsking = true
    defer { isAsking = false }
    return delegate.textField(
      self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
  }

  private func returned() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    tell([.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Does what the Return key does.
  func pressReturn() { returned() }

  private func began() {
    guard !isEditing, !isSwapping else { return }
    // A click brings the keyboard without asking.
    guard isAllowedToBegin || delegate?.textFieldShouldBeginEditing(self) ?? true else {
      DispatchQueue.main.async { [weak self] in self?.window?.parkFocus() }
      return
    }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    partsChanged()
    delegate?.textFieldDidBeginEditing(self)
    tell(.editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  private func ended() {
    guard isEditing, !isKept, !isSwapping else { return }
    // A click elsewhere takes the keyboard without asking.
    guard isAllowedToEnd || delegate?.textFieldShouldEndEditing(self) ?? true else {
      isKept = true
      DispatchQueue.main.async { [weak self] in
        self?.isKept = false
        self?.entry.grabFocus()
      }
      return
    }
    isEditing = false
    partsChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    tell(.editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: The keyboard

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var isFirstResponder: Bool { entry.containsFocus || isEditing }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEnabled, isEditing || delegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    isAllowedToBegin = true
    defer { isAllowedToBegin = false }
    return entry.grabFocus()
  }

  /// Whether the delegate has been asked already.
  private var isAllowedToBegin = false
  private var isAllowedToEnd = false
  /// Whether it is to get the keyboard back that it has just lost.
  private var isKept = false

  /// Gives the keyboard to the window.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    giveUp()
    return true
  }

  /// Ends the editing without asking.
  func giveUp() {
    isAllowedToEnd = true
    defer { isAllowedToEnd = false }
    if entry.containsFocus { window?.parkFocus() }
    ended()
  }
}
