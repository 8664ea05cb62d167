/// Something for an analytics service: what happened and what there is to say about it.
public struct AnalyticsEvent: Equatable, Sendable {
  public var name: String
  public var properties: [String: String]

  public init(_ name: String, properties: [String: String] = [:]) {
    self.name = name
    self.properties = properties
  }
}

/// Middleware that makes analytics events of actions.
///
/// - Parameters:
///   - event: Makes the event of an action and the states before and after it; `nil` for actions
///     that are nobody's business.
///   - track: Takes the events, on the thread that dispatches; it must not block.
public func createAnalyticsMiddleware<State>(
  event: @escaping (_ action: any Action, _ old: State?, _ new: State?) -> AnalyticsEvent?,
  track: @escaping (AnalyticsEvent) -> Void
) -> Middleware<State> {
  createActionHookMiddleware { action, old, new in
    if let event = event(action, old, new) { track(event) }
  }
}
