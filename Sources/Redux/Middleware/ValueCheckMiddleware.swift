/// Middleware that reports what cannot be saved, compared or replayed: functions and objects in
/// actions and states. Thunks and effects may hold them.
///
/// Each place is reported once, as `SetUser.delegate is an object: Controller`. It looks into each
/// action, and into what has changed of the state; keep it to debug builds.
///
/// - Parameter report: Takes a line for each place; by default it is printed.
public func createValueCheckMiddleware<State>(
  report: @escaping (String) -> Void = { print($0) }
) -> Middleware<State> {
  let check = ValueCheck(report: report)
  return createActionHookMiddleware { action, old, new in
    if !(action is Effect || action is AsyncThunk<State> || action is Thunk<State>) {
      check.look(into: action, since: nil, at: "\(type(of: action))")
    }
    if let new { check.look(into: new, since: old, at: "\(State.self)") }
  }
}

/// Looks for functions and objects.
private final class ValueCheck {
  private let reported = Lock<Set<String>>([])
  private let report: (String) -> Void

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  func look(into value: Any, since old: Any?, at path: String) {
    look(
      into: ReflectedValue(value, depth: 32), since: old.map { ReflectedValue($0, depth: 32) },
      at: path)
  }

  private func look(into value: ReflectedValue, since old: ReflectedValue?, at path: String) {
    if let old, value.isKnownEqual(to: old) { return }
    if value.isFunction { return note("\(path) is a function: \(value.type)") }
    if value.isObject { return note("\(path) is an object: \(value.type)") }
    let before = Dictionary(
      (old?.branches ?? []).map { ($0.label, $0.node) }, uniquingKeysWith: { first, _ in first })
    for (label, part) in value.branches {
      look(into: part, since: before[label], at: "\(path).\(label)")
    }
  }

  private func note(_ line: String) {
    if reported.withLock({ $0.insert(line).inserted }) { report(line) }
  }
}
