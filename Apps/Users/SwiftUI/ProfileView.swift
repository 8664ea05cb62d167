import Foundation
import Redux
import SwiftUI
import UsersKit

/// A user: fetched when the page appears, and shown as the store knows the user until then.
struct ProfileView: View {
  let id: User.ID

  @EnvironmentObject private var auth: ScopedStore<AuthState>
  @EnvironmentObject private var users: ScopedStore<UsersState>

  var body: some View {
    Group {
      if let user = users.users[id] {
        ProfilePage(user: user, profile: profile, canEdit: auth.currentUser != nil)
      } else {
        placeholder
      }
    }
    .navigationTitle(profile?.displayName ?? users.users[id]?.name ?? id)
    .toolbar { HistoryTools() }
    .onAppear { fetch() }
  }

  private var placeholder: some View {
    VStack(spacing: 12) {
      if let error = users.error, error.user == id {
        Text(verbatim: error.message)
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
        Button("Try Again") { fetch() }
          .buttonStyle(.bordered)
      } else {
        ProgressView()
        Text("Fetching \(id)…")
          .foregroundColor(.secondary)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var profile: LocalProfile? {
    auth.currentUser.flatMap { users.profiles[$0.id]?[id] }
  }

  private func fetch() {
    users.dispatch(FetchUser(user: id))
  }
}

/// All that is known of a user.
private struct ProfilePage: View {
  let user: User
  let profile: LocalProfile?
  let canEdit: Bool

  @EnvironmentObject private var navigation: UsersNavigation

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 16) {
          AvatarView(user: user, name: name, size: 72)
          VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: name)
              .font(.title2)
              .bold()
              .accessibilityAddTraits(.isHeader)
            Text(verbatim: user.login)
              .foregroundColor(.secondary)
          }
          Spacer(minLength: 0)
        }
        if let bio = user.bio, !bio.isEmpty { Text(verbatim: bio) }
        note
        Divider()
        VStack(spacing: 10) {
          ForEach(facts) { fact in
            HStack(alignment: .top, spacing: 16) {
              Text(verbatim: fact.id)
                .foregroundColor(.secondary)
              Spacer(minLength: 0)
              Text(verbatim: fact.text)
                .multilineTextAlignment(.trailing)
            }
          }
        }
      }
      .padding()
    }
  }

  private var note: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Your note")
          .font(.footnote)
          .foregroundColor(.secondary)
        Text(verbatim: profile?.note ?? (canEdit ? "None yet." : "Sign in to write one."))
          .foregroundColor(profile?.note == nil ? .secondary : .primary)
      }
      Spacer(minLength: 0)
      Button("Edit") { navigation.present(.profile(user.id)) }
        .buttonStyle(.bordered)
        .disabled(!canEdit)
    }
    .padding(12)
    .background(Color.gray.opacity(0.12))
    .cornerRadius(10)
  }

  private var name: String { profile?.displayName ?? user.name ?? user.login }

  private struct Fact: Identifiable {
    /// What it tells.
    var id: String
    var text: String
  }

  private var facts: [Fact] {
    let all: [(String, String?)] = [
      ("Name there", profile?.displayName == nil ? nil : user.name),
      ("Kind", user.type == "User" ? nil : user.type),
      ("Company", user.company),
      ("Location", user.location),
      ("Mail", user.email),
      ("Web site", user.blog),
      ("Repositories", user.publicRepos?.formatted()),
      ("Followers", user.followers?.formatted()),
      ("Following", user.following?.formatted()),
      ("Since", user.createdAt?.formatted(date: .long, time: .omitted)),
    ]
    return all.compactMap { name, text in
      text.flatMap { $0.isEmpty ? nil : Fact(id: name, text: $0) }
    }
  }
}
