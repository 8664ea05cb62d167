extension InMemoryElement {
  /// This and all in it, outer ones first, back to front.
  package var all: [InMemoryElement] { [self] + children.flatMap(\.all) }

  /// The text of a text element.
  package var string: String? {
    if case .text(let text) = properties.content { return text.string }
    return nil
  }

  /// The texts in this element, in order.
  package var texts: [String] { all.compactMap(\.string) }

  /// The frame in the outermost container.
  package var absoluteFrame: CGRect {
    var frame = frame
    var next = parent
    while let container = next {
      frame.origin.x += container.frame.minX
      frame.origin.y += container.frame.minY
      next = container.parent
    }
    return frame
  }

  /// A short name of the kind.
  package var kind: String {
    String("\(properties.content)".prefix { $0 != "(" })
  }
}

extension InMemoryWindow {
  /// All elements of the window and of what is presented over it, rows of lists included.
  package var all: [InMemoryElement] {
    var found = root.all
    for element in renderer.presented { found += renderer.state(of: element).all }
    var index = 0
    while index < found.count {
      for row in found[index].visibleRows { found += row.all }
      index += 1
    }
    return found
  }

  /// All texts, in order.
  package var texts: [String] { all.compactMap(\.string) }

  /// The element with a text.
  package func text(_ string: String) -> InMemoryElement? { all.first { $0.string == string } }

  /// The elements of a kind, such as `shape`.
  package func elements(_ kind: String) -> [InMemoryElement] { all.filter { $0.kind == kind } }

  /// The element with an accessibility identifier or label.
  package func element(_ name: String) -> InMemoryElement? {
    all.first {
      $0.properties.attributes.accessibilityIdentifier == name
        || $0.properties.attributes.accessibilityLabel == name
    }
  }

  package func button(_ title: String) -> InMemoryElement? {
    all.first {
      if case .button(let button) = $0.properties.content { return button.title == title }
      return false
    }
  }

  /// Sends an event and does what follows.
  package func send(_ event: ElementEvent, to element: InMemoryElement) {
    element.element.send(event)
    flush()
  }

  /// Presses the button with a title. Traps if there is none.
  package func tap(_ title: String) {
    guard let button = button(title) else {
      fatalError("there is no button \"\(title)\" but \(texts)")
    }
    send(.activate, to: button)
  }

  /// Taps whatever takes taps around the element with a text.
  package func tap(text: String) {
    var element = self.text(text)
    while let current = element {
      if current.properties.attributes.tapCount != nil { return send(.tap(.zero), to: current) }
      element = current.parent
    }
    fatalError("nothing around \"\(text)\" takes taps")
  }

  /// Enters a text into the field with a prompt.
  package func type(_ text: String, into prompt: String) {
    let field = all.first {
      if case .field(let field) = $0.properties.content { return field.prompt == prompt }
      return false
    }
    guard let field else { fatalError("there is no field \"\(prompt)\"") }
    send(.text(text), to: field)
  }

  /// The alert that is shown, if any.
  package var alert: AlertProperties? {
    for element in renderer.presented.reversed() {
      if case .alert(let alert) = element.content { return alert }
    }
    return nil
  }

  /// Presses a button of the alert that is on top.
  package func chooseInAlert(_ title: String) {
    guard let element = renderer.presented.last, case .alert(let alert) = element.content,
      let index = alert.buttons.firstIndex(where: { $0.title == title })
    else { fatalError("there is no alert with a button \"\(title)\"") }
    element.send(.chose(index))
    flush()
  }

  /// The title, bar and the like of the page on top.
  package var page: PageProperties? {
    for element in elements("page").reversed() {
      if case .page(let page) = element.properties.content { return page }
    }
    return nil
  }
}
