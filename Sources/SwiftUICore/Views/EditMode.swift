/// Whether the content of a view can be edited now. Apple's `SwiftUI.EditMode`.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  /// Whether it can.
  public var isEditing: Bool { self != .inactive }
}

/// An edit mode, and whether it is there only because nobody has set one.
private struct EditModeSource {
  let binding: Binding<EditMode>?
  let isDefault: Bool
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: EditModeSource { EditModeSource(binding: nil, isDefault: true) }
}

extension EnvironmentValues {
  /// Whether the views are edited. Windows and pages have an edit mode of their own where no view
  /// sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].binding }
    set { self[EditModeKey.self] = EditModeSource(binding: newValue, isDefault: false) }
  }

  /// Sets the edit mode of a window or page, unless a view further out has set one.
  mutating func setDefaultEditMode(_ location: AnyLocation<EditMode>) {
    guard untracked(EditModeKey.self).isDefault else { return }
    self[EditModeKey.self] = EditModeSource(binding: Binding(location: location), isDefault: true)
  }
}

/// A button that begins and ends the editing. Apple's `SwiftUI.EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
