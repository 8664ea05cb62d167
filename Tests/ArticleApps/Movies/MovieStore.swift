import Combine
import Foundation

class MovieStore: MovieService {
  static let shared = MovieStore()

  private let apiKey = "key"
  private let baseAPIURL =
    ProcessInfo.processInfo.environment["MOVIES_API_URL"] ?? "https://api.themoviedb.org/3"
  private let urlSession = URLSession.shared
  private var subscriptions = Set<AnyCancellable>()

  private init() {}

  private let jsonDecoder: JSONDecoder = {
    let days = DateFormatter()
    days.locale = Locale(identifier: "en_US_POSIX")
    days.dateFormat = "yyyy-MM-dd"
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .formatted(days)
    return decoder
  }()

  func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError> {
    return Future<[Movie], MovieStoreAPIError> { [unowned self] promise in
      guard let url = self.makeURL(for: endpoint) else {
        promise(.failure(.urlError(URLError(.unsupportedURL))))
        return
      }
      self.urlSession.dataTaskPublisher(for: url)
        .tryMap { (data, response) -> Data in
          let code = (response as? HTTPURLResponse)?.statusCode ?? 500
          guard 200...299 ~= code else { throw MovieStoreAPIError.responseError(code) }
          return data
        }
        .decode(type: MoviesResponse.self, decoder: self.jsonDecoder)
        .receive(on: RunLoop.main)
        .sink(
          receiveCompletion: { completion in
            guard case let .failure(error) = completion else { return }
            switch error {
            case let apiError as MovieStoreAPIError: promise(.failure(apiError))
            case let urlError as URLError: promise(.failure(.urlError(urlError)))
            case let broken as DecodingError: promise(.failure(.decodingError(broken)))
            default: promise(.failure(.genericError))
            }
          },
          receiveValue: { promise(.success($0.results)) }
        )
        .store(in: &self.subscriptions)
    }
  }

  // Without errors: an answer that fails is an empty one.
  func fetchMoviesLight(from endpoint: Endpoint) -> AnyPublisher<[Movie], Never> {
    guard let url = makeURL(for: endpoint) else {
      return Just([Movie]()).eraseToAnyPublisher()
    }
    return urlSession.dataTaskPublisher(for: url)
      .map { $0.data }
      .decode(type: MoviesResponse.self, decoder: jsonDecoder)
      .map { $0.results }
      .replaceError(with: [])
      .receive(on: RunLoop.main)
      .eraseToAnyPublisher()
  }

  private func makeURL(for endpoint: Endpoint) -> URL? {
    var components = URLComponents(string: "\(baseAPIURL)/movie/\(endpoint.rawValue)")
    components?.queryItems = [URLQueryItem(name: "api_key", value: apiKey)]
    return components?.url
  }
}
