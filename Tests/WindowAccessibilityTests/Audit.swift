import AccessibilityTesting
import Testing

/// What is wrong with the windows of a program for those who do not see them.
@ScreenReader
struct Audit {
  private var complaints: [String] = []

  /// Records what is wrong.
  static func check(
    _ program: AccessibleProgram, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for complaint in try Audit(program).complaints {
      Issue.record("\(complaint)", sourceLocation: sourceLocation)
    }
  }

  private init(_ program: AccessibleProgram) throws {
    for window in try program.root.children { try look(at: window, inside: []) }
  }

  /// What has to have a name: all that something can be done with, and what stands for more than it
  /// shows.
  private static let named = Role.controls.union([
    .dialog, .frame, .grouping, .heading, .image, .progressBar,
  ])

  private mutating func look(at it: Accessible, inside outer: [Role]) throws {
    guard it.isShown else { return }
    let (role, name) = (try it.role, try it.name)
    let place = outer.map { "\($0)" }.joined(separator: " › ")
    func complain(_ what: String) { complaints.append("\(it.summary) \(what), in \(place)") }
    // GTK gives the name of the class to what has none.
    let isNamed =
      !name.allSatisfy(\.isWhitespace) && !["Gtk", "Adw"].contains { name.hasPrefix($0) }
    if Self.named.contains(role), !isNamed { complain("has no name") }
    if Role.controls.contains(role), name.contains("_") { complain("shows its mnemonic") }
    switch role {
    case .list where name.hasPrefix("Gtk"): complain("has the name of a class")
    case .slider, .spinButton: if try it.value == nil { complain("has no value") }
    case .progressBar:
      if try it.value == nil, !it.states.contains(.busy) { complain("has no value, and is idle") }
    case .listItem:
      let isRow = try it.actions.contains("row.activate")
      if isRow, try it.explanation.wholeMatch(of: /[1-9][0-9]* of [1-9][0-9]*/) == nil {
        complain("has no place in its list")
      }
    case .radioButton: if outer.last != .grouping { complain("is in no group") }
    case .tab: if outer.last != .tabList { complain("is in no row of tabs") }
    case .filler, .label, .panel:
      if it.states.contains(.focusable), try !it.actions.allSatisfy(Self.isStandard), !isNamed {
        complain("can be used, and is nothing")
      }
    default: break
    }
    // The rows of a list are made by the same code.
    let children = try role == .list ? Array(it.children.prefix(6)) : it.children
    for child in children { try look(at: child, inside: outer + [role]) }
  }

  /// Whether GTK gives the action to all widgets of a kind.
  private static func isStandard(_ action: String) -> Bool {
    ["clipboard.", "selection.", "link.", "menu.", "window.", "default."].contains {
      action.hasPrefix($0)
    }
  }
}
