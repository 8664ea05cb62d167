/// A window without a display: a graph with an in-memory renderer, to be asked and used by tests.
@MainActor
package final class InMemoryWindow {
  package let renderer = InMemoryRenderer()
  package let host: GraphHost

  /// What time it is, for animations: see ``advance(by:)``.
  package private(set) var time = 100.0

  /// A window that shows `view`.
  ///
  /// - Parameter animates: Whether things move; else they are at once as they are to be.
  package init<V: View>(
    width: CGFloat = 400, height: CGFloat = 300,
    environment: EnvironmentValues = EnvironmentValues(), animates: Bool = false, _ view: V
  ) {
    renderer.animationsEnabled = animates
    // The closure is called when there is something to do; tests flush by hand.
    let counter = RequestCounter()
    host = GraphHost(renderer: renderer, environment: environment) { _ in counter.count += 1 }
    requests = counter
    host.countsBodies = true
    host.size = CGSize(width: width, height: height)
    host.setRoot(view)
    flush()
  }

  private final class RequestCounter {
    var count = 0
  }

  private let requests: RequestCounter

  /// How often the graph has asked to be flushed.
  package var requestedFlushes: Int { requests.count }

  /// Shows another value of the root view.
  package func show<V: View>(_ view: V) {
    host.setRoot(view)
    flush()
  }

  package func resize(width: CGFloat, height: CGFloat) {
    host.size = CGSize(width: width, height: height)
    flush()
  }

  /// Does what has become due.
  package func flush() {
    host.flush()
    // Rows that come into view may bring others with them.
    for _ in 0..<4 {
      renderer.updateVisibleRows()
      host.flush()
    }
  }

  /// Lets time pass, and draws one frame at the end of it; what has been asked for meanwhile begins
  /// before.
  package func advance(by seconds: Double) {
    flush()
    renderer.drawFrame(at: time)
    time += seconds
    renderer.drawFrame(at: time)
    flush()
  }

  /// Takes all views away.
  package func close() { host.removeAll() }

  package var root: InMemoryElement { renderer.state(of: host.rootElement) }

  package func bodyCount<V>(_ type: V.Type) -> Int { host.bodyCount(type) }
}
