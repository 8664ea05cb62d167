extension WeatherDetail {
  /// A place on the Earth, in degrees.
  public struct Coord: Codable, Hashable, Sendable {
    public let lon: Double?
    public let lat: Double?

    public init(lon: Double? = nil, lat: Double? = nil) {
      self.lon = lon
      self.lat = lat
    }
  }

  /// What is measured: temperatures in °C, pressures in hPa, the humidity in percent.
  public struct Main: Codable, Hashable, Sendable {
    public let temp: Double?
    public let feelsLike: Double?
    public let tempMin: Double?
    public let tempMax: Double?
    public let pressure: Double?
    public let humidity: Double?
    public let seaLevel: Double?
    public let grndLevel: Double?

    public init(
      temp: Double? = nil, feelsLike: Double? = nil, tempMin: Double? = nil,
      tempMax: Double? = nil, pressure: Double? = nil, humidity: Double? = nil,
      seaLevel: Double? = nil, grndLevel: Double? = nil
    ) {
      self.temp = temp
      self.feelsLike = feelsLike
      self.tempMin = tempMin
      self.tempMax = tempMax
      self.pressure = pressure
      self.humidity = humidity
      self.seaLevel = seaLevel
      self.grndLevel = grndLevel
    }

    private enum CodingKeys: String, CodingKey {
      case temp, pressure, humidity
      case feelsLike = "feels_like"
      case tempMin = "temp_min"
      case tempMax = "temp_max"
      case seaLevel = "sea_level"
      case grndLevel = "grnd_level"
    }
  }

  /// The weather in words.
  public struct Weather: Codable, Hashable, Sendable {
    public let id: Int?
    /// The group, such as `Rain`.
    public let main: String?
    /// Such as `light rain`.
    public let description: String?
    public let icon: String?

    public init(
      id: Int? = nil, main: String? = nil, description: String? = nil, icon: String? = nil
    ) {
      self.id = id
      self.main = main
      self.description = description
      self.icon = icon
    }
  }

  /// Speeds in m/s, and the direction from which the wind blows in degrees from north.
  public struct Wind: Codable, Hashable, Sendable {
    public let speed: Double?
    public let deg: Double?
    public let gust: Double?

    public init(speed: Double? = nil, deg: Double? = nil, gust: Double? = nil) {
      self.speed = speed
      self.deg = deg
      self.gust = gust
    }
  }

  /// How much of the sky is covered, in percent.
  public struct Clouds: Codable, Hashable, Sendable {
    public let all: Double?

    public init(all: Double? = nil) {
      self.all = all
    }
  }

  /// Rain or snow, in millimetres.
  public struct Precipitation: Codable, Hashable, Sendable {
    public let lastHour: Double?
    public let lastThreeHours: Double?

    public init(lastHour: Double? = nil, lastThreeHours: Double? = nil) {
      self.lastHour = lastHour
      self.lastThreeHours = lastThreeHours
    }

    private enum CodingKeys: String, CodingKey {
      case lastHour = "1h"
      case lastThreeHours = "3h"
    }
  }

  /// The country and its sun.
  public struct Sys: Codable, Hashable, Sendable {
    /// The country's code, such as `GB`.
    public let country: String?
    /// In seconds since 1970.
    public let sunrise: Int?
    /// In seconds since 1970.
    public let sunset: Int?

    public init(country: String? = nil, sunrise: Int? = nil, sunset: Int? = nil) {
      self.country = country
      self.sunrise = sunrise
      self.sunset = sunset
    }
  }
}
