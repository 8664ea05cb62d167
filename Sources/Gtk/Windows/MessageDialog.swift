internal import CGtk

/// A question in a window of its own, above another.
@MainActor
public final class MessageDialog: Widget {
  /// How an answer's button looks.
  public enum Style: Sendable {
    case plain
    case suggested
    case destructive

    var gtk: AdwResponseAppearance {
      switch self {
      case .plain: ADW_RESPONSE_DEFAULT
      case .suggested: ADW_RESPONSE_SUGGESTED
      case .destructive: ADW_RESPONSE_DESTRUCTIVE
      }
    }
  }

  /// The dialogs that are open.
  public private(set) static var open: [MessageDialog] = []

  /// Called once, with the answer's identifier: `close` if the dialog was closed without one.
  public var onResponse: (@MainActor (String) -> Void)?

  /// What is between the text and the buttons.
  public private(set) var extra: Widget?

  /// What the buttons are labelled with, and what they are called.
  private var titles: [(label: String, title: String)] = []

  /// The identifiers of the answers, in the order in which they were added.
  public private(set) var responses: [String] = []

  public init(heading: String?, body: String?) {
    // GTK owns a window until it is destroyed: the reference is its own.
    super.init(
      adopting: g_object_ref(UnsafeMutableRawPointer(adw_message_dialog_new(nil, heading, body)!)))
    setAccessibleDescription(body ?? "")
    mnemonics = Mnemonics(of: self)
    connect("response") { [weak self] arguments in self?.finish(arguments.string(1)) }
  }

  public var heading: String {
    get { adw_message_dialog_get_heading(pointer()).map { String(cString: $0) } ?? "" }
    set { adw_message_dialog_set_heading(pointer(), newValue) }
  }

  public var body: String {
    get { adw_message_dialog_get_body(pointer()).map { String(cString: $0) } ?? "" }
    set {
      adw_message_dialog_set_body(pointer(), newValue)
      setAccessibleDescription(newValue)
    }
  }

  public func addResponse(_ identifier: String, title: String, style: Style = .plain) {
    // An underscore would be taken for the mark of a mnemonic.
    let label = title.replacing("_", with: "__")
    adw_message_dialog_add_response(pointer(), identifier, label)
    adw_message_dialog_set_response_appearance(pointer(), identifier, style.gtk)
    responses.append(identifier)
    titles.append((label, title))
  }

  public func setEnabled(_ isEnabled: Bool, response: String) {
    adw_message_dialog_set_response_enabled(pointer(), response, isEnabled ? 1 : 0)
  }

  /// The answer that Return gives.
  public func setDefaultResponse(_ identifier: String) {
    adw_message_dialog_set_default_response(pointer(), identifier)
  }

  /// The answer that Escape gives.
  public func setCloseResponse(_ identifier: String) {
    adw_message_dialog_set_close_response(pointer(), identifier)
  }

  /// Shows `child`, fields to fill in for instance, below the text.
  public func setExtra(_ child: Widget?) {
    if let extra { remove(extra) }
    guard let child else { return }
    child.removeFromParent()
    adw_message_dialog_set_extra_child(pointer(), child.widget)
    child.parent = self
    extra = child
  }

  /// Shows it above `window`, which takes no input as long.
  public func present(above window: Window?) {
    gtk_window_set_transient_for(pointer(), window?.pointer())
    gtk_window_set_modal(pointer(), window == nil ? 0 : 1)
    if !Self.open.contains(self) { Self.open.append(self) }
    nameButtons(below: widget)
    gtk_window_present(pointer())
  }

  /// GTK reads the label of a button with a mnemonic twice, the mark included.
  private func nameButtons(below widget: UnsafeMutablePointer<GtkWidget>) {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if cgtk_is_a(current, gtk_button_get_type()) != 0 {
        let button = UnsafeMutableRawPointer(current).assumingMemoryBound(to: GtkButton.self)
        let label = gtk_button_get_label(button).map { String(cString: $0) }
        if let title = titles.first(where: { $0.label == label })?.title {
          cgtk_accessible_set_name(current, title)
        }
      } else {
        nameButtons(below: current)
      }
      child = gtk_widget_get_next_sibling(current)
    }
  }

  /// Gives an answer, as a click on its button does.
  public func respond(_ identifier: String) {
    adw_message_dialog_response(pointer(), identifier)
  }

  private func finish(_ response: String) {
    guard let index = Self.open.firstIndex(of: self) else { return }
    Self.open.remove(at: index)
    gtk_widget_set_visible(widget, 0)
    let handler = onResponse
    onResponse = nil
    handler?(response)
  }

  override func remove(_ child: Widget) {
    guard child === extra else { return }
    adw_message_dialog_set_extra_child(pointer(), nil)
    child.parent = nil
    extra = nil
  }

  isolated deinit {
    gtk_window_destroy(pointer())
  }
}
