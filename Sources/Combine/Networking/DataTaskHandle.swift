import Dispatch
import Foundation
import FoundationNetworking

/// One request of a session, made safe against what the open-source `URLSession` does when a
/// request is cancelled or challenged.
///
/// `@unchecked Sendable`: `lock` guards `state` and `handler`.
final class DataTaskHandle: @unchecked Sendable {
  typealias Answer = Result<(data: Data, response: URLResponse), URLError>

  private enum State {
    case created
    case started(URLSessionDataTask)

    /// The client wants no answer; the session may still have to be told.
    case cancelled

    /// The session has been told to cancel this task.
    case cancelPassedOn(URLSessionDataTask)
    case answered
  }

  /// `URLSessionTask.cancel()` waits for the session's queue, which may wait for the caller.
  private static let cancelQueue = DispatchQueue(label: "Combine.DataTaskPublisher.cancel")

  private let request: URLRequest
  private let session: URLSession
  private let lock = NSLock()
  private var state = State.created
  private var handler: ((Answer) -> Void)?

  init(request: URLRequest, session: URLSession) {
    self.request = request.withWholeSecondsTimeout
    self.session = session
  }

  /// Makes the request. `handler` gets the answer on the session's delegate queue, also after a
  /// cancel.
  func start(_ handler: @escaping (Answer) -> Void) {
    lock.withLock { self.handler = handler }
    let task = session.dataTask(with: request) { data, response, error in
      self.finish(data, response, error)
    }
    if !(session.delegate is any URLSessionTaskDelegate) {
      task.delegate = AuthenticationChallengeRefuser.shared
    }
    let isWanted = lock.withLock {
      guard case .created = state else { return false }
      state = .started(task)
      return true
    }
    // A task that is never resumed is never let go by its session.
    if isWanted { task.resume() } else { Self.cancelQueue.async { task.cancel() } }
  }

  /// Stops the request, without waiting.
  func cancel() {
    let task = lock.withLock { () -> URLSessionDataTask? in
      switch state {
      case .created:
        state = .cancelled
        return nil
      case .started(let task): return task
      case .cancelled, .cancelPassedOn, .answered: return nil
      }
    }
    guard let task else { return }
    Self.cancelQueue.async {
      // With the lock held, so that the answer waits: a cancel that the session overtakes with the
      // end of the task traps.
      self.lock.withLock {
        guard case .started = self.state else { return }
        self.state = .cancelPassedOn(task)
        task.cancel()
      }
    }
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let answer = answer(data, response, error)
    let handler = lock.withLock {
      defer { self.handler = nil }
      return self.handler
    }
    handler?(answer)
  }

  /// Makes the answer of what the session's completion handler got.
  private func answer(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> Answer {
    let previous = lock.withLock {
      defer { state = .answered }
      return state
    }
    switch previous {
    case .cancelPassedOn(let task): awaitCancel(of: task)
    case .started(let task):
      if let refused = AuthenticationChallengeRefuser.refusedResponse(of: task, error: error) {
        return .success((Data(), refused))
      }
    case .created, .cancelled, .answered: break
    }
    if let error { return .failure(URLError(sessionError: error)) }
    guard let response else { return .failure(URLError(.unknown)) }
    return .success((data ?? Data(), response))
  }

  /// Waits until the session has dealt with a cancel, at most a second.
  ///
  /// A session with a cache looks into it on a background thread before it starts, and deals with
  /// a cancel there too. Once this handler returns, the session forgets the task, and to cancel a
  /// forgotten task traps.
  private func awaitCancel(of task: URLSessionDataTask) {
    guard session.configuration.urlCache != nil else { return }
    for _ in 0..<1000 where (task.error as? URLError)?.code != .cancelled {
      Thread.sleep(forTimeInterval: 0.001)
    }
  }
}

extension URLRequest {
  /// The same request with its time-out rounded up to a whole second: the open-source `URLSession`
  /// cuts off the fraction, and half a second would be none.
  fileprivate var withWholeSecondsTimeout: URLRequest {
    let seconds = timeoutInterval.rounded(.up)
    guard seconds != timeoutInterval else { return self }
    var copy = self
    copy.timeoutInterval = seconds
    return copy
  }
}

extension URLError {
  /// The error itself if it is one of `URLSession`'s, otherwise `unknown`.
  fileprivate init(sessionError error: any Error) {
    self = error as? URLError ?? URLError(.unknown)
  }
}
