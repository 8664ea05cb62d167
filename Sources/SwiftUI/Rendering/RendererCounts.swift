/// How often the renderer has touched widgets, for tests that only what has changed is touched.
package struct RendererCounts: Equatable, Sendable {
  /// Widgets that were made.
  package var creates = 0
  /// Widgets that were told new properties.
  package var updates = 0
  /// Widgets that have come into, gone out of, or changed their place in a container.
  package var moves = 0
  /// Widgets that have got another frame.
  package var places = 0
  package var destroys = 0
}
