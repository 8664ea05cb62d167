import Redux

extension UsersState {
  mutating func reduce(_ action: any Action) {
    switch action {
    case let action as FetchUser:
      fetching.insert(User.id(of: action.user))
      error = nil
    case let action as SetUser:
      users[action.user.id] = action.user
      fetching.remove(action.user.id)
      if error?.user == action.user.id { error = nil }
    case let action as SetUserError:
      let id = User.id(of: action.user)
      fetching.remove(id)
      error = Failure(user: id, message: action.message)
    case is Logout:
      fetching = []
      error = nil
    default: break
    }
  }
}
