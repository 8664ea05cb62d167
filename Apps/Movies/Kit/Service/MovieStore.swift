import Combine
import Foundation
import RemoteAPI

/// The Movie Database, or any server that speaks its API.
///
/// Each call makes one request at once, whether anyone subscribes or not, and delivers on the main
/// run loop: something has to run that. Requests live until they are answered; those under way when
/// the store goes are cancelled, and their futures never complete.
public final class MovieStore: MovieService, Sendable {
  /// The service itself.
  public static let serviceURL = "https://api.themoviedb.org/3"

  /// The service with the key of the environment variable `TMDB_API_KEY`; without one, the sample
  /// data.
  public static let shared = MovieStore.fitting(
    key: ProcessInfo.processInfo.environment["TMDB_API_KEY"])

  /// The store that ``shared`` is where `key` stands in the environment.
  static func fitting(key: String?) -> MovieStore {
    guard let key, !key.isEmpty else { return .sample() }
    return MovieStore(apiKey: key)
  }

  private let urlSession: URLSession
  private let baseAPIURL: String
  private let apiKey: String?
  private let subscriptions = RequestBag()

  /// A store.
  ///
  /// - Parameters:
  ///   - session: Makes the requests and sets their time-outs. Use one for long: a session for each
  ///     request ties up threads.
  ///   - baseURL: The address under which `movie/popular` is found.
  ///   - apiKey: The key to the service; `nil` for a server that wants none.
  public init(
    session: URLSession = NetworkService.defaultSession, baseURL: String = MovieStore.serviceURL,
    apiKey: String?
  ) {
    urlSession = session
    baseAPIURL = baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL
    self.apiKey = apiKey
  }

  /// The films of the first page of `endpoint`.
  ///
  /// Fails with `urlError` when no answer came, `responseError` for a status outside 200…299,
  /// `decodingError` for an answer that is not a list of films.
  public func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError> {
    fetch(MoviesResponse.self, from: pageURL(endpoint, page: 1), transform: \.results)
  }

  /// The films of the first page of `endpoint`; none if anything goes wrong.
  public func fetchMoviesLight(from endpoint: Endpoint) -> AnyPublisher<[Movie], Never> {
    guard let url = pageURL(endpoint, page: 1) else { return Just([]).eraseToAnyPublisher() }
    return urlSession.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: MoviesResponse.self, decoder: JSONDecoder.movies())
      .map(\.results)
      .replaceError(with: [])
      .receive(on: RunLoop.main)
      .eraseToAnyPublisher()
  }

  /// One page of `endpoint`, counted from 1.
  public func fetchPage(
    _ page: Int, of endpoint: Endpoint
  ) -> Future<MoviesResponse, MovieStoreAPIError> {
    fetch(MoviesResponse.self, from: pageURL(endpoint, page: page), transform: { $0 })
  }

  /// The pages of `endpoint`, one after the other, from the first to the last.
  ///
  /// A page is asked for when the one before it has come. The service gives out at most
  /// ``largestPage`` pages.
  public func fetchAllPages(
    of endpoint: Endpoint
  ) -> AnyPublisher<MoviesResponse, MovieStoreAPIError> {
    Deferred { self.fetchPage(1, of: endpoint) }
      .flatMap { first -> AnyPublisher<MoviesResponse, MovieStoreAPIError> in
        let last = min(first.totalPages, Self.largestPage)
        let start = Just(first).setFailureType(to: MovieStoreAPIError.self)
        guard last > 1 else { return start.eraseToAnyPublisher() }
        let rest = (2...last).publisher
          .setFailureType(to: MovieStoreAPIError.self)
          .flatMap(maxPublishers: .max(1)) { self.fetchPage($0, of: endpoint) }
        return start.append(rest).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  /// The last page of a list that the service gives out.
  public static let largestPage = 500

  /// A film with its details: genres, runtime, cast and crew.
  ///
  /// Fails with `movieNotFound` when the service knows no film with this identifier.
  public func fetchMovie(id: Movie.ID) -> Future<Movie, MovieStoreAPIError> {
    let credits = URLQueryItem(name: "append_to_response", value: "credits")
    return fetch(Movie.self, from: url("movie/\(id)", query: [credits])) {
      MovieStoreAPIError(status: $0, movie: id, body: $1)
    } transform: {
      $0
    }
  }

  private func fetch<Answer: Decodable, Output>(
    _ type: Answer.Type, from url: URL?,
    refusal: @escaping (Int, Data) -> MovieStoreAPIError = { status, _ in .responseError(status) },
    transform: @escaping (Answer) -> Output
  ) -> Future<Output, MovieStoreAPIError> {
    Future { [urlSession, subscriptions] promise in
      guard let url else {
        return promise(.failure(.urlError(URLError(.unsupportedURL))))
      }
      subscriptions.keep { done in
        urlSession.dataTaskPublisher(for: url)
          .tryMap { data, response in
            guard let status = (response as? HTTPURLResponse)?.statusCode else {
              throw URLError(.badServerResponse)
            }
            guard 200...299 ~= status else { throw refusal(status, data) }
            return data
          }
          .decode(type: Answer.self, decoder: JSONDecoder.movies())
          .receive(on: RunLoop.main)
          .sink(
            receiveCompletion: { completion in
              if case .failure(let error) = completion {
                promise(.failure(MovieStoreAPIError(error)))
              }
              done()
            },
            receiveValue: { promise(.success(transform($0))) })
      }
    }
  }

  private func pageURL(_ endpoint: Endpoint, page: Int) -> URL? {
    // The first page is what the service gives anyway.
    let query = page == 1 ? [] : [URLQueryItem(name: "page", value: String(page))]
    return url("movie/\(endpoint.rawValue)", query: query)
  }

  private func url(_ path: String, query: [URLQueryItem]) -> URL? {
    guard var components = URLComponents(string: "\(baseAPIURL)/\(path)") else { return nil }
    let key = apiKey.map { [URLQueryItem(name: "api_key", value: $0)] } ?? []
    let items = key + query
    components.queryItems = items.isEmpty ? nil : items
    // A plus sign would be read as a space at the other end.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    return components.url
  }
}
