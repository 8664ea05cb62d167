import Dispatch
import Foundation
import FoundationNetworking

/// One request of a session, made safe against what the open-source `URLSession` does when a
/// request is cancelled, redirected or challenged.
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
    case cancelPassedOn
    case answered
  }

  /// `URLSessionTask.cancel()` waits for the session's queue, which may wait for the caller.
  static let cancelQueue = DispatchQueue(label: "Combine.DataTaskPublisher.cancel")

  /// How often a cancel that waits for the end of the session's look into its cache asks again.
  private static let cacheLookUp = DispatchTimeInterval.milliseconds(100)

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
    task.delegate = DataTaskDelegate(
      handle: self, sessionDelegate: session.delegate as? any URLSessionTaskDelegate)
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
    let isStarted = lock.withLock {
      switch state {
      case .created:
        state = .cancelled
        return false
      case .started: return true
      case .cancelled, .cancelPassedOn, .answered: return false
      }
    }
    guard isStarted else { return }
    let hasCache = session.configuration.urlCache != nil
    Self.cancelQueue.async { self.passCancelOn(hasCache: hasCache) }
  }

  /// Tells the session of the cancel, on the queue for that, as soon as that is safe.
  ///
  /// A session with a cache looks into it on a background thread before the task starts. A cancel that
  /// comes meanwhile is dealt with on that thread too, after the end of the task if the thread is
  /// held up, and to cancel an ended task traps. Nothing tells of the end of the look-up, but it is
  /// over when the head of an answer has come.
  private func passCancelOn(hasCache: Bool) {
    // With the lock held, so that the answer waits: a cancel that the session overtakes with the
    // end of the task traps.
    let waitsForLookUp = lock.withLock {
      guard case .started(let task) = state else { return false }
      if hasCache && task.countOfBytesExpectedToReceive == 0 { return true }
      state = .cancelPassedOn
      task.cancel()
      return false
    }
    if waitsForLookUp {
      Self.cancelQueue.asyncAfter(deadline: .now() + Self.cacheLookUp) {
        self.passCancelOn(hasCache: hasCache)
      }
    }
  }

  /// Calls `follow`, which sends the session to where the answer redirects it, unless the session has
  /// been told to cancel: it traps if a redirect goes on after that.
  func followRedirect(_ follow: () -> Void) {
    lock.withLock {
      guard case .started = state else { return }
      // Enqueues only; under the lock, so that a cancel comes before or after.
      follow()
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
    case .started(let task):
      if let refused = DataTaskDelegate.refusedResponse(of: task, error: error) {
        return .success((Data(), refused))
      }
    case .created, .cancelled, .cancelPassedOn, .answered: break
    }
    if let error { return .failure(URLError(sessionError: error)) }
    guard let response else { return .failure(URLError(.unknown)) }
    return .success((data ?? Data(), response))
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
