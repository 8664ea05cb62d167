import Foundation
import FoundationNetworking

/// The delegate of a publisher's task: keeps a cancel and a redirect apart, refuses challenges for a
/// session that has nobody to answer them, and leaves the rest to the session's own delegate.
///
/// `@unchecked Sendable`: nothing changes, `handle` but for its release. Delegates are called on the
/// session's delegate queue.
package final class DataTaskDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private weak var handle: DataTaskHandle?

  /// The session's delegate, in whose place this one is called.
  package let sessionDelegate: (any URLSessionTaskDelegate)?

  init(handle: DataTaskHandle, sessionDelegate: (any URLSessionTaskDelegate)?) {
    self.handle = handle
    self.sessionDelegate = sessionDelegate
  }

  package func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let follow: @Sendable (URLRequest?) -> Void = { [weak handle] request in
      handle?.followRedirect { completionHandler(request) }
    }
    guard let sessionDelegate else { return follow(request) }
    sessionDelegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: follow)
  }

  /// Ends a request that is answered by a demand for a password nobody has, which the open-source
  /// `URLSession` otherwise lets hang for ever.
  ///
  /// To refuse the challenge, it cancels the task; what the server said is then read from the task.
  /// The body of that answer is lost.
  package func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    if let sessionDelegate {
      sessionDelegate.urlSession(
        session, task: task, didReceive: challenge, completionHandler: completionHandler)
      return
    }
    let isNew = challenge.proposedCredential != nil && challenge.previousFailureCount == 0
    completionHandler(isNew ? .performDefaultHandling : .cancelAuthenticationChallenge, nil)
  }

  /// The answer of the server to a task that ended with `error` because its challenge was refused.
  static func refusedResponse(of task: URLSessionTask, error: (any Error)?) -> HTTPURLResponse? {
    guard (error as? URLError)?.code == .cancelled,
      let delegate = task.delegate as? DataTaskDelegate, delegate.sessionDelegate == nil,
      let response = task.response as? HTTPURLResponse, response.statusCode == 401
    else { return nil }
    return response
  }

  // MARK: Left to the session's delegate

  package func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    guard let sessionDelegate else { return completionHandler(nil) }
    sessionDelegate.urlSession(session, task: task, needNewBodyStream: completionHandler)
  }

  package func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    sessionDelegate?.urlSession(
      session, task: task, didSendBodyData: bytesSent, totalBytesSent: totalBytesSent,
      totalBytesExpectedToSend: totalBytesExpectedToSend)
  }

  package func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    sessionDelegate?.urlSession(session, task: task, didFinishCollecting: metrics)
  }

  package func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    guard let delegate = sessionDelegate as? any URLSessionDataDelegate else {
      return completionHandler(proposedResponse)
    }
    delegate.urlSession(
      session, dataTask: dataTask, willCacheResponse: proposedResponse,
      completionHandler: completionHandler)
  }
}
