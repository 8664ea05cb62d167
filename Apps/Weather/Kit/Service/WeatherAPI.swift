import Combine
import Foundation
import RemoteAPI

/// OpenWeatherMap, or any server that speaks its API. Answers come on the main run loop: something
/// has to run that.
public final class WeatherAPI: WeatherService, Sendable {
  /// The service itself.
  public static let serviceURL = "https://api.openweathermap.org/data/2.5"

  /// The service with the key of the environment variable `OPENWEATHERMAP_API_KEY`; without one,
  /// the sample data.
  public static let shared: WeatherAPI = {
    let key = ProcessInfo.processInfo.environment["OPENWEATHERMAP_API_KEY"] ?? ""
    return key.isEmpty ? .sample() : WeatherAPI(apiKey: key)
  }()

  private let session: URLSession
  private let baseURL: String
  private let apiKey: String?

  /// A client of the service.
  ///
  /// - Parameters:
  ///   - session: Makes the requests and sets their time-outs. Use one for long: a session for each
  ///     request ties up threads.
  ///   - baseURL: The address under which `weather` is found.
  ///   - apiKey: The key to the service; `nil` for a server that wants none.
  public init(
    session: URLSession = NetworkService.defaultSession, baseURL: String = WeatherAPI.serviceURL,
    apiKey: String?
  ) {
    self.session = session
    self.baseURL = baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL
    self.apiKey = apiKey
  }

  /// The weather of `city`; ``WeatherDetail/placeholder`` if anything goes wrong.
  public func fetchWeather(for city: String) -> AnyPublisher<WeatherDetail, Never> {
    weather(in: city)
      .catch { _ in Just(WeatherDetail.placeholder) }
      .eraseToAnyPublisher()
  }

  /// The weather of `city`, named in any script. The request is made for each subscriber, and
  /// cancelled when the subscriber goes.
  ///
  /// Fails with `cityNotFound` for a city that the service does not know, with the other cases of
  /// ``WeatherAPIError`` when no answer came or one that does not help.
  public func weather(in city: String) -> AnyPublisher<WeatherDetail, WeatherAPIError> {
    guard let url = absoluteURL(city: city) else {
      return Fail(error: WeatherAPIError.urlError(URLError(.unsupportedURL))).eraseToAnyPublisher()
    }
    return session.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard let status = (response as? HTTPURLResponse)?.statusCode else {
          throw URLError(.badServerResponse)
        }
        guard 200...299 ~= status else {
          throw WeatherAPIError(status: status, city: city, body: data)
        }
        return data
      }
      .decode(type: WeatherDetail.self, decoder: JSONDecoder())
      .mapError { WeatherAPIError($0) }
      .receive(on: RunLoop.main)
      .eraseToAnyPublisher()
  }

  private func absoluteURL(city: String) -> URL? {
    guard var components = URLComponents(string: "\(baseURL)/weather") else { return nil }
    let key = apiKey.map { [URLQueryItem(name: "appid", value: $0)] } ?? []
    components.queryItems =
      [
        URLQueryItem(name: "q", value: city),
        URLQueryItem(name: "units", value: "metric"),
      ] + key
    // A plus sign would be read as a space at the other end.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    return components.url
  }
}
