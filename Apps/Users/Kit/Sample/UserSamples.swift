import Combine
import Foundation
import RemoteAPI

/// A few users that are bundled with the app, served as the service would.
public struct UserSamples: Sendable {
  /// JSON answers by login in small letters.
  private let answers: [String: String]

  /// The samples in the bundle.
  static let bundled = try! UserSamples(users: Data(contentsOf: SampleFile.url("users")))

  /// Samples from the JSON of the users.
  init(users: Data) throws {
    let entries = try JSONSerialization.jsonObject(with: users) as? [[String: Any]] ?? []
    var answers: [String: String] = [:]
    for entry in entries {
      guard let login = entry["login"] as? String else { continue }
      let data = try JSONSerialization.data(
        withJSONObject: entry, options: [.sortedKeys, .withoutEscapingSlashes])
      answers[login.lowercased()] = String(decoding: data, as: UTF8.self)
    }
    self.answers = answers
  }

  private static let notFound = SampleResponse.json(
    Data(#"{"message":"Not Found","status":"404"}"#.utf8), status: 404)

  /// The routes of a session that answers for the service.
  var routes: [SampleRoute] {
    [
      SampleRoute(host: "api.github.com", path: "/users/:login") { request in
        let login = request.url?.lastPathComponent.lowercased() ?? ""
        return answers[login].map { .json(Data($0.utf8)) } ?? Self.notFound
      },
      SampleRoute(host: "api.github.com", path: "*") { _ in Self.notFound },
      SampleRoute(host: "avatars.githubusercontent.com", path: "/u/:number") { request in
        Self.avatar(request.url?.lastPathComponent ?? "")
      },
    ]
  }

  private static func avatar(_ number: String) -> SampleResponse {
    let url = Bundle.module.url(
      forResource: number, withExtension: "png", subdirectory: "SampleData/avatars")
    guard let url, let data = try? Data(contentsOf: url) else { return .notFound }
    return SampleResponse(headers: ["Content-Type": "image/png"], body: data)
  }

  /// A session that never goes out: it answers from the samples in the bundle, pictures included.
  public static func session() -> URLSession {
    SampleTransport.makeSession(routes: bundled.routes)
  }
}

extension UsersAPI {
  /// A client that never goes out: it answers from the users bundled with the app.
  public static func sample() -> UsersAPI {
    UsersAPI(session: UserSamples.session())
  }
}
