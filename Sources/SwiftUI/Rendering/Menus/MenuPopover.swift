internal import Gtk

/// A list of things to do in a bubble. A menu in the menu takes its place, with a way back.
@MainActor
final class MenuPopover {
  /// Items that one thing offers.
  struct Section {
    var items: [ActionItem]
    /// Called with the place of what was chosen, counted as ``ElementEvent/chose(_:)`` does.
    var choose: @MainActor (Int) -> Void
  }

  /// An item with its place.
  private struct Line {
    var item: ActionItem
    var number = 0
    var lines: [Line]?
    var choose: @MainActor (Int) -> Void
  }

  private let popover = Popover()

  var isOpen: Bool { popover.isOpen }

  func close() { popover.close() }

  /// Takes it away at once: what it is at is about to go.
  func remove() { popover.remove() }

  /// Opens it at a widget, or at a place in it.
  func open(_ sections: [Section], at anchor: Gtk.Widget, point: CGPoint? = nil) {
    let sections = sections.filter { !$0.items.isEmpty }
    guard !sections.isEmpty else { return }
    popover.setChild(Box(.vertical, children: widgets(for: sections)))
    popover.open(
      at: anchor,
      pointingTo: point.map { CGRect(x: $0.x, y: $0.y, width: 1, height: 1) })
  }

  private func widgets(for sections: [Section]) -> [Gtk.Widget] {
    let lines = sections.map { section in
      var number = 0
      return Self.lines(section.items, &number, section.choose)
    }
    return lines.enumerated().flatMap { index, lines in
      (index == 0 ? [] : [Separator()]) + widgets(for: lines)
    }
  }

  private static func lines(
    _ items: [ActionItem], _ number: inout Int, _ choose: @escaping @MainActor (Int) -> Void
  ) -> [Line] {
    items.map { item in
      var line = Line(item: item, number: number, choose: choose)
      number += 1
      line.lines = item.items.map { lines($0, &number, choose) }
      return line
    }
  }

  private func widgets(for lines: [Line]) -> [Gtk.Widget] {
    lines.map { line in
      if line.item.isDivider { return Separator() }
      if line.item.isHeader {
        let label = Gtk.Label(line.item.title)
        label.cssClasses = ["caption-heading", "dim-label", "sw-menu-title"]
        return label
      }
      let button = Self.makeButton(line.item)
      button.isEnabled = line.item.isEnabled
      button.on(.clicked) { [weak self] in self?.pressed(line, among: lines) }
      return button
    }
  }

  private func pressed(_ line: Line, among lines: [Line]) {
    if let inner = line.lines { return show(inner, of: line.item.title, backTo: lines) }
    popover.close()
    line.choose(line.number)
  }

  /// Shows the menu in a menu.
  private func show(_ lines: [Line], of title: String, backTo outer: [Line]) {
    let back = Self.makeButton(title, icon: "go-previous-symbolic")
    back.on(.clicked) { [weak self] in
      guard let self else { return }
      replace(widgets(for: outer))
    }
    replace([back, Separator()] + widgets(for: lines))
  }

  private func replace(_ children: [Gtk.Widget]) {
    // Not within the click on what goes.
    DispatchQueue.main.async { [weak self] in
      guard let self, popover.isOpen else { return }
      popover.setChild(Box(.vertical, children: children))
      children.first?.grabFocus()
    }
  }

  private static func makeButton(_ item: ActionItem) -> Gtk.Button {
    let icon = item.isChosen ? "object-select-symbolic" : item.systemImage.map(SymbolNames.icon)
    let button = makeButton(
      item.title, icon: icon, end: item.items == nil ? nil : "go-next-symbolic")
    if let keys = item.shortcut?.text { button.tooltip = keys }
    if item.role == .destructive { button.addClass("sw-destructive") }
    button.setAccessibleSelected(item.isChosen)
    return button
  }

  private static func makeButton(_ title: String, icon: String?, end: String? = nil) -> Gtk.Button {
    let label = Gtk.Label(title)
    label.setExpands(horizontally: true, vertically: false)
    let parts: [Gtk.Widget] =
      (icon.map { [Icon($0)] } ?? []) + [label] + (end.map { [Icon($0)] } ?? [])
    let button = Gtk.Button(child: Box(.horizontal, spacing: 8, children: parts))
    button.cssClasses = ["flat", "sw-control"]
    button.setAccessibleLabel(title)
    return button
  }
}
