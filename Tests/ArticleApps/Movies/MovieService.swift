import Combine
import Foundation

protocol MovieService {
  func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError>
}

enum MovieStoreAPIError: Error, LocalizedError, Identifiable {
  case urlError(URLError)
  case responseError(Int)
  case decodingError(DecodingError)
  case genericError

  var id: String { localizedDescription }

  var errorDescription: String? {
    switch self {
    case .urlError(let error): return error.localizedDescription
    case .responseError(let code): return "The server answered with \(code)."
    case .decodingError: return "The answer could not be read."
    case .genericError: return "Something went wrong."
    }
  }
}
