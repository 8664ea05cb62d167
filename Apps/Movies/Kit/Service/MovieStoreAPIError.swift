import Foundation
import RemoteAPI

/// Why no films came. The descriptions say what happened and what to do about it.
public enum MovieStoreAPIError: Error, LocalizedError, Identifiable, Sendable {
  /// No answer came: no network, a refused connection, a time-out, an address that is none.
  case urlError(URLError)
  /// The service knows no film with this identifier.
  case movieNotFound(Movie.ID)
  /// The answer had this status, outside 200…299.
  case responseError(Int)
  /// The answer was not what it should have been.
  case decodingError(DecodingError)
  case genericError

  public var id: String { localizedDescription }

  /// The case that tells the most of `error`.
  public init(_ error: any Error) {
    switch error {
    case let error as MovieStoreAPIError: self = error
    case let error as URLError: self = .urlError(error)
    case let error as DecodingError: self = .decodingError(error)
    default: self = .genericError
    }
  }

  /// The error that a status outside 200…299 means for a film that was asked for.
  ///
  /// Status 404 is a film that does not exist only if the body says so in the service's own way: any
  /// server answers 404 to an address that it does not serve.
  init(status: Int, movie: Movie.ID, body: Data) {
    struct Message: Decodable {
      var status_code: Int?
    }
    let code = try? JSONDecoder().decode(Message.self, from: body).status_code
    self = status == 404 && code == 34 ? .movieNotFound(movie) : .responseError(status)
  }

  public var errorDescription: String? {
    [failureReason, recoverySuggestion].compactMap { $0 }.joined(separator: " ")
  }

  public var failureReason: String? {
    switch self {
    case .movieNotFound(let id): "There is no film with the number \(id)."
    case .urlError(let error): APIError(error).errorDescription
    case .responseError(401): "The film service refused the key (status 401)."
    case .responseError(404): "The film service has nothing at this address (status 404)."
    case .responseError(429): "The film service was asked too often (status 429)."
    case .responseError(let status) where status >= 500:
      "The film service is out of order (status \(status))."
    case .responseError(let status): "The film service refused the request (status \(status))."
    case .decodingError(let error): APIError(error).errorDescription
    case .genericError: "The films could not be fetched."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .movieNotFound: "Choose another: the lists have the numbers of films."
    case .urlError(let error): APIError(error).recoverySuggestion
    case .responseError(401): "Set TMDB_API_KEY to a valid key of themoviedb.org."
    case .responseError(404): "Check the base URL."
    case .responseError(429), .genericError: "Wait a little and try again."
    case .responseError(let status) where status >= 500: "Wait a little and try again."
    case .responseError: "Check the arguments and the base URL."
    case .decodingError(let error): APIError(error).recoverySuggestion
    }
  }
}
