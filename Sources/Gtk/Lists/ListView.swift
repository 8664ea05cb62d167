internal import CGtk

/// A long list of which only what is seen has widgets. Put it into a `ScrolledWindow`.
///
/// The rows are identifiers, numbers that the program gives sense to. Each is there once at most.
@MainActor
public final class ListView: Widget {
  public enum Selection: Sendable {
    case none
    /// One row at most.
    case single
    case multiple
  }

  private let model = RowModel()
  private let selection: Object
  private let factory: RowFactory

  /// The widgets of rows, by GTK's objects for rows.
  private var rows: [UnsafeMutableRawPointer: Widget] = [:]

  /// GTK's objects for rows by the widgets of rows.
  private(set) var items: [ObjectIdentifier: UnsafeMutableRawPointer] = [:]

  /// What is said of rows, by GTK's objects for rows.
  var notes: [UnsafeMutableRawPointer: RowNote] = [:]

  public init(_ factory: RowFactory, selection kind: Selection = .none) {
    self.factory = factory
    selection = Self.makeSelection(kind, model)
    let itemFactory = Object(
      adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()!))
    // The view takes over a reference to each.
    g_object_ref(selection.raw)
    g_object_ref(itemFactory.raw)
    super.init(
      adopting: UnsafeMutableRawPointer(gtk_list_view_new(selection.opaque, itemFactory.opaque)!))
    setAccessibleLabel("")
    connect("setup", of: itemFactory) { [weak self] in self?.setUp($0.object(1)!) }
    connect("bind", of: itemFactory) { [weak self] in self?.bind($0.object(1)!) }
    connect("unbind", of: itemFactory) { [weak self] in self?.unbind($0.object(1)!) }
    connect("teardown", of: itemFactory) { [weak self] in self?.tearDown($0.object(1)!) }
    watchTab()
  }

  isolated deinit {
    for (item, widget) in rows {
      if let identifier = Self.identifier(of: item) { factory.unbind(widget, identifier) }
      factory.dispose(widget)
    }
  }

  private static func makeSelection(_ kind: Selection, _ model: RowModel) -> Object {
    // Each takes over a reference.
    let list = OpaquePointer(g_object_ref(model.raw))
    switch kind {
    case .none:
      return Object(adopting: UnsafeMutableRawPointer(gtk_no_selection_new(list)!))
    case .single:
      let selection = gtk_single_selection_new(list)!
      gtk_single_selection_set_autoselect(selection, 0)
      gtk_single_selection_set_can_unselect(selection, 1)
      return Object(adopting: UnsafeMutableRawPointer(selection))
    case .multiple:
      return Object(adopting: UnsafeMutableRawPointer(gtk_multi_selection_new(list)!))
    }
  }

  // MARK: Rows

  /// The rows. Setting them replaces what differs between the first and the last difference, in one
  /// step. The widgets of other rows stay, but for some next to them that GTK may fill anew.
  public var identifiers: [Int] {
    get { model.identifiers }
    set {
      let old = model.identifiers
      let most = min(old.count, newValue.count)
      var front = 0
      while front < most, old[front] == newValue[front] { front += 1 }
      var back = 0
      while back < most - front, old[old.count - 1 - back] == newValue[newValue.count - 1 - back] {
        back += 1
      }
      splice(
        at: front, removing: old.count - front - back,
        inserting: Array(newValue[front..<(newValue.count - back)]))
    }
  }

  /// Replaces `removed` rows from `position` on, in one step.
  public func splice(at position: Int, removing removed: Int, inserting inserted: [Int]) {
    model.splice(at: position, removing: removed, inserting: inserted)
  }

  /// Fills the widgets of these rows anew, if they have any: their contents have changed.
  public func reload(_ identifiers: Set<Int>) {
    for (item, widget) in rows {
      guard let identifier = Self.identifier(of: item), identifiers.contains(identifier) else {
        continue
      }
      factory.bind(widget, identifier)
    }
  }

  /// The widget of a row that is seen, or nearly.
  public func widget(for identifier: Int) -> Widget? {
    rows.first { Self.identifier(of: $0.key) == identifier }?.value
  }

  /// The place of the row in which `widget` is, counted from 0.
  public func index(of widget: Widget) -> Int? {
    items[ObjectIdentifier(widget)].map { Int(gtk_list_item_get_position(OpaquePointer($0))) }
  }

  /// The widgets that the list has made, for tests that count.
  public var madeRows: [Widget] { Array(rows.values) }

  /// Moves the list so that the row at `index` is seen.
  public func scroll(to index: Int) {
    gtk_widget_activate_action_variant(
      widget, "list.scroll-to-item", g_variant_new_uint32(guint32(index)))
  }

  /// Emits `activated` for the row at `index`, as a double click does.
  public func activateRow(at index: Int) {
    gtk_widget_activate_action_variant(
      widget, "list.activate-item", g_variant_new_uint32(guint32(index)))
  }

  /// The row that has the keyboard, or in which something has.
  public var focusedIdentifier: Int? {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return nil
    }
    for (item, row) in rows {
      guard let place = gtk_widget_get_parent(row.widget) else { continue }
      if focus == place || gtk_widget_is_ancestor(focus, place) != 0 {
        return Self.identifier(of: item)
      }
    }
    return nil
  }

  /// Gives the keyboard to a row that is seen. Gives whether it has it.
  @discardableResult
  public func focus(_ identifier: Int) -> Bool {
    guard let row = widget(for: identifier), let place = gtk_widget_get_parent(row.widget) else {
      return false
    }
    return gtk_widget_grab_focus(place) != 0
  }

  // MARK: Selection

  /// The chosen rows' places.
  public var selectedIndices: [Int] {
    get {
      let chosen = gtk_selection_model_get_selection(selection.opaque)
      defer { gtk_bitset_unref(chosen) }
      return (0..<gtk_bitset_get_size(chosen)).map {
        Int(gtk_bitset_get_nth(chosen, guint($0)))
      }
    }
    set {
      gtk_selection_model_unselect_all(selection.opaque)
      for index in newValue { gtk_selection_model_select_item(selection.opaque, guint(index), 0) }
    }
  }

  /// Whether there are lines between rows.
  public var showsSeparators: Bool {
    get { gtk_list_view_get_show_separators(opaque) != 0 }
    set { gtk_list_view_set_show_separators(opaque, newValue ? 1 : 0) }
  }

  /// Whether one click activates a row, without choosing it first.
  public var activatesOnSingleClick: Bool {
    get { gtk_list_view_get_single_click_activate(opaque) != 0 }
    set { gtk_list_view_set_single_click_activate(opaque, newValue ? 1 : 0) }
  }

  /// What emits `selection-changed`.
  var selectionModel: Object { selection }

  // MARK: What GTK asks for

  private static func identifier(of item: UnsafeMutableRawPointer) -> Int? {
    gtk_list_item_get_item(OpaquePointer(item)).map { RowModel.identifier(of: $0) }
  }

  private func setUp(_ item: UnsafeMutableRawPointer) {
    let row = factory.make()
    rows[item] = row
    items[ObjectIdentifier(row)] = item
    gtk_list_item_set_child(OpaquePointer(item), row.widget)
    row.parent = self
  }

  private func bind(_ item: UnsafeMutableRawPointer) {
    guard let row = rows[item], let identifier = Self.identifier(of: item) else { return }
    factory.bind(row, identifier)
  }

  private func unbind(_ item: UnsafeMutableRawPointer) {
    guard let row = rows[item], let identifier = Self.identifier(of: item) else { return }
    factory.unbind(row, identifier)
  }

  private func tearDown(_ item: UnsafeMutableRawPointer) {
    notes[item] = nil
    guard let row = rows.removeValue(forKey: item) else { return }
    items[ObjectIdentifier(row)] = nil
    gtk_list_item_set_child(OpaquePointer(item), nil)
    row.parent = nil
    factory.dispose(row)
  }

  override func remove(_ child: Widget) {
    // A row's widget belongs to the list: it comes and goes with the list's own wishes.
  }
}

extension Signal where Owner: ListView, Value == Int {
  /// A row's place: it was double-clicked, or Return was pressed on it.
  public static var activated: Self {
    Self(name: "activate") { _, arguments in arguments.integer(1) }
  }
}

extension Signal where Owner: ListView, Value == [Int] {
  /// The chosen rows' places.
  public static var selectionChanged: Self {
    Self(name: "selection-changed", emitter: { $0.selectionModel }) { owner, _ in
      owner.selectedIndices
    }
  }
}
