extension NavigationState {
  /// A reducer: changes `state` by a ``NavigationAction`` of its own type of route and leaves it as it
  /// is for any other action.
  public static func reduce(_ state: inout NavigationState, action: any Action) {
    guard let action = action as? NavigationAction<Route> else { return }
    state.apply(action)
  }

  /// Does what `action` says.
  public mutating func apply(_ action: NavigationAction<Route>) {
    switch action {
    case .push(let route): self[level: topLevel].append(route)
    case .pop: keep(self[level: topLevel].count - 1)
    case .popTo(let route):
      if let index = self[level: topLevel].lastIndex(of: route) { keep(index + 1) }
    case .popToRoot: keep(0)
    case .set(let routes):
      path = routes
      sheets = []
    case .present(let route, let style): sheets.append(RouteSheet(path: [route], style: style))
    case .dismiss: _ = sheets.popLast()
    case .dismissAll: sheets = []
    case .alert(let alert): show(alert)
    case .answer(let id, _): alerts.removeAll { $0.id == id }
    }
  }

  /// Keeps so many routes of the uppermost level, but always the root of a sheet.
  private mutating func keep(_ count: Int) {
    let least = topLevel == 0 ? 0 : 1
    let path = self[level: topLevel]
    self[level: topLevel] = Array(path.prefix(max(count, least)))
  }

  private mutating func show(_ alert: RouteAlert) {
    if let index = alerts.firstIndex(where: { $0.id == alert.id }) {
      alerts[index] = alert
    } else {
      alerts.append(alert)
    }
  }
}
