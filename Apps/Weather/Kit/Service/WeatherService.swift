import Combine

/// Something that knows the weather of cities.
public protocol WeatherService {
  /// The weather of a city, named in any script; fails with ``WeatherAPIError/cityNotFound(_:)`` for
  /// a city that does not exist.
  func weather(in city: String) -> AnyPublisher<WeatherDetail, WeatherAPIError>
}
