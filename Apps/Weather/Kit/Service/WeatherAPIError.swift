import Foundation
import RemoteAPI

/// Why no weather came. The descriptions say what happened and what to do about it.
public enum WeatherAPIError: Error, LocalizedError, Sendable {
  /// The service knows no city of this name.
  case cityNotFound(String)
  /// No answer came: no network, a refused connection, a time-out, an address that is none.
  case urlError(URLError)
  /// The answer had this status, outside 200…299.
  case responseError(Int)
  /// The answer was not what it should have been.
  case decodingError(DecodingError)
  case genericError

  /// The case that tells the most of `error`.
  public init(_ error: any Error) {
    switch error {
    case let error as WeatherAPIError: self = error
    case let error as URLError: self = .urlError(error)
    case let error as DecodingError: self = .decodingError(error)
    default: self = .genericError
    }
  }

  /// The error that a status outside 200…299 means.
  ///
  /// Status 404 is a city that does not exist only if the body says so in the service's own way:
  /// any server answers 404 to an address that it does not serve.
  init(status: Int, city: String, body: Data) {
    struct Message: Decodable {
      var message: String?
    }
    let message = try? JSONDecoder().decode(Message.self, from: body).message
    let isCityUnknown = status == 404 && message?.lowercased().contains("city not found") == true
    self = isCityUnknown ? .cityNotFound(city) : .responseError(status)
  }

  public var errorDescription: String? {
    [failureReason, recoverySuggestion].compactMap { $0 }.joined(separator: " ")
  }

  public var failureReason: String? {
    switch self {
    case .cityNotFound(let city): "The weather service knows no city named '\(city)'."
    case .urlError(let error): APIError(error).errorDescription
    case .responseError(401): "The weather service refused the key (status 401)."
    case .responseError(404): "The weather service has nothing at this address (status 404)."
    case .responseError(429): "The weather service was asked too often (status 429)."
    case .responseError(let status) where status >= 500:
      "The weather service is out of order (status \(status))."
    case .responseError(let status): "The weather service refused the request (status \(status))."
    case .decodingError(let error): APIError(error).errorDescription
    case .genericError: "The weather could not be fetched."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .cityNotFound: "Check the spelling, or add the country, as in 'London,CA'."
    case .urlError(let error): APIError(error).recoverySuggestion
    case .responseError(401): "Set OPENWEATHERMAP_API_KEY to a valid key of openweathermap.org."
    case .responseError(429), .genericError: "Wait a little and try again."
    case .responseError(let status) where status >= 500: "Wait a little and try again."
    case .responseError: "Check the city and the base URL."
    case .decodingError(let error): APIError(error).recoverySuggestion
    }
  }
}
