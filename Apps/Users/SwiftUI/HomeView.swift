import Redux
import SwiftUI
import UsersKit

/// The first page of who is signed in: the users who were looked at, and what was done.
struct HomeView: View {
  @EnvironmentObject private var auth: ScopedStore<AuthState>
  @EnvironmentObject private var users: ScopedStore<UsersState>
  @EnvironmentObject private var navigation: UsersNavigation
  @State private var login = ""

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        TextField("User of GitHub, such as octocat", text: $login)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .onSubmit { show() }
        Button("Show") { show() }
          .buttonStyle(.bordered)
          .disabled(User.id(of: login).isEmpty)
      }
      .padding()
      List {
        if !known.isEmpty {
          Section("Users") {
            ForEach(known) { user in
              NavigationLink(value: AppRoute.user(user.id)) {
                UserRow(user: user, profile: profile(of: user))
              }
            }
          }
        }
        HistoryView()
      }
      .listStyle(PlainListStyle())
    }
    .navigationTitle(auth.currentUser.map { "\($0.name)" } ?? "Users")
    .toolbar {
      ToolbarItem(placement: .navigationBarLeading) {
        Button("Sign Out") { auth.dispatch(Logout()) }
      }
      HistoryTools()
    }
  }

  private var known: [User] {
    users.users.values.sorted { $0.id < $1.id }
  }

  private func profile(of user: User) -> LocalProfile? {
    auth.currentUser.flatMap { users.profiles[$0.id]?[user.id] }
  }

  private func show() {
    guard !User.id(of: login).isEmpty else { return }
    let chosen = login
    login = ""
    navigation.show(chosen)
  }
}

/// A user in a list.
struct UserRow: View {
  let user: User
  let profile: LocalProfile?

  var body: some View {
    HStack(spacing: 12) {
      AvatarView(user: user, name: name, size: 36)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: name)
          .fontWeight(.semibold)
          .lineLimit(1)
        Text(verbatim: profile?.note ?? user.login)
          .font(.subheadline)
          .foregroundColor(.secondary)
          .lineLimit(1)
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 4)
  }

  private var name: String { profile?.displayName ?? user.name ?? user.login }
}
