/// Something that shows routes, sheets and alerts: a window's controller, or a test.
public protocol RoutePresenter<Route>: AnyObject {
  associatedtype Route: Hashable

  /// Makes `step` and calls `completion` when it is done: at once, or when an animation has ended,
  /// on the thread of this call.
  ///
  /// The next step waits for it. A call beyond the first does nothing.
  ///
  /// - Parameter isAnimated: Whether a person should see the change happen. Of several steps, the
  ///   last is to be animated alone.
  func perform(_ step: RoutingStep<Route>, isAnimated: Bool, completion: @escaping () -> Void)
}
