import Combine
import Foundation
import RemoteAPI

/// A few dozen films that are bundled with the app, served as the service would.
struct MovieSamples: Sendable {
  /// Films on a page, as many as the service has.
  static let pageSize = 20

  private struct Film: Sendable {
    /// JSON as it stands in a list, with details, and with details and credits.
    var summary: String
    var details: String
    var full: String
  }

  private let films: [Int: Film]
  private let lists: [String: [Int]]

  /// The samples in the bundle.
  static let bundled = try! MovieSamples(
    films: data("films"), lists: data("lists"))

  private static func data(_ name: String) throws -> Data {
    let url = Bundle.module.url(
      forResource: name, withExtension: "json", subdirectory: "SampleData")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: url)
  }

  /// Samples from the JSON of all films, with details, and of the lists' identifiers.
  init(films: Data, lists: Data) throws {
    let entries = try JSONSerialization.jsonObject(with: films) as? [[String: Any]] ?? []
    var table: [Int: Film] = [:]
    for entry in entries {
      guard let id = entry["id"] as? Int else { continue }
      table[id] = try Film(
        summary: Self.text(Self.summary(of: entry)),
        details: Self.text(entry.filter { $0.key != "credits" }), full: Self.text(entry))
    }
    self.films = table
    self.lists = try JSONDecoder().decode([String: [Int]].self, from: lists)
  }

  private static let detailKeys: Set = [
    "credits", "genres", "homepage", "production_companies", "production_countries", "runtime",
    "spoken_languages", "status", "tagline",
  ]

  private static func summary(of film: [String: Any]) -> [String: Any] {
    var summary = film.filter { !detailKeys.contains($0.key) }
    let genres = film["genres"] as? [[String: Any]] ?? []
    summary["genre_ids"] = genres.compactMap { $0["id"] as? Int }
    return summary
  }

  private static func text(_ object: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  /// The routes of a session that answers for the service.
  var routes: [SampleRoute] {
    [
      SampleRoute(host: "api.themoviedb.org", path: "/3/movie/:name") { request in
        let components = request.url.flatMap {
          URLComponents(url: $0, resolvingAgainstBaseURL: true)
        }
        var query: [String: String] = [:]
        for item in components?.queryItems ?? [] { query[item.name] = item.value }
        return answer(to: request.url?.lastPathComponent ?? "", query: query)
      },
      // All sizes are the same picture.
      SampleRoute(host: "image.tmdb.org", path: "/t/p/:size/:name") { request in
        Self.poster(named: request.url?.lastPathComponent ?? "")
      },
      // In folders too, so that a list longer than the samples has a poster for each film.
      SampleRoute(host: "image.tmdb.org", path: "/t/p/:size/:folder/:name") { request in
        Self.poster(named: request.url?.lastPathComponent ?? "")
      },
    ]
  }

  private static func poster(named name: String) -> SampleResponse {
    let url = Bundle.module.url(
      forResource: name, withExtension: nil, subdirectory: "SampleData/posters")
    guard let url, let data = try? Data(contentsOf: url) else { return .notFound }
    return SampleResponse(headers: ["Content-Type": "image/jpeg"], body: data)
  }

  private func answer(to name: String, query: [String: String]) -> SampleResponse {
    if let list = lists[name] { return page(query["page"] ?? "1", of: list) }
    guard let film = Int(name).flatMap({ films[$0] }) else {
      return Self.error(34, "The sample data has nothing of this name.", status: 404)
    }
    let parts = query["append_to_response"]?.split(separator: ",") ?? []
    return .json(Data((parts.contains("credits") ? film.full : film.details).utf8))
  }

  private func page(_ text: String, of list: [Int]) -> SampleResponse {
    guard let page = Int(text), (1...MovieStore.largestPage).contains(page) else {
      return Self.error(22, "Pages go from 1 to \(MovieStore.largestPage).", status: 400)
    }
    let results = list.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
      .compactMap { films[$0]?.summary }
      .joined(separator: ",")
    let pages = (list.count + Self.pageSize - 1) / Self.pageSize
    return .json(
      Data(
        """
        {"page":\(page),"results":[\(results)],"total_pages":\(pages),\
        "total_results":\(list.count)}
        """.utf8))
  }

  private static func error(_ code: Int, _ message: String, status: Int) -> SampleResponse {
    .json(
      Data(#"{"success":false,"status_code":\#(code),"status_message":"\#(message)"}"#.utf8),
      status: status)
  }
}

extension MovieSamples {
  /// A session that never goes out: it answers from the samples in the bundle.
  static let session = SampleTransport.makeSession(routes: bundled.routes)
}

extension MovieStore {
  /// A store that never goes out: it answers from the films bundled with the app.
  public static func sample() -> MovieStore {
    MovieStore(
      session: SampleTransport.makeSession(routes: MovieSamples.bundled.routes), apiKey: "sample")
  }
}
