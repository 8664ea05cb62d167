/// Apple's names of symbols, and those of the freedesktop icon themes.
enum SymbolNames {
  private static let names: [String: String] = [
    "plus": "list-add", "minus": "list-remove", "xmark": "window-close",
    "checkmark": "object-select", "chevron.left": "go-previous", "chevron.right": "go-next",
    "trash": "user-trash", "pencil": "document-edit", "magnifyingglass": "system-search",
    "star": "non-starred", "star.fill": "starred", "film": "video-x-generic",
    "photo": "image-x-generic", "gear": "emblem-system", "house": "user-home",
    "arrow.clockwise": "view-refresh", "bell": "alarm", "person": "avatar-default",
    "list.bullet": "view-list", "ellipsis": "view-more", "info.circle": "dialog-information",
    "exclamationmark.triangle": "dialog-warning", "calendar": "x-office-calendar",
    "heart": "emblem-favorite", "heart.fill": "emblem-favorite",
  ]

  /// The name of the theme's picture for a symbol.
  static func icon(for name: String) -> String {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    return (names[name] ?? names[base] ?? "image-missing") + "-symbolic"
  }
}
