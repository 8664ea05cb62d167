import Combine
import Foundation

extension NetworkService {
  /// A publisher that makes `request` for each subscriber and sends the answer, decoded, on the main
  /// run loop. Cancelling the subscription cancels the request.
  public func publisher<T: Decodable>(
    for request: URLRequest, decode type: T.Type
  ) -> AnyPublisher<T, APIError> {
    publisher(for: request, decode: type, on: RunLoop.main)
  }

  /// A publisher that makes `request` for each subscriber and sends the answer, decoded, on
  /// `scheduler`. Cancelling the subscription cancels the request.
  public func publisher<T: Decodable, S: Scheduler>(
    for request: URLRequest, decode type: T.Type, on scheduler: S
  ) -> AnyPublisher<T, APIError> {
    answer(to: request, decode: type).receive(on: scheduler).eraseToAnyPublisher()
  }

  /// A publisher of the answer of `service` to a request for `endpoint`, decoded, on the main run
  /// loop. Cancelling the subscription cancels the request.
  public func publisher<Response: Decodable>(
    for endpoint: APIEndpoint<Response>, params: [String: String]? = nil,
    of service: APIService = .shared
  ) -> AnyPublisher<Response, APIError> {
    publisher(for: endpoint, params: params, of: service, on: RunLoop.main)
  }

  /// A publisher of the answer of `service` to a request for `endpoint`, decoded, on `scheduler`.
  /// Cancelling the subscription cancels the request.
  public func publisher<Response: Decodable, S: Scheduler>(
    for endpoint: APIEndpoint<Response>, params: [String: String]? = nil,
    of service: APIService = .shared, on scheduler: S
  ) -> AnyPublisher<Response, APIError> {
    do {
      let request = try service.request(for: endpoint, params: params)
      return publisher(for: request, decode: Response.self, on: scheduler)
    } catch {
      return Fail(error: error).receive(on: scheduler).eraseToAnyPublisher()
    }
  }
}
