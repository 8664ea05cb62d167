import CommandLineKit
import Foundation
import WeatherKit

/// The weather as text for a terminal.
enum WeatherText {
  /// Prints `weather` on standard output: as JSON, as one line, or as several.
  static func print(
    _ weather: WeatherDetail, asked city: String, isJSON: Bool, isLine: Bool = false
  ) throws {
    if isJSON {
      StandardStream.output.writeLine(try JSONText.make(weather, isPretty: !isLine))
      return
    }
    let lines = isLine ? [line(weather, asked: city)] : lines(weather, asked: city)
    StandardStream.output.write(lines.map { $0 + "\n" }.joined())
  }

  /// All that is known in one line, the temperature first.
  static func line(_ weather: WeatherDetail, asked city: String) -> String {
    let parts = facts(weather).map { "\($0.0.lowercased()) \($0.1)" }
    return "\(place(weather, asked: city)): "
      + (parts.isEmpty ? "nothing is known" : parts.joined(separator: ", "))
  }

  /// The place, the weather in words, and a line for each measure that is known.
  static func lines(_ weather: WeatherDetail, asked city: String) -> [String] {
    let words = (weather.weather ?? []).compactMap(\.description).joined(separator: ", ")
    let facts = facts(weather)
    let column = facts.map(\.0.displayWidth).max() ?? 0
    let head = place(weather, asked: city) + (words.isEmpty ? "" : ": \(words.printable)")
    if facts.isEmpty { return [head, "  nothing is known"] }
    return [head] + facts.map { "  \($0.0.padded(toWidth: column))  \($0.1)" }
  }

  private static func place(_ weather: WeatherDetail, asked city: String) -> String {
    let name = weather.name.flatMap { $0.isEmpty ? nil : $0 } ?? city
    return [name, weather.sys?.country].compactMap { $0 }.joined(separator: ", ").printable
  }

  private static func facts(_ weather: WeatherDetail) -> [(String, String)] {
    let main = weather.main
    var facts: [(String, String)] = []
    if let temperature = main?.temp {
      let felt = main?.feelsLike.map { " (feels like \(degrees($0)))" } ?? ""
      facts.append(("Temperature", degrees(temperature) + felt))
    }
    if let pressure = main?.pressure { facts.append(("Pressure", "\(whole(pressure)) hPa")) }
    if let humidity = main?.humidity { facts.append(("Humidity", "\(whole(humidity)) %")) }
    if let speed = weather.wind?.speed {
      let direction = weather.wind?.deg.map { " from the \(self.direction($0))" } ?? ""
      facts.append(("Wind", "\(String(format: "%.1f", speed)) m/s\(direction)"))
    }
    return facts
  }

  /// A temperature with one decimal; never `-0.0`.
  private static func degrees(_ celsius: Double) -> String {
    let rounded = (celsius * 10).rounded() / 10
    return String(format: "%.1f °C", rounded == 0 ? 0 : rounded)
  }

  private static func whole(_ number: Double) -> String {
    String(format: "%.0f", number)
  }

  /// The nearest of eight directions to an angle from north.
  static func direction(_ degrees: Double) -> String {
    let names = [
      "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
    ]
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    return names[Int(((turn < 0 ? turn + 360 : turn) / 45).rounded()) % 8]
  }
}
