import Foundation
import FoundationNetworking

/// Ends a request that is answered by a demand for a password nobody has, which the open-source
/// `URLSession` otherwise lets hang for ever.
///
/// To refuse the challenge, it cancels the task; what the server said is then read from the task.
/// The body of that answer is lost.
final class AuthenticationChallengeRefuser: NSObject, URLSessionTaskDelegate, Sendable {
  static let shared = AuthenticationChallengeRefuser()

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let isNew = challenge.proposedCredential != nil && challenge.previousFailureCount == 0
    completionHandler(isNew ? .performDefaultHandling : .cancelAuthenticationChallenge, nil)
  }

  /// The answer of the server to a task that ended with `error` because its challenge was refused.
  static func refusedResponse(of task: URLSessionTask, error: (any Error)?) -> HTTPURLResponse? {
    guard (error as? URLError)?.code == .cancelled, task.delegate === shared,
      let response = task.response as? HTTPURLResponse, response.statusCode == 401
    else { return nil }
    return response
  }
}
