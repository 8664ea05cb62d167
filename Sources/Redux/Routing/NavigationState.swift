/// What is on the screen: a stack of routes, sheets above it, and alerts above all, as one value.
///
/// Keep one in an app's state, let ``reduce(_:action:)`` change it, and give it to a ``Router``.
public struct NavigationState<Route: Hashable>: Hashable {
  /// The routes of the stack below all sheets, the one that is shown last. An empty path shows the
  /// app's root.
  public var path: [Route]

  /// The sheets, each above the one before it.
  public var sheets: [RouteSheet<Route>]

  /// The alerts that have not been answered. The first is on the screen, the others wait.
  public var alerts: [RouteAlert]

  public init(
    path: [Route] = [], sheets: [RouteSheet<Route>] = [], alerts: [RouteAlert] = []
  ) {
    self.path = path
    self.sheets = sheets
    self.alerts = alerts
  }
}

extension NavigationState {
  /// The alert on the screen.
  public var alert: RouteAlert? { alerts.first }

  /// The route that is shown: the end of the uppermost sheet's path, or of the stack's; `nil` at the
  /// app's root.
  public var route: Route? { self[level: topLevel].last }

  /// The number of the uppermost level: 0 for the stack, 1 for the first sheet.
  public var topLevel: Int { sheets.count }

  /// The path of a level, 0 being the stack and 1 the first sheet. The level has to exist.
  public subscript(level level: Int) -> [Route] {
    get { level == 0 ? path : sheets[level - 1].path }
    set {
      if level == 0 {
        path = newValue
      } else {
        sheets[level - 1].path = newValue
      }
    }
  }
}

extension NavigationState: Sendable where Route: Sendable {}
extension NavigationState: Encodable where Route: Encodable {}
extension NavigationState: Decodable where Route: Decodable {}
