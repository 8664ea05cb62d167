internal import CGtk
internal import Foundation

/// Something in a window that a letter can press or give the keyboard to.
@MainActor
struct MnemonicTarget {
  let widget: UnsafeMutableRawPointer
  /// From which the letter is chosen.
  let title: String
  /// GTK's label that shows the title, if one does.
  let label: UnsafeMutableRawPointer?
  var letter: Character?

  /// Where the letter is in the label's text.
  var underlinedBytes: Range<Int>? {
    guard let letter else { return nil }
    var start = 0
    for character in title {
      let length = character.utf8.count
      if character.lowercased() == String(letter) { return start..<(start + length) }
      start += length
    }
    return nil
  }

  func activate() {
    let widget = widget.assumingMemoryBound(to: GtkWidget.self)
    g_object_ref(self.widget)
    if gtk_widget_mnemonic_activate(widget, 0) == 0 {
      gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD)
    }
    g_object_unref(self.widget)
  }
}

/// Finds what can be pressed in a window, or in the popover that is open in it, in the order in which
/// it is read. What is in rows of lists comes last, and rows themselves get no letters: films would
/// take them all.
@MainActor
struct MnemonicSearch {
  private(set) var targets: [MnemonicTarget] = []
  /// The letters that GTK's own mnemonics have.
  private(set) var taken: Set<Character> = []

  private typealias Pointer = UnsafeMutablePointer<GtkWidget>

  private let root: Pointer
  private var rowTargets: [MnemonicTarget] = []
  private var rowTitles: Set<String> = []
  /// Labels that are in no control.
  private var labels: [(pointer: Pointer, text: String)] = []
  /// The last label, unless a control has come after it.
  private var before: Pointer?

  init(in window: Widget) {
    self.init(root: Self.popover(in: window.widget) ?? window.widget)
    targets += rowTargets
  }

  /// The innermost popover that is open.
  private static func popover(in pointer: Pointer) -> Pointer? {
    var found: Pointer?
    var child = gtk_widget_get_first_child(pointer)
    while let next = child {
      if gtk_widget_get_mapped(next) != 0 {
        let isPopover = cgtk_is_a(next, gtk_popover_get_type()) != 0
        found = popover(in: next) ?? (isPopover ? next : nil) ?? found
      }
      child = gtk_widget_get_next_sibling(next)
    }
    return found
  }

  private init(root: Pointer) {
    self.root = root
    visitChildren(of: root, inRow: false)
  }

  private mutating func visitChildren(of pointer: Pointer, inRow: Bool) {
    var child = gtk_widget_get_first_child(pointer)
    while let next = child {
      visit(next, inRow: inRow)
      child = gtk_widget_get_next_sibling(next)
    }
  }

  private mutating func visit(_ pointer: Pointer, inRow: Bool) {
    guard gtk_widget_get_mapped(pointer) != 0 else { return }
    func isA(_ type: GType) -> Bool { cgtk_is_a(pointer, type) != 0 }
    if isA(gtk_label_get_type()) { return visitLabel(pointer) }
    if isA(gtk_popover_get_type()) || isA(gtk_calendar_get_type()) { return }
    if isA(gtk_button_get_type()) || isA(gtk_check_button_get_type()) {
      return visitButton(pointer, inRow: inRow)
    }
    if Self.fieldTypes.contains(where: isA)
      || WrapperLink.widget(of: pointer)?.isOneControl == true
    {
      return visitField(pointer, inRow: inRow)
    }
    visitChildren(of: pointer, inRow: inRow || isA(gtk_list_view_get_type()))
  }

  private static let fieldTypes = [
    gtk_entry_get_type(), gtk_search_entry_get_type(), gtk_password_entry_get_type(),
    gtk_spin_button_get_type(), gtk_text_view_get_type(), gtk_drop_down_get_type(),
    gtk_switch_get_type(), gtk_scale_get_type(),
  ]

  private mutating func visitLabel(_ pointer: Pointer) {
    if takes(pointer) { return }
    let text = Self.text(of: pointer)
    guard !text.isEmpty else { return }
    labels.append((pointer, text))
    before = pointer
  }

  /// Whether a label has a mnemonic of GTK's own, which is kept.
  private mutating func takes(_ label: Pointer) -> Bool {
    let value = gtk_label_get_mnemonic_keyval(OpaquePointer(label))
    // A text that might have had a mark and has none gives zero.
    guard value != 0, value != guint(GDK_KEY_VoidSymbol) else { return false }
    let letter = Unicode.Scalar(gdk_keyval_to_unicode(value)).map { Character($0) }
    if let letter = letter?.lowercased().first { taken.insert(letter) }
    return true
  }

  private mutating func visitButton(_ pointer: Pointer, inRow: Bool) {
    before = nil
    guard gtk_widget_is_sensitive(pointer) != 0, let label = Self.label(in: pointer),
      !takes(label)
    else { return }
    // A link is pressed by its row, which has the keyboard in its place.
    let isLink =
      inRow && gtk_widget_get_focusable(pointer) == 0
      && cgtk_is_a(pointer, gtk_toggle_button_get_type()) == 0
    if !isLink { add(pointer, Self.text(of: label), label, inRow: inRow) }
  }

  private mutating func visitField(_ pointer: Pointer, inRow: Bool) {
    let previous = before
    before = nil
    guard gtk_widget_is_sensitive(pointer) != 0 else { return }
    let name = WrapperLink.widget(of: pointer)?.accessibleLabel ?? ""
    if let previous, isBeside(previous, pointer) || name.isEmpty && isAbove(previous, pointer) {
      add(pointer, Self.text(of: previous), previous, inRow: inRow)
    } else if !name.isEmpty {
      let inner = Self.label(in: pointer).flatMap { Self.text(of: $0) == name ? $0 : nil }
      let label = inner ?? labels.last { $0.text == name }?.pointer
      add(pointer, name, label, inRow: inRow)
    }
  }

  private mutating func add(_ pointer: Pointer, _ title: String, _ label: Pointer?, inRow: Bool) {
    guard !title.isEmpty else { return }
    let target = MnemonicTarget(
      widget: UnsafeMutableRawPointer(pointer), title: title,
      label: label.map { UnsafeMutableRawPointer($0) })
    if !inRow {
      targets.append(target)
    } else if rowTitles.insert(title).inserted {
      rowTargets.append(target)
    }
  }

  // MARK: Where labels are

  private func frame(_ pointer: Pointer) -> CGRect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, root, &bounds) != 0 else { return .null }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// Whether a label is in the same line as a control.
  private func isBeside(_ label: Pointer, _ control: Pointer) -> Bool {
    let (label, control) = (frame(label), frame(control))
    guard !label.isNull, !control.isNull else { return false }
    return control.minY...control.maxY ~= label.midY || label.minY...label.maxY ~= control.midY
  }

  private func isAbove(_ label: Pointer, _ control: Pointer) -> Bool {
    let (label, control) = (frame(label), frame(control))
    guard !label.isNull, !control.isNull else { return false }
    return label.maxY <= control.minY + 2 && control.minY - label.maxY <= 24
  }

  private static func text(of label: Pointer) -> String {
    gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) } ?? ""
  }

  /// The first label in a control that is seen and says something.
  private static func label(in pointer: Pointer) -> Pointer? {
    var child = gtk_widget_get_first_child(pointer)
    while let next = child {
      if gtk_widget_get_mapped(next) != 0 {
        if cgtk_is_a(next, gtk_label_get_type()) != 0 {
          if !text(of: next).isEmpty { return next }
        } else if let found = label(in: next) {
          return found
        }
      }
      child = gtk_widget_get_next_sibling(next)
    }
    return nil
  }
}
