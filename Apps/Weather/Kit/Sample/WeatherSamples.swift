import Combine
import Foundation
import RemoteAPI

/// The weather of some two dozen cities that is bundled with the app, served as the service would.
struct WeatherSamples: Sendable {
  /// JSON answers by folded name.
  private let answers: [String: String]

  /// The samples in the bundle.
  static let bundled = try! WeatherSamples(cities: data("cities"))

  private static func data(_ name: String) throws -> Data {
    let url = Bundle.module.url(
      forResource: name, withExtension: "json", subdirectory: "SampleData")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: url)
  }

  /// Samples from the JSON of the cities: each an answer of the service, beside its `names` in all
  /// scripts.
  init(cities: Data) throws {
    let entries = try JSONSerialization.jsonObject(with: cities) as? [[String: Any]] ?? []
    var answers: [String: String] = [:]
    for entry in entries {
      let names = entry["names"] as? [String] ?? []
      let data = try JSONSerialization.data(
        withJSONObject: entry["weather"] ?? [:], options: .sortedKeys)
      for name in names { answers[Self.fold(name)] = String(decoding: data, as: UTF8.self) }
    }
    self.answers = answers
  }

  /// The routes of a session that answers for the service.
  var routes: [SampleRoute] {
    [
      SampleRoute(host: "api.openweathermap.org", path: "/data/2.5/weather") { request in
        let items = request.url
          .flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }?.queryItems
        return answer(to: items?.first { $0.name == "q" }?.value ?? "")
      }
    ]
  }

  private func answer(to query: String) -> SampleResponse {
    let name = Self.fold(query)
    if name.isEmpty { return Self.error("Nothing to geocode", status: 400) }
    // The country after a comma is not looked at: no two cities here share a name.
    let city = name.split(separator: ",").first.map { Self.fold(String($0)) }
    guard let answer = answers[name] ?? city.flatMap({ answers[$0] }) else {
      return Self.error("city not found", status: 404)
    }
    return .json(Data(answer.utf8))
  }

  private static func error(_ message: String, status: Int) -> SampleResponse {
    .json(Data(#"{"cod":"\#(status)","message":"\#(message)"}"#.utf8), status: status)
  }

  /// Names are found whatever their case and their accents.
  private static func fold(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

extension WeatherAPI {
  /// A client that never goes out: it answers from the cities bundled with the app.
  public static func sample() -> WeatherAPI {
    WeatherAPI(
      session: SampleTransport.makeSession(routes: WeatherSamples.bundled.routes),
      apiKey: "sample")
  }
}
