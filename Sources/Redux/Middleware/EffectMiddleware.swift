/// Middleware that makes effects of actions: after each action that reached the reducer, what
/// `effect` makes of it and of the new state is dispatched.
///
/// ```swift
/// createEffectMiddleware { (action, state: AppState?) in
///   guard let search = action as? Search else { return nil }
///   return Effect.task { await Found(service.search(search.text)) }
///     .debounce(id: "search", for: .milliseconds(300), scheduler: DispatchQueue.main)
/// }
/// ```
public func createEffectMiddleware<State>(
  _ effect: @escaping (_ action: any Action, _ state: State?) -> Effect?
) -> Middleware<State> {
  { dispatch, getState in
    { next in
      { action in
        next(action)
        if !(action is Effect), let effect = effect(action, getState()) { dispatch(effect) }
      }
    }
  }
}
