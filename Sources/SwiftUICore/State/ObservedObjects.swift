/// Evaluates a node again before an object changes, while the node shows it.
@MainActor
final class ObjectObservation<Object: ObservableObject> {
  private(set) var object: Object?
  private var subscription: AnyCancellable?

  /// Whether what comes now is of no interest: the evaluation is still to be made.
  private var isSubscribing = false

  func observe(_ object: Object, for node: ViewNode) {
    if object === self.object { return }
    self.object = object
    subscription = nil
    isSubscribing = true
    subscription = subscribe(to: object.objectWillChange, for: node)
    isSubscribing = false
  }

  /// What is subscribed here is called on any thread: objects are changed on any.
  private nonisolated func subscribe<P: Publisher>(to publisher: P, for node: ViewNode)
    -> AnyCancellable where P.Failure == Never
  {
    publisher.sink { [weak self, weak node] _ in
      let transaction = Transaction.current
      onMainActor {
        guard let self, let node, !self.isSubscribing else { return }
        node.invalidate(transaction)
      }
    }
  }
}
