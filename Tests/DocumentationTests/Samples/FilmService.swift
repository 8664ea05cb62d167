import Combine
import Foundation
import RemoteAPI

struct Film: Decodable, Sendable {
  let id: Int
  let title: String
}

extension APIEndpoint where Response == JSONModel<[Film]> {
  static var recommended: APIEndpoint { APIEndpoint(path: "films/recommended") }
}

final class FilmList: ObservableObject {
  @Published private(set) var films: [Film] = []
  @Published private(set) var message: String?
  private var cancellables: Set<AnyCancellable> = []

  func load(from service: APIService, by network: NetworkService = .shared) {
    guard let url = service.getURL(endpoint: .recommended, params: ["page": "1"]) else { return }
    network.getData(URLRequest(url: url), decode: JSONModel<[Film]>.self)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion { self?.message = error.localizedDescription }
        },
        receiveValue: { [weak self] answer in self?.films = answer.data }
      )
      .store(in: &cancellables)
  }
}
