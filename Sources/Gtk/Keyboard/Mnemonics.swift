internal import CGtk

/// Letters that, along with Alt, press what is in a window: GTK's mnemonics for titles that mark none.
///
/// Letters are given out anew whenever Alt is pressed, to what can be used at that moment; who had one
/// before keeps it. They are underlined while Alt is held. Texts never change.
@MainActor
final class Mnemonics {
  private struct Underline {
    let label: Object
    let attributes: OpaquePointer?
  }

  /// The window holds this.
  private unowned let window: Widget

  /// Letters that were given out, by what has them. An object that comes to the same place in memory
  /// has another title, or may have the letter as well.
  private var known: [UnsafeMutableRawPointer: (title: String, letter: Character)] = [:]
  private var underlines: [Underline] = []

  init(of window: Widget) {
    self.window = window
    let keys = KeyController()
    keys.phase = .capture
    keys.onPress = { [weak self] in self?.pressed($0) ?? false }
    keys.onRelease = { [weak self] in if Self.isAlt($0) { self?.hide() } }
    window.add(keys)
    let focus = FocusController()
    focus.on(.left) { [weak self] in self?.hide() }
    window.add(focus)
  }

  isolated deinit { hide() }

  private static func isAlt(_ key: KeyEvent) -> Bool { key.name == "Alt_L" || key.name == "Alt_R" }

  private func pressed(_ key: KeyEvent) -> Bool {
    if Self.isAlt(key) {
      show()
      return false
    }
    guard key.modifiers.subtracting(.shift) == .alt,
      let letter = key.character?.lowercased().first,
      let target = assigned().first(where: { $0.letter == letter })
    else { return false }
    hide()
    target.activate()
    return true
  }

  /// What can be pressed, each with its letter if there was one left.
  func assigned() -> [MnemonicTarget] {
    let search = MnemonicSearch(in: window)
    var targets = search.targets
    var used = search.taken
    func give(_ letter: Character, to index: Int) {
      targets[index].letter = letter
      used.insert(letter)
    }
    for index in targets.indices {
      let target = targets[index]
      if let old = known[target.widget], old.title == target.title, !used.contains(old.letter) {
        give(old.letter, to: index)
      }
    }
    for index in targets.indices where targets[index].letter == nil {
      let letter = Self.letters(of: targets[index].title).first { !used.contains($0) }
      if let letter { give(letter, to: index) }
    }
    if known.count > 1000 { known = [:] }
    for target in targets {
      if let letter = target.letter { known[target.widget] = (target.title, letter) }
    }
    return targets
  }

  /// The letters of a title, in the order in which they are tried: those that every keyboard has, then
  /// those of alphabets that have keys of their own. Signs for words and syllables have none.
  static func letters(of title: String) -> [Character] {
    let letters = title.lowercased().filter {
      $0.unicodeScalars.count == 1 && $0.isLetter && $0.unicodeScalars.first!.value < 0x2000
    }
    return letters.filter(\.isASCII) + letters.filter { !$0.isASCII }
  }

  private func show() {
    hide()
    for target in assigned() {
      guard let label = target.label, let range = target.underlinedBytes else { continue }
      let old = gtk_label_get_attributes(OpaquePointer(label))
      let new = old.map { pango_attr_list_copy($0)! } ?? pango_attr_list_new()!
      let line = pango_attr_underline_new(PANGO_UNDERLINE_LOW)!
      line.pointee.start_index = guint(range.lowerBound)
      line.pointee.end_index = guint(range.upperBound)
      pango_attr_list_change(new, line)
      underlines.append(
        Underline(label: Object(retaining: label), attributes: old.map { pango_attr_list_ref($0) }))
      gtk_label_set_attributes(OpaquePointer(label), new)
      pango_attr_list_unref(new)
    }
  }

  private func hide() {
    let shown = underlines
    underlines = []
    for underline in shown {
      if let label = WrapperLink.widget(of: underline.label.raw) as? Label {
        // The text may be another by now.
        label.applyAttributes()
      } else {
        gtk_label_set_attributes(underline.label.opaque, underline.attributes)
      }
      if let attributes = underline.attributes { pango_attr_list_unref(attributes) }
    }
  }
}

extension Widget {
  /// The letters that press what is in this window along with Alt, by title. For tests.
  package var mnemonicLetters: [String: String] {
    var result: [String: String] = [:]
    for target in mnemonics?.assigned() ?? [] {
      if let letter = target.letter { result[target.title] = String(letter) }
    }
    return result
  }
}
