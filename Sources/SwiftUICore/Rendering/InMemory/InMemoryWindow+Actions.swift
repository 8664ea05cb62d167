extension InMemoryElement {
  /// The nearest element around this one, itself included, with actions of a kind.
  fileprivate func actions(_ kind: ElementActions.Kind) -> InMemoryElement? {
    properties.attributes.actions?.kind == kind ? self : parent?.actions(kind)
  }
}

extension InMemoryWindow {
  private func owner(_ text: String, _ kind: ElementActions.Kind) -> InMemoryElement {
    guard let owner = self.text(text)?.actions(kind) else {
      fatalError("nothing around \"\(text)\" has actions of this kind")
    }
    return owner
  }

  /// What the menu of the view around a text, or a swipe of its row, offers.
  package func actions(of text: String, _ kind: ElementActions.Kind = .menu) -> [ActionItem] {
    let owner = owner(text, kind)
    send(.prepareActions, to: owner)
    return owner.properties.attributes.actions?.items ?? []
  }

  /// Chooses an item of the menu of the view around a text, or of what a swipe of its row shows.
  package func choose(_ title: String, of text: String, _ kind: ElementActions.Kind = .menu) {
    let items = actions(of: text, kind).flattened
    guard let index = items.firstIndex(where: { $0.title == title }) else {
      fatalError("there is no \"\(title)\" among \(items.map(\.title))")
    }
    send(.chose(index), to: owner(text, kind))
  }

  /// Enters a text into a field of the alert that is on top.
  package func typeInAlert(_ text: String, into prompt: String) {
    guard let element = renderer.presented.last,
      let index = alert?.fields.firstIndex(where: { $0.prompt == prompt })
    else { fatalError("there is no field \"\(prompt)\" in an alert") }
    element.send(.fieldText(index, text))
    flush()
  }

  /// Presses Return in a field of the alert that is on top: the default button is pressed, if it can
  /// be.
  package func pressReturnInAlert() {
    guard let element = renderer.presented.last, let alert else { return }
    element.send(.submitField(0))
    flush()
    guard let index = alert.defaultButton, alert.buttons[index].isEnabled else { return }
    element.send(.chose(index))
    flush()
  }

  /// Presses keys: the first button, tool or menu item that has them does what it does.
  package func press(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    let keys = KeyboardShortcut(key, modifiers: modifiers)
    for element in all {
      switch element.properties.content {
      case .button(let button) where button.shortcut == keys:
        return send(.activate, to: element)
      case .menu(let menu):
        if let index = menu.items.flattened.firstIndex(where: { $0.shortcut == keys }) {
          return send(.chose(index), to: element)
        }
      case .page(let page):
        if let index = page.tools.firstIndex(where: { $0.item.shortcut == keys }) {
          return send(.tool(index), to: element)
        }
      default: break
      }
    }
  }
}
