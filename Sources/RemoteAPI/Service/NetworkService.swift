import Combine
import Foundation

/// Makes requests and decodes the answers.
///
/// There are three forms of the same: ``getData(_:decode:)`` gives a `Future`, which makes the
/// request at once and once; ``publisher(for:decode:)`` makes one for each subscriber;
/// ``value(for:decode:)`` is awaited. Each ends with an ``APIError`` for an answer outside 200…299,
/// or none, or one that cannot be decoded. Answers are decoded off the main thread.
public final class NetworkService: Sendable {
  /// A service with the default session and a plain `JSONDecoder`.
  public static let shared = NetworkService()

  /// One session for all services that have none of their own: it lives as long as the program, for
  /// the open-source sessions race their own end. It has no cache, in which the same sessions keep
  /// what is out of date.
  public static let defaultSession: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  private let session: URLSession
  private let decoder: JSONDecoder

  /// A service of its own.
  ///
  /// - Parameters:
  ///   - session: The session that makes the requests; keep it for long, do not make one a request.
  ///   - decoder: The decoder of the answers; its settings must not change any more.
  public init(
    session: URLSession = NetworkService.defaultSession, decoder: JSONDecoder = JSONDecoder()
  ) {
    self.session = session
    self.decoder = decoder
  }

  /// The answer to `request`, decoded, on the thread where it comes: the session's queue.
  func answer<T: Decodable>(
    to request: URLRequest, decode type: T.Type
  ) -> some Publisher<T, APIError> {
    session.dataTaskPublisher(for: request)
      .tryMap { [decoder] data, response in
        try Self.body(of: response, data: data).decoded(as: type, by: decoder)
      }
      .mapError { APIError($0) }
  }

  /// The body of a good answer; throws for any other.
  private static func body(of response: URLResponse, data: Data) throws(APIError) -> Data {
    guard let response = response as? HTTPURLResponse else {
      throw .unknown(URLError(.badServerResponse))
    }
    guard 200...299 ~= response.statusCode else {
      throw .badStatus(code: response.statusCode, body: data)
    }
    return data
  }
}

extension Data {
  /// The value that this is the text of. A request for `Data` gets it as it is.
  fileprivate func decoded<T: Decodable>(
    as type: T.Type, by decoder: JSONDecoder
  ) throws(APIError) -> T {
    if let data = self as? T { return data }
    do {
      return try decoder.decode(type, from: self)
    } catch {
      throw .decodingFailed(error)
    }
  }
}
