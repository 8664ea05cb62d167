/// The weather of a city at a moment, as OpenWeatherMap tells it. Any part may be missing.
public struct WeatherDetail: Codable, Hashable, Identifiable, Sendable {
  public let id: Int?
  /// The city's name, as the service writes it.
  public let name: String?
  /// When it was measured, in seconds since 1970.
  public let dt: Int?
  /// The shift from UTC in seconds.
  public let timezone: Int?
  /// In metres, at most 10 000.
  public let visibility: Int?
  public let base: String?
  public let coord: Coord?
  public let main: Main?
  public let weather: [Weather]?
  public let wind: Wind?
  public let clouds: Clouds?
  public let rain: Precipitation?
  public let snow: Precipitation?
  public let sys: Sys?

  public init(
    id: Int? = nil, name: String? = nil, dt: Int? = nil, timezone: Int? = nil,
    visibility: Int? = nil, base: String? = nil, coord: Coord? = nil, main: Main? = nil,
    weather: [Weather]? = nil, wind: Wind? = nil, clouds: Clouds? = nil,
    rain: Precipitation? = nil, snow: Precipitation? = nil, sys: Sys? = nil
  ) {
    self.id = id
    self.name = name
    self.dt = dt
    self.timezone = timezone
    self.visibility = visibility
    self.base = base
    self.coord = coord
    self.main = main
    self.weather = weather
    self.wind = wind
    self.clouds = clouds
    self.rain = rain
    self.snow = snow
    self.sys = sys
  }

  /// What stands for the weather while it is not known: nothing.
  public static let placeholder = WeatherDetail()
}
