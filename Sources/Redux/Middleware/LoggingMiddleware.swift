/// Middleware that logs each action and what it changed in the state.
///
/// ```
/// SetUser(user: User(name: "ada"))
///   users["7"]: + User(name: "ada")
/// ```
///
/// Put it last, so that it sees what reaches the reducer. What subscribers dispatch meanwhile is
/// logged under its own action.
///
/// - Parameters:
///   - includes: Whether an action is logged.
///   - log: Takes the lines of one action; by default they are printed.
public func createLoggingMiddleware<State>(
  includes: @escaping (any Action) -> Bool = { _ in true },
  log: @escaping (String) -> Void = { print($0) }
) -> Middleware<State> {
  createActionHookMiddleware { action, old, new in
    guard includes(action) else { return }
    var lines = [StateTree(action).description]
    lines += StateDifference.between(old as Any, new as Any).map { "  \($0)" }
    log(lines.joined(separator: "\n"))
  }
}

/// Middleware that calls `hook` after each action with the state before and after it.
func createActionHookMiddleware<State>(
  _ hook: @escaping (any Action, State?, State?) -> Void
) -> Middleware<State> {
  { _, getState in
    { next in
      { action in
        let old = getState()
        next(action)
        hook(action, old, getState())
      }
    }
  }
}
