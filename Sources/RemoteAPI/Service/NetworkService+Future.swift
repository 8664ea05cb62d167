import Combine
import Foundation

extension NetworkService {
  /// Makes `request` at once; the future gives the answer, decoded, on the main run loop.
  ///
  /// The error is an ``APIError``. The request is cancelled when nobody holds the future or waits
  /// for it any more: a subscription holds it until it is cancelled.
  public func getData<T: Decodable>(
    _ request: URLRequest, decode type: T.Type
  ) -> Future<T, any Error> {
    getData(request, decode: type, on: RunLoop.main)
  }

  /// Makes `request` at once; the future gives the answer, decoded, on `scheduler`.
  ///
  /// The error is an ``APIError``. The request is cancelled when nobody holds the future or waits
  /// for it any more: a subscription holds it until it is cancelled.
  public func getData<T: Decodable, S: Scheduler>(
    _ request: URLRequest, decode type: T.Type, on scheduler: S
  ) -> Future<T, any Error> {
    .cancelledOnRelease { promise in
      self.answer(to: request, decode: type).receive(on: scheduler)
        .sink(
          receiveCompletion: { completion in
            if case .failure(let error) = completion { promise(.failure(error)) }
          },
          receiveValue: { promise(.success($0)) })
    }
  }
}
