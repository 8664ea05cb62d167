internal import Gtk

/// A question over the window.
@MainActor
final class AlertHandle: ElementHandle {
  private var dialog: MessageDialog?
  private var entries: [Entry] = []

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    super.init(element, renderer, widget: ContentBox())
  }

  /// Shows the question above `window`.
  func present(above window: Gtk.Window?) {
    guard case .alert(let properties) = element.content else { return }
    let dialog = MessageDialog(heading: properties.title, body: properties.message)
    for (index, button) in properties.buttons.enumerated() {
      dialog.addResponse(
        "\(index)", title: button.title,
        style: button.role == .destructive ? .destructive : button.isDefault ? .suggested : .plain)
      dialog.setEnabled(button.isEnabled, response: "\(index)")
      if button.role == .cancel { dialog.setCloseResponse("\(index)") }
    }
    if let index = properties.defaultButton { dialog.setDefaultResponse("\(index)") }
    dialog.onResponse = { [weak self] response in
      guard let self else { return }
      self.dialog = nil
      element.send(Int(response).map { .chose($0) } ?? .dismiss)
    }
    self.dialog = dialog
    showFields(properties.fields)
    dialog.present(above: window)
    entries.first?.grabFocus()
  }

  private func showFields(_ fields: [AlertProperties.Field]) {
    if fields.count != entries.count {
      entries = fields.indices.map(makeEntry)
      dialog?.setExtra(entries.isEmpty ? nil : Box(.vertical, spacing: 8, children: entries))
    }
    for (entry, field) in zip(entries, fields) {
      entry.withoutSignals { entry.text = field.text }
      entry.placeholder = field.prompt
      entry.isSecure = field.isSecure
      entry.setAccessibleLabel(field.prompt)
    }
  }

  private func pressDefault() {
    guard case .alert(let properties) = element.content, let index = properties.defaultButton,
      properties.buttons[index].isEnabled
    else { return }
    dialog?.respond("\(index)")
  }

  private func makeEntry(_ index: Int) -> Entry {
    let entry = Entry()
    entry.on(.changed) { [weak self] in self?.element.send(.fieldText(index, $0)) }
    entry.on(.activated) { [weak self] in
      self?.element.send(.submitField(index))
      // The button that is pressed next acts on what the field has told.
      self?.element.flush()
      self?.pressDefault()
    }
    return entry
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard case .alert(let properties) = element.content, let dialog else { return }
    dialog.heading = properties.title
    dialog.body = properties.message ?? ""
    showFields(properties.fields)
    for (index, button) in properties.buttons.enumerated()
    where dialog.responses.contains("\(index)") {
      dialog.setEnabled(button.isEnabled, response: "\(index)")
    }
  }

  /// Takes the question away, if it is still there.
  func dismiss() {
    guard let dialog else { return }
    self.dialog = nil
    dialog.onResponse = nil
    dialog.respond("close")
  }
}
