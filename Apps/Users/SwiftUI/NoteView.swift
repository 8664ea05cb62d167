import Redux
import SwiftUI
import UsersKit

/// The form for what a person writes about a user.
struct NoteView: View {
  let id: User.ID

  @EnvironmentObject private var auth: ScopedStore<AuthState>
  @EnvironmentObject private var users: ScopedStore<UsersState>
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Name in place of the user’s own")
        .font(.footnote)
        .foregroundColor(.secondary)
      TextField(users.users[id]?.name ?? id, text: $name)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .accessibilityLabel("Name")
      Text("Note")
        .font(.footnote)
        .foregroundColor(.secondary)
      TextEditor(text: $note)
        .frame(minHeight: 120)
        .cornerRadius(8)
        .accessibilityLabel("Note")
    }
    .padding()
    .frame(minWidth: 360, maxWidth: .infinity)
    .navigationTitle(id)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", role: .cancel) { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { save() }
      }
    }
    .onAppear { read() }
  }

  private func read() {
    let profile = auth.currentUser.flatMap { users.profiles[$0.id]?[id] }
    name = profile?.displayName ?? ""
    note = profile?.note ?? ""
  }

  private func save() {
    users.dispatch(EditProfile(user: id, profile: LocalProfile(displayName: name, note: note)))
    dismiss()
  }
}
