extension RenderElement {
  /// What a screen reader says of the element and all in it, as one.
  package var spokenText: String {
    var phrases: [String] = []
    addPhrases(to: &phrases)
    return phrases.joined(separator: ", ")
  }

  /// What it says of what is in the element.
  package var spokenChildren: String {
    var phrases: [String] = []
    for child in children { child.addPhrases(to: &phrases) }
    return phrases.joined(separator: ", ")
  }

  private func addPhrases(to phrases: inout [String]) {
    if attributes.isHiddenFromAccessibility { return }
    if case .group(let group) = content {
      guard group.opacity > 0 else { return }
      switch attributes.children {
      case .ignore?: add(attributes.accessibilityLabel, to: &phrases)
      case .combine?: add(attributes.accessibilityLabel ?? spokenChildren, to: &phrases)
      default: for child in children { child.addPhrases(to: &phrases) }
      }
      return
    }
    switch content {
    case .scroll, .navigation, .page, .tabs:
      for child in children { child.addPhrases(to: &phrases) }
    case .shape, .divider, .list, .alert, .sheet, .native: break
    default: add(attributes.accessibilityLabel ?? ownText, to: &phrases)
    }
  }

  /// What the element says by itself.
  private var ownText: String? {
    switch content {
    case .text(let text): text.string
    case .button(let button): children.isEmpty ? button.title : spokenChildren
    case .menu(let menu): children.isEmpty ? menu.title : spokenChildren
    case .field(let field): field.prompt
    case .toggle(let toggle): toggle.title
    default: nil
    }
  }

  /// What a person has entered or chosen, secrets excepted.
  private var ownValue: String? {
    switch content {
    case .field(let field): field.isSecure ? nil : field.text
    case .editor(let editor): editor.text
    case .picker(let picker): picker.selection.map { picker.options[$0] }
    default: nil
    }
  }

  /// What is said of several parts of a whole is said once.
  private func add(_ name: String?, to phrases: inout [String]) {
    let value = attributes.accessibilityValue ?? ownValue
    let parts = [name ?? "", value ?? ""].filter { !$0.isEmpty }
    let phrase = parts.joined(separator: ", ")
    if !phrase.isEmpty, phrases.last != phrase { phrases.append(phrase) }
  }
}
