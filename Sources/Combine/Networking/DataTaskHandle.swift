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
    case started(URLSessionDataTask, at: DispatchTime)

    /// The client wants no answer; the session may still have to be told.
    case cancelled

    /// The session has been told to cancel this task.
    case cancelPassedOn
    case answered
  }

  /// `URLSessionTask.cancel()` waits for the session's queue, which may wait for the caller.
  private static let cancelQueue = DispatchQueue(label: "Combine.DataTaskPublisher.cancel")

  /// How long after its start a task of a session with a cache is not cancelled. Such a session looks
  /// into the cache on a background thread before it starts; a cancel that comes meanwhile is dealt
  /// with there too, after the end of the task if that is quick, and to cancel an ended task traps.
  private static let cacheLookUp = DispatchTimeInterval.milliseconds(250)

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
      state = .started(task, at: .now())
      return true
    }
    // A task that is never resumed is never let go by its session.
    if isWanted { task.resume() } else { Self.cancelQueue.async { task.cancel() } }
  }

  /// Stops the request, without waiting.
  func cancel() {
    let started = lock.withLock { () -> (task: URLSessionDataTask, time: DispatchTime)? in
      switch state {
      case .created:
        state = .cancelled
        return nil
      case .started(let task, let time): return (task, time)
      case .cancelled, .cancelPassedOn, .answered: return nil
      }
    }
    guard let (task, time) = started else { return }
    let earliest = session.configuration.urlCache == nil ? time : time + Self.cacheLookUp
    Self.cancelQueue.asyncAfter(deadline: earliest) {
      // With the lock held, so that the answer waits: a cancel that the session overtakes with the
      // end of the task traps.
      self.lock.withLock {
        guard case .started = self.state else { return }
        self.state = .cancelPassedOn
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
    case .started(let task, _):
      if let refused = AuthenticationChallengeRefuser.refusedResponse(of: task, error: error) {
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
