import Redux

/// The state after an action: the form that a `Store` takes.
public func appReducer(action: any Action, state: AppState?) -> AppState {
  var state = state ?? AppState()
  let account = state.authState.currentUser
  state.authState.reduce(action)
  state.usersState.reduce(action)
  NavigationState.reduce(&state.routing, action: action)
  state.reduceAcrossParts(action)
  // What one has done is not for another to see or to undo.
  if let account, account.id != state.authState.currentUser?.id { state.history = HistoryState() }
  return state
}

extension AppState {
  /// What changes more than one part of the state.
  mutating func reduceAcrossParts(_ action: any Action) {
    switch action {
    case let action as ShowUser: show(action)
    case let action as EditProfile: edit(action)
    case is Undo: if let entry = history.stepBack() { apply(entry.change, isUndo: true) }
    case is Redo: if let entry = history.stepForward() { apply(entry.change, isUndo: false) }
    case is SetAccount: routing.path.removeAll { $0 == .signIn }
    case is Logout: routing = NavigationState(path: [.signIn])
    case let action as SetAuthenticationError:
      routing.apply(.alert(RouteAlert("Signing in failed", message: action.message)))
    case let action as SetUserError:
      routing.apply(.alert(RouteAlert("No user", message: action.message)))
    default: break
    }
  }

  private mutating func show(_ action: ShowUser) {
    let id = User.id(of: action.user)
    // To stay where one is leaves nothing to undo.
    guard routing.path != [.user(id)] || !routing.sheets.isEmpty else { return }
    let change = HistoryEntry.Change.visit(id, from: routing.path)
    history.append(HistoryEntry(date: action.date, change: change))
    apply(change, isUndo: false)
  }

  private mutating func edit(_ action: EditProfile) {
    guard let account = authState.currentUser else { return }
    let id = User.id(of: action.user)
    let old = usersState.profiles[account.id]?[id] ?? LocalProfile()
    guard old != action.profile else { return }
    let change = HistoryEntry.Change.profile(id, account: account.id, old: old, new: action.profile)
    history.append(HistoryEntry(date: action.date, change: change))
    apply(change, isUndo: false)
  }

  private mutating func apply(_ change: HistoryEntry.Change, isUndo: Bool) {
    switch change {
    case .visit(let user, let from): routing.apply(.set(isUndo ? from : [.user(user)]))
    case .profile(let user, let account, let old, let new):
      let profile = isUndo ? old : new
      usersState.profiles[account, default: [:]][user] = profile.isEmpty ? nil : profile
      if usersState.profiles[account]?.isEmpty == true { usersState.profiles[account] = nil }
    }
  }
}
