import Redux
import SwiftUI
import UsersKit

/// Asks who is there.
struct LoginView: View {
  @EnvironmentObject private var auth: ScopedStore<AuthState>
  @State private var username = ""
  @State private var password = ""

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: "person")
        .font(.system(size: 56))
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      VStack(spacing: 10) {
        TextField("User name", text: $username)
          .textFieldStyle(RoundedBorderTextFieldStyle())
        SecureField("Password", text: $password)
          .textFieldStyle(RoundedBorderTextFieldStyle())
      }
      .onSubmit { signIn() }
      Text(verbatim: auth.error ?? " ")
        .font(.footnote)
        .foregroundColor(.red)
        .multilineTextAlignment(.center)
        .accessibilityIdentifier("login-error")
      Button(action: signIn) {
        Text("Sign In").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(!canSignIn)
      HStack(spacing: 10) {
        Button(action: { auth.dispatch(AuthenticateTwitter()) }) {
          Text("Twitter").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        Button(action: { auth.dispatch(AuthenticateFacebook(from: "LoginView")) }) {
          Text("Facebook").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
      }
      .disabled(auth.isAuthenticating)
      ProgressView()
        .opacity(auth.isAuthenticating ? 1 : 0)
      Spacer()
      Text(
        """
        The accounts are made up: “ada” with the password “lovelace”, “linus” with “penguin”. \
        Twitter and Facebook are simulated.
        """
      )
      .font(.footnote)
      .foregroundColor(.secondary)
      .multilineTextAlignment(.center)
    }
    .frame(maxWidth: 320)
    .padding()
    .navigationTitle("Sign In")
  }

  private var canSignIn: Bool {
    !username.isEmpty && !password.isEmpty && !auth.isAuthenticating
  }

  private func signIn() {
    guard canSignIn else { return }
    let action = AuthenticatePassword(username: username, password: password)
    // What was refused is typed anew; what was accepted need not stay.
    password = ""
    auth.dispatch(action)
  }
}
