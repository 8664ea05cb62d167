import Foundation
import WeatherKit

/// The weather in words.
enum WeatherTexts {
  static func temperature(_ weather: WeatherDetail) -> String {
    guard let celsius = weather.main?.temp else { return "–" }
    let rounded = celsius.rounded()
    return String(format: "%.0f °C", rounded == 0 ? 0 : rounded)
  }

  static func details(_ weather: WeatherDetail) -> String {
    let words = (weather.weather ?? []).compactMap(\.description).joined(separator: ", ")
    let humidity = weather.main?.humidity.map { String(format: "humidity %.0f %%", $0) }
    let wind = weather.wind?.speed.map { String(format: "wind %.1f m/s", $0) }
    return [words.isEmpty ? nil : words, humidity, wind].compactMap { $0 }.joined(separator: "\n")
  }
}
