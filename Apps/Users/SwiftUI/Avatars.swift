import AppImages
import Combine
import Foundation
import RemoteAPI
import SwiftUI
import UIKit
import UsersKit

/// The pictures of users: fetched while they are shown, decoded off the main thread, made once for all
/// who ask at a time, and kept up to a cost.
@MainActor
public final class Avatars {
  /// The side of a picture in pixels: that of the largest view, at twice the scale.
  private nonisolated static let side = 144

  private let fetcher: PictureFetcher<UIImage>
  private let loaders = LoaderCache()

  /// The pictures that come through `session`.
  public init(session: URLSession = NetworkService.defaultSession) {
    fetcher = PictureFetcher(session: session, costLimit: 16 << 20) { data in
      let limit = CGSize(width: Self.side, height: Self.side)
      return UIImage(data: data, fitting: limit).map { .init($0, cost: $0.memoryCost) }
    }
  }

  /// The pictures that are bundled with the app.
  public static func sample() -> Avatars { Avatars(session: UserSamples.session()) }

  /// How many pictures are being fetched.
  var runningCount: Int { fetcher.runningCount }

  /// The loader of a user's picture; `nil` if the user has none.
  func loader(for user: User) -> ImageLoader? {
    guard let url = Self.address(user.avatarUrl) else { return nil }
    return loaders.loader(url.absoluteString) {
      ImageLoader(
        Deferred { [fetcher] () -> AnyPublisher<UIImage?, Never> in
          if let picture = fetcher.cache.value(for: url) {
            return Just(picture).eraseToAnyPublisher()
          }
          return fetcher.picture(at: url).receive(on: RunLoop.main).eraseToAnyPublisher()
        }
        .eraseToAnyPublisher())
    }
  }

  /// Where a picture is, in the size that is needed where the service gives sizes.
  static func address(_ text: String?) -> URL? {
    guard let text, var components = URLComponents(string: text),
      ["http", "https"].contains(components.scheme?.lowercased()),
      let host = components.host?.lowercased(), !host.isEmpty
    else { return nil }
    if host == "avatars.githubusercontent.com" {
      let others = (components.queryItems ?? []).filter { $0.name != "s" }
      components.queryItems = others + [URLQueryItem(name: "s", value: String(side))]
    }
    return components.url
  }
}

extension EnvironmentValues {
  /// Where the pictures of users come from; `nil` where none are shown.
  var avatars: Avatars? {
    get { self[AvatarsKey.self] }
    set { self[AvatarsKey.self] = newValue }
  }
}

private struct AvatarsKey: EnvironmentKey {
  static var defaultValue: Avatars? { nil }
}
