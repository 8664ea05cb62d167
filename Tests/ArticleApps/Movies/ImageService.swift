import Combine
import Foundation
import UIKit

class ImageService {
  static let shared = ImageService()

  enum Size: String {
    case small = "w154"
    case medium = "w500"
    case original

    func path(poster: String) -> URL {
      let base =
        ProcessInfo.processInfo.environment["MOVIES_IMAGES_URL"]
        ?? "https://image.tmdb.org/t/p"
      return URL(string: base)!.appendingPathComponent(rawValue)
        .appendingPathComponent(poster)
    }
  }

  func fetchImage(poster: String, size: Size) -> AnyPublisher<UIImage?, Never> {
    return URLSession.shared.dataTaskPublisher(for: size.path(poster: poster))
      .tryMap { (data, response) -> UIImage? in UIImage(data: data) }
      .catch { error in Just(nil) }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
