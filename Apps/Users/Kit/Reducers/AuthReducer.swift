import Redux

extension AuthState {
  mutating func reduce(_ action: any Action) {
    switch action {
    case is AuthenticatePassword, is AuthenticateTwitter, is AuthenticateFacebook:
      isAuthenticating = true
      error = nil
    case let action as SetAccount: self = AuthState(currentUser: action.account)
    case let action as SetAuthenticationError:
      isAuthenticating = false
      error = action.message
    case is Logout: self = AuthState()
    default: break
    }
  }
}
