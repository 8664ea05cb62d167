/// What changes a ``NavigationState``. Routes are pushed and popped on the uppermost level: the last
/// sheet if there is one, the stack otherwise.
public enum NavigationAction<Route: Hashable>: Action, Hashable {
  /// Shows a route above the one that is shown.
  case push(Route)

  /// Goes back by one route; nothing at the root of the level.
  case pop

  /// Goes back to the nearest earlier place of a route; nothing if it is not in the path.
  case popTo(Route)

  /// Goes back to the root of the level: of a sheet, its first route.
  case popToRoot

  /// Replaces the stack and takes all sheets away: for deep links.
  case set([Route])

  /// Shows a route in a sheet above all.
  case present(Route, style: RouteSheet<Route>.Style = .sheet)

  /// Takes the uppermost sheet away; nothing if there is none.
  case dismiss

  /// Takes all sheets away.
  case dismissAll

  /// Shows an alert, after those that are there. One with the same identifier is replaced.
  case alert(RouteAlert)

  /// Takes an alert away, as its answer does. `choice` is the identifier of the choice that was
  /// made, `nil` if none was.
  case answer(alert: RouteAlert.ID, choice: RouteAlert.Choice.ID? = nil)
}

extension NavigationAction: Sendable where Route: Sendable {}
extension NavigationAction: Encodable where Route: Encodable {}
extension NavigationAction: Decodable where Route: Decodable {}
