import Foundation

struct WeatherDetail: Codable, Identifiable {
  let id: Int?
  let main: Main?
  let name: String?
  let weather: [Weather]?

  static var placeholder: WeatherDetail {
    return WeatherDetail(id: nil, main: nil, name: nil, weather: nil)
  }
}

struct Main: Codable {
  let temp: Double?
  let humidity: Double?
}

struct Weather: Codable {
  let description: String?
}
