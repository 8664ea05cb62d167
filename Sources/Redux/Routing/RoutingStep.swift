/// One change of what is on the screen, which a toolkit makes in one go.
///
/// Levels are counted from the stack, 0, upwards through the sheets.
public enum RoutingStep<Route: Hashable>: Hashable {
  /// Pushes routes, the last of which is shown then.
  case push([Route], level: Int)

  /// Pops so many routes.
  case pop(Int, level: Int)

  /// Puts routes in the place of the last `dropping` ones.
  case replace(dropping: Int, with: [Route], level: Int)

  /// Shows a sheet above all levels, with its whole path.
  case present(RouteSheet<Route>)

  /// Takes away all levels above this one.
  case dismiss(toLevel: Int)

  /// Shows an alert.
  case show(RouteAlert)

  /// Takes an alert off the screen, if its answer has not done that.
  case hide(RouteAlert)
}

extension RoutingStep: Sendable where Route: Sendable {}

extension NavigationState {
  /// The fewest steps that lead from this state to `target`, in the order in which they can be made:
  /// an alert goes first and comes last; sheets that stay are kept, and each path that changes takes
  /// one step. Alerts that wait take none.
  public func steps(to target: NavigationState) -> [RoutingStep<Route>] {
    var steps: [RoutingStep<Route>] = []
    let alertChanges = alert != target.alert
    if alertChanges, let alert { steps.append(.hide(alert)) }
    let kept = zip(sheets, target.sheets).prefix { $0.isSameSheet(as: $1) }.count
    if kept < sheets.count { steps.append(.dismiss(toLevel: kept)) }
    for level in 0...kept {
      if let step = Self.step(from: self[level: level], to: target[level: level], level: level) {
        steps.append(step)
      }
    }
    steps += target.sheets[kept...].map { .present($0) }
    if alertChanges, let alert = target.alert { steps.append(.show(alert)) }
    return steps
  }

  private static func step(
    from old: [Route], to new: [Route], level: Int
  ) -> RoutingStep<Route>? {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let added = Array(new[common...])
    switch (old.count - common, added.count) {
    case (0, 0): return nil
    case (0, _): return .push(added, level: level)
    case (let count, 0): return .pop(count, level: level)
    case (let count, _): return .replace(dropping: count, with: added, level: level)
    }
  }

  /// The state without the alerts that wait: what a presenter shows of it.
  var onScreen: NavigationState {
    NavigationState(path: path, sheets: sheets, alerts: Array(alerts.prefix(1)))
  }

  /// Makes a step that leads on from this state, of which no alerts wait.
  ///
  /// - Returns: Whether it does: `false`, and no change, for a step that does not fit.
  @discardableResult
  mutating func make(_ step: RoutingStep<Route>) -> Bool {
    switch step {
    case .push(let routes, let level): return replace(0, with: routes, level: level)
    case .pop(let count, let level): return replace(count, with: [], level: level)
    case .replace(let count, let routes, let level):
      return replace(count, with: routes, level: level)
    case .present(let sheet): sheets.append(sheet)
    case .dismiss(let level):
      guard 0..<sheets.count ~= level else { return false }
      sheets.removeSubrange(level...)
    case .show(let alert): alerts = [alert]
    case .hide(let alert):
      guard alerts.contains(where: { $0.id == alert.id }) else { return false }
      alerts.removeAll { $0.id == alert.id }
    }
    return true
  }

  private mutating func replace(_ count: Int, with routes: [Route], level: Int) -> Bool {
    guard 0...topLevel ~= level, 0...self[level: level].count ~= count else { return false }
    self[level: level].replaceSubrange((self[level: level].count - count)..., with: routes)
    return true
  }
}
