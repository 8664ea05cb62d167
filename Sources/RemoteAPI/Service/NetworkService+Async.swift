import Combine
import Foundation

extension NetworkService {
  /// Makes `request` and returns the answer, decoded.
  ///
  /// Throws an ``APIError``, or `CancellationError` if the task is cancelled: the request is
  /// cancelled then, and the call returns at once.
  public func value<T: Decodable & Sendable>(
    for request: URLRequest, decode type: T.Type
  ) async throws -> T {
    let pending = PendingValue<T>()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        pending.start(continuation, self.answer(to: request, decode: type))
      }
    } onCancel: {
      pending.cancel()
    }
  }

  /// Asks `service` for `endpoint` and returns the answer, decoded.
  ///
  /// Throws an ``APIError``, or `CancellationError` if the task is cancelled: the request is
  /// cancelled then, and the call returns at once.
  public func value<Response: Decodable & Sendable>(
    for endpoint: APIEndpoint<Response>, params: [String: String]? = nil,
    of service: APIService = .shared
  ) async throws -> Response {
    let request = try service.request(for: endpoint, params: params)
    return try await value(for: request, decode: Response.self)
  }
}
