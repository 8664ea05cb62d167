internal import Gtk

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link that was clicked is to be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// A field for several lines of text.
@MainActor
open class UITextView: UIScrollView {
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  private let field: TextView
  private var lastText = ""
  /// While the delegate is asked about what was typed, and until what it refuses has gone: for the
  /// program, the text is still the old one.
  private var isUnsettled = false
  private var richText: NSAttributedString?
  private var isEditing = false

  public override init(frame: CGRect) {
    field = TextView()
    super.init(frame: frame, scrolling: field)
    setUp()
  }

  /// Text containers are not there: `textContainer` has to be `nil`.
  public convenience init(frame: CGRect, textContainer: AnyObject?) { self.init(frame: frame) }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    field.acceptsTab = false
    applyInsets()
    apply()
    field.on(.changed) { [weak self] text in self?.changed(text) }
    field.on(.cursorMoved) { [weak self] in
      guard let self else { return }
      delegate?.textViewDidChangeSelection(self)
    }
    let focus = FocusController()
    focus.on(.entered) { [weak self] in self?.began() }
    focus.on(.left) { [weak self] in self?.ended() }
    field.add(focus)
    let click = ClickController()
    click.on(.released) { [weak self] click in self?.clicked(at: click.point) }
    field.add(click)
  }

  public weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Text

  open var text: String! {
    get { isUnsettled ? lastText : field.text }
    set {
      richText = nil
      replace(newValue ?? "")
    }
  }

  /// Text of several looks: what it does not say is that of `font` and `textColor`.
  open var attributedText: NSAttributedString! {
    get {
      if let richText, richText.string == text { return richText }
      return NSAttributedString(string: text, attributes: typingAttributes)
    }
    set {
      richText = newValue.map { NSAttributedString(attributedString: $0) }
      if let style = newValue?.firstParagraph, style.alignment != .natural {
        textAlignment = style.alignment
      }
      replace(newValue?.string ?? "")
    }
  }

  private func replace(_ text: String) {
    // What the delegate sets while it is asked is shown afterwards.
    if !isUnsettled { field.withoutSignals { field.text = text } }
    lastText = text
    apply()
    invalidateIntrinsicContentSize()
  }

  open var font: UIFont? = .systemFont(ofSize: 14) { didSet { apply() } }
  open var textColor: UIColor? = .label { didSet { apply() } }
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 14), .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// Not followed: links have the desktop's colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  open var textAlignment = NSTextAlignment.natural {
    didSet { field.textAlignment = textAlignment.gtk }
  }

  /// Space around the text. Beside it there are 5 points more, as on Apple's platforms.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { applyInsets() }
  }

  /// How lines are laid out: of it there is the padding beside the text.
  public private(set) lazy var textContainer = NSTextContainer { [weak self] in
    self?.applyInsets()
  }

  private func applyInsets() {
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    field.setInsets(
      top: Int(inset.top), bottom: Int(inset.bottom), leading: Int(inset.left + padding),
      trailing: Int(inset.right + padding))
  }

  private func apply() {
    let (font, color) = (font ?? .systemFont(ofSize: 14), textColor ?? .label)
    field.baseStyle = font.style(color: resolve(color))
    guard let richText, richText.string == field.text else {
      field.setStyles([])
      return
    }
    field.setStyles(richText.runs(font: font, color: color, resolve: resolve))
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    apply()
  }

  open var isEditable: Bool {
    get { field.isEditable }
    set { field.isEditable = newValue }
  }

  open var isSelectable = true {
    didSet { field.isTargetOfPointer = isSelectable || isEditable }
  }

  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var adjustsFontForContentSizeCategory = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var clearsOnInsertion = false

  open var hasText: Bool { !field.text.isEmpty }

  /// Types `text` at the cursor, as a person does.
  open func insertText(_ text: String) { field.insert(text) }

  /// What is chosen, or where the cursor is, in UTF-16 units.
  open var selectedRange: NSRange {
    get {
      let scalars = field.text.unicodeScalars
      let range = field.selection
      func units(_ count: Int) -> Int {
        String(String.UnicodeScalarView(scalars.prefix(count))).utf16.count
      }
      let start = units(range.lowerBound)
      return NSRange(location: start, length: units(range.upperBound) - start)
    }
    set {
      let units = field.text.utf16
      func scalars(_ count: Int) -> Int {
        String(units.prefix(count))?.unicodeScalars.count ?? count
      }
      let start = scalars(newValue.location)
      field.selection = start..<scalars(newValue.location + newValue.length)
    }
  }

  open func scrollRangeToVisible(_ range: NSRange) {
    field.scroll(toCharacter: String(text.utf16.prefix(range.location))?.unicodeScalars.count ?? 0)
  }

  // MARK: Sizes

  /// Without scrolling it wants to be as high as its text.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: isScrollEnabled ? UIView.noIntrinsicMetric : height(forWidth: bounds.width))
  }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : height(forWidth: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(forWidth: size.width))
  }

  private func height(forWidth width: CGFloat) -> CGFloat {
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding * 2)
    let (font, color) = (font ?? .systemFont(ofSize: 14), textColor ?? .label)
    let shown = attributedText.length == 0 ? NSAttributedString(string: " ") : attributedText!
    let layout = TextLayout(shown.runs(font: font, color: color, resolve: resolve))
    let space = width > 0 ? Double(width - inset.left - inset.right - padding) : nil
    return layout.size(width: space.map { max(1, $0) }).height + inset.top + inset.bottom
  }

  // MARK: Editing

  private func changed(_ text: String) {
    let change = TextChange(from: lastText, to: text)
    isUnsettled = true
    let allows =
      delegate?.textView(
        self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
    guard allows else {
      // Not within the signal: the buffer is being changed.
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        isUnsettled = false
        field.withoutSignals { field.text = lastText }
        apply()
      }
      return
    }
    isUnsettled = false
    lastText = text
    richText = nil
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func began() {
    guard isEditable, !isEditing else { return }
    guard isAllowedToBegin || delegate?.textViewShouldBeginEditing(self) ?? true else {
      DispatchQueue.main.async { [weak self] in self?.window?.parkFocus() }
      return
    }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  private func ended() {
    guard isEditing else { return }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// A click on a link opens it, if the text is not edited.
  private func clicked(at point: CGPoint) {
    guard !isEditable, let richText, let index = field.character(at: point) else { return }
    let location = String(String.UnicodeScalarView(richText.string.unicodeScalars.prefix(index)))
      .utf16.count
    openLink(at: location)
  }

  /// Does what a click on the letter does.
  func openLink(at location: Int) {
    guard let richText, location < richText.length else { return }
    var range = NSRange()
    let value = richText.attribute(.link, at: location, effectiveRange: &range)
    guard let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) else { return }
    let opens =
      delegate?.textView(
        self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
    if opens { UIApplication.shared.open(url) }
  }

  private var isAllowedToBegin = false

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var isFirstResponder: Bool { field.containsFocus }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditing || delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    isAllowedToBegin = true
    defer { isAllowedToBegin = false }
    return field.grabFocus()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard !isEditing || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    if field.containsFocus { window?.parkFocus() }
    ended()
    return true
  }
}
