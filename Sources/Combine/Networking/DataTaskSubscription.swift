import CombineCore
import Foundation
import FoundationNetworking

/// One subscriber's request.
///
/// `@unchecked Sendable`: `lock` guards `state`. It is never held during a call to the downstream or
/// to the session.
final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private enum State {
    /// Nothing has been asked for yet.
    case idle(Downstream, URLRequest, URLSession)

    /// The request is under way.
    case running(Downstream, DataTaskHandle)

    /// The answer is being delivered.
    case delivering

    /// Answered, failed or cancelled.
    case terminal
  }

  private let lock = NSLock()
  private var state: State

  init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
    state = .idle(downstream, request, session)
  }

  func request(_ demand: Subscribers.Demand) {
    require(demand > 0, "request(_:) on DataTaskPublisher needs a demand above none")
    let handle = lock.withLock { () -> DataTaskHandle? in
      guard case .idle(let downstream, let request, let session) = state else { return nil }
      let handle = DataTaskHandle(request: request, session: session)
      state = .running(downstream, handle)
      return handle
    }
    handle?.start { result in self.receive(result) }
  }

  func cancel() {
    let previous = lock.withLock { end() }
    if case .running(_, let handle) = previous { handle.cancel() }
  }

  /// Passes the answer on, on the session's delegate queue.
  private func receive(_ result: Result<(data: Data, response: URLResponse), URLError>) {
    let previous = lock.withLock { () -> State in
      defer { if case .running = state { state = .delivering } }
      return state
    }
    guard case .running(let downstream, _) = previous else { return }
    switch result {
    case .success(let answer):
      _ = downstream.receive(answer)
      // Not if the downstream has cancelled on the answer.
      guard case .delivering = lock.withLock({ end() }) else { return }
      downstream.receive(completion: .finished)
    case .failure(let error):
      downstream.receive(completion: .failure(error))
    }
  }

  /// Moves to the end, with `lock` held, and gives what there was: to be released outside.
  private func end() -> State {
    defer { state = .terminal }
    return state
  }

  var description: String { "DataTaskPublisher" }
  var playgroundDescription: Any { description }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
