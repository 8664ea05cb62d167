import Combine
import Foundation

/// Answers the requests of a sample session.
///
/// The session starts, restarts and stops it on one serial queue of its own, which guards `pending`;
/// the client must be called on that queue too, because the open-source `URLSession` guards its
/// table of tasks by nothing else.
final class SampleURLProtocol: URLProtocol {
  /// The answer that waits for its delay to pass.
  private var pending: SampleResponse?

  override class func canInit(with request: URLRequest) -> Bool {
    true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  override func startLoading() {
    if let pending {
      send(pending)
      return
    }
    let response = answerOfRoutes()
    if response.delay > 0 {
      pending = response
      startAgain(after: response.delay)
    } else {
      send(response)
    }
  }

  override func stopLoading() {}

  private func send(_ response: SampleResponse) {
    guard let client, let url = request.url else { return }
    var headers = response.headers
    headers["Content-Length"] = "\(response.body.count)"
    // Nobody has a password for a sample, and the open-source `URLSession` would wait for one.
    headers = headers.filter { $0.key.lowercased() != "www-authenticate" }
    guard
      let head = HTTPURLResponse(
        url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: headers)
    else {
      client.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
      return
    }
    client.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
    // In one piece: the open-source `URLSession` keeps the last piece only.
    if !response.body.isEmpty { client.urlProtocol(self, didLoad: response.body) }
    client.urlProtocolDidFinishLoading(self)
  }
}
