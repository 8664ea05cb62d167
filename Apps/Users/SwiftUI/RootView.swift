import Redux
import SwiftUI
import UsersKit

/// All that a window shows: pages, a sheet above them and an alert above all.
public struct RootView: View {
  private let session: UsersSession
  @ObservedObject private var navigation: UsersNavigation
  @ObservedObject private var auth: ScopedStore<AuthState>

  public init(session: UsersSession) {
    self.session = session
    navigation = session.navigation
    auth = session.auth
  }

  public var body: some View {
    let alert = navigation.shown.alert
    NavigationStack(path: $navigation.path) {
      Group {
        if auth.currentUser == nil {
          LoginView()
        } else {
          HomeView()
        }
      }
      .navigationDestination(for: AppRoute.self) { RouteView(route: $0) }
    }
    .sheet(item: $navigation.sheet) { sheet in
      // A bar of its own, for the title and the buttons.
      NavigationStack { RouteView(route: sheet.route) }
    }
    .alert(
      alert?.title ?? "",
      isPresented: Binding(
        get: { alert != nil },
        set: { isPresented in
          if !isPresented, let alert { navigation.answer(alert) }
        }),
      presenting: alert
    ) { alert in
      ForEach(alert.choices) { choice in
        Button(choice.title, role: choice.role.buttonRole) { navigation.answer(alert, choice) }
      }
    } message: { alert in
      Text(verbatim: alert.message)
    }
    .environment(\.avatars, session.avatars)
    .environmentObject(navigation)
    .environmentObject(auth)
    .environmentObject(session.users)
    .environmentObject(session.history)
  }
}

/// The view of a place of the app.
struct RouteView: View {
  let route: AppRoute

  var body: some View {
    switch route {
    case .signIn: LoginView()
    case .user(let id): ProfileView(id: id)
    case .profile(let id): NoteView(id: id)
    }
  }
}

extension RouteAlert.Choice.Role {
  fileprivate var buttonRole: ButtonRole? {
    switch self {
    case .normal: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
