internal import Gtk

/// An answer to a question.
@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  open var accessibilityIdentifier: String?

  open var isEnabled = true {
    didSet { alert?.enabledChanged(self) }
  }
}

/// A question with a few answers, in a dialog of the desktop.
@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  public let preferredStyle: Style
  open var message: String? { didSet { dialog?.body = message ?? "" } }
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// The answer that Return gives.
  /// Traps if it is none of `actions`, as on Apple's platforms.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction == nil || actions.contains { $0 === preferredAction },
        "UIAlertController.preferredAction: it is none of the actions")
    }
  }
  open var severity = UIAlertControllerSeverity.default
  private var dialog: MessageDialog?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  /// A question without a title and text, to be given later.
  public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }

  public required init?(coder: NSCoder) { nil }

  open override var title: String? { didSet { dialog?.heading = title ?? "" } }

  /// Traps at a second action of the style `cancel`, as on Apple's platforms.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController.addAction(_:): there can be one action of the style cancel")
    action.alert = self
    actions.append(action)
  }

  /// Adds a field, which `configurationHandler` may set up. Traps on an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert, "UIAlertController.addTextField: an action sheet has no fields")
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  func show(above window: UIWindow?) {
    let dialog = MessageDialog(heading: title, body: message)
    self.dialog = dialog
    // The one that leads out comes first, as on the desktop; the others in their order.
    let order = actions.filter { $0.style == .cancel } + actions.filter { $0.style != .cancel }
    for action in order {
      let name = identifier(of: action)
      dialog.addResponse(name, title: action.title ?? "", style: look(of: action))
      dialog.setEnabled(action.isEnabled, response: name)
      if action.style == .cancel { dialog.setCloseResponse(name) }
    }
    if let preferred = preferredAction ?? (actions.count == 1 ? actions[0] : nil) {
      dialog.setDefaultResponse(identifier(of: preferred))
    }
    if let fields = textFields {
      let column = Box(.vertical, spacing: 6)
      for field in fields {
        field.embedInGtk(minimum: CGSize(width: 260, height: 34))
        column.append(field.box)
      }
      dialog.setExtra(column)
    }
    dialog.onResponse = { [weak self] in self?.answered($0) }
    dialog.present(above: window?.gtkWindow)
  }

  private func identifier(of action: UIAlertAction) -> String {
    "action-\(actions.firstIndex(of: action) ?? 0)"
  }

  private func look(of action: UIAlertAction) -> MessageDialog.Style {
    if action.style == .destructive { return .destructive }
    return action === preferredAction ? .suggested : .plain
  }

  func enabledChanged(_ action: UIAlertAction) {
    dialog?.setEnabled(action.isEnabled, response: identifier(of: action))
  }

  /// Chooses an answer as a person does.
  func choose(_ action: UIAlertAction) { dialog?.respond(identifier(of: action)) }

  private func answered(_ name: String) {
    dialog = nil
    presenter?.presentation = nil
    presenter = nil
    let chosen =
      actions.first { identifier(of: $0) == name }
      ?? actions.first { $0.style == .cancel }
    if let chosen { chosen.handler?(chosen) }
  }

  func hide() {
    guard let dialog else { return }
    self.dialog = nil
    dialog.onResponse = nil
    dialog.respond("close")
  }
}

public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
