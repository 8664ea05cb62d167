import Combine
import Foundation

/// A network layer as apps write it.
struct Film: Codable, Equatable {
  let id: Int
  let title: String
}

enum APIError: Error, Equatable {
  case status(Int)
  case decoding
  case other(String)
}

protocol FilmLoading {
  func film(_ id: Int) -> AnyPublisher<Film, APIError>
}

final class FilmClient: FilmLoading {
  private let session: URLSession
  private let decoder = JSONDecoder()
  private let base: URL

  init(session: URLSession = .shared, base: URL) {
    self.session = session
    self.base = base
  }

  func film(_ id: Int) -> AnyPublisher<Film, APIError> {
    var request = URLRequest(url: base.appendingPathComponent("\(id)"))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return session.dataTaskPublisher(for: request)
      .tryMap { data, response -> Data in
        if let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 {
          throw APIError.status(status)
        }
        return data
      }
      .decode(type: Film.self, decoder: decoder)
      .mapError { error -> APIError in
        switch error {
        case let error as APIError: return error
        case is DecodingError: return .decoding
        default: return .other(error.localizedDescription)
        }
      }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  func films(_ ids: [Int]) -> AnyPublisher<[Film], APIError> {
    Publishers.MergeMany(ids.map(film))
      .collect()
      .map { $0.sorted { $0.id < $1.id } }
      .eraseToAnyPublisher()
  }

  func fixture(_ json: String) -> AnyPublisher<Film, any Error> {
    Just(Data(json.utf8))
      .decode(type: Film.self, decoder: decoder)
      .eraseToAnyPublisher()
  }
}

/// Timers, notifications and a connectable publisher together.
final class Ticker {
  static let didTick = Notification.Name("didTick")

  private var cancellables = Set<AnyCancellable>()
  private(set) var ticks = 0
  let shared: Publishers.Share<PassthroughSubject<Int, Never>>
  let source = PassthroughSubject<Int, Never>()
  private let multicast:
    Publishers.Multicast<PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>>
  private var connection: Cancellable?

  init(center: NotificationCenter = .default) {
    shared = source.share()
    multicast = source.multicast { PassthroughSubject() }
    connection = multicast.connect()
    center.publisher(for: Self.didTick)
      .compactMap { $0.userInfo?["count"] as? Int }
      .sink { [unowned self] in ticks += $0 }
      .store(in: &cancellables)
  }

  func schedule() {
    Timer.publish(every: 60, on: .main, in: .common)
      .autoconnect()
      .scan(0) { count, _ in count + 1 }
      .sink { [weak self] in self?.ticks = $0 }
      .store(in: &cancellables)
  }

  func stop() {
    connection?.cancel()
    connection = nil
    cancellables.removeAll()
  }
}
