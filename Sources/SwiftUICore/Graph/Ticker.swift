/// Brings the texts up to date that change as time goes by: each second, while there are any that are
/// seen.
@MainActor
final class Ticker {
  private var nodes: [ObjectIdentifier: TextNode] = [:]
  private var isWaiting = false

  var isTicking: Bool { !nodes.isEmpty }

  func add(_ node: TextNode) {
    nodes[ObjectIdentifier(node)] = node
    wait()
  }

  func remove(_ node: TextNode) {
    nodes[ObjectIdentifier(node)] = nil
  }

  private func wait() {
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isWaiting = false
        guard self.isTicking else { return }
        self.tick()
        self.wait()
      }
    }
  }

  func tick() {
    for node in nodes.values { node.apply() }
  }
}
