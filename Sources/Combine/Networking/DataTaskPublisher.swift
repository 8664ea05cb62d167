import CombineCore
import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of the answer to a request for `url`: see ``DataTaskPublisher``.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the answer to `request`: see ``DataTaskPublisher``.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that makes a request for each subscriber and sends the answer. Apple's
  /// `URLSession.DataTaskPublisher`.
  ///
  /// The request goes out when the subscriber first asks for a value; asking for none traps. The
  /// whole body is sent in one value, with the response, and then the publisher finishes. Any HTTP
  /// status is a value: look at it in a `tryMap`. A request that gets no answer fails with a
  /// `URLError`. Value and completion come on the session's delegate queue. Cancelling the
  /// subscription cancels the request, without waiting; in a session with a cache, once the head of
  /// the answer has come.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request that each subscriber makes.
    public let request: URLRequest

    /// The session that makes it.
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == (data: Data, response: URLResponse), S.Failure == URLError {
      subscriber.receive(
        subscription: DataTaskSubscription(subscriber, request: request, session: session))
    }
  }
}
