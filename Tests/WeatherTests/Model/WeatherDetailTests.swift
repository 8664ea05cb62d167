import Foundation
import Testing
import WeatherKit

@Suite("weather on the wire")
struct WeatherDetailTests {
  private func weather(_ json: String) throws -> WeatherDetail {
    try JSONDecoder().decode(WeatherDetail.self, from: Data(json.utf8))
  }

  @Test func readsAWholeAnswer() throws {
    let weather = try weather(
      """
      {"coord":{"lon":-0.1257,"lat":51.5085},
      "weather":[{"id":500,"main":"Rain","description":"light rain","icon":"10d"}],
      "base":"stations","main":{"temp":11.42,"feels_like":10.8,"temp_min":10,"temp_max":12.5,
      "pressure":1012,"humidity":82,"sea_level":1012,"grnd_level":1008},"visibility":10000,
      "wind":{"speed":4.63,"deg":240,"gust":7},"rain":{"1h":0.3,"3h":1},"clouds":{"all":75},
      "dt":1700000000,"sys":{"type":2,"id":2075535,"country":"GB","sunrise":1699945200,
      "sunset":1699979400},"timezone":0,"id":2643743,"name":"London","cod":200}
      """)
    #expect(weather.name == "London" && weather.id == 2_643_743)
    #expect(weather.main?.temp == 11.42 && weather.main?.feelsLike == 10.8)
    #expect(weather.main?.tempMin == 10 && weather.main?.grndLevel == 1008)
    #expect(weather.weather?.first?.description == "light rain")
    #expect(weather.wind == .init(speed: 4.63, deg: 240, gust: 7))
    #expect(weather.rain == .init(lastHour: 0.3, lastThreeHours: 1))
    #expect(weather.sys?.country == "GB" && weather.coord?.lat == 51.5085)
  }

  @Test func anyPartMayBeMissingOrNull() throws {
    #expect(try weather("{}") == .placeholder)
    #expect(try weather(#"{"main":null,"weather":null,"name":null}"#) == .placeholder)
    let weather = try weather(#"{"main":{"temp":null},"wind":{},"weather":[{}],"cod":"200"}"#)
    #expect(weather.main?.temp == nil && weather.main != nil)
    #expect(weather.weather == [.init()])
  }

  @Test func measuresMayBeWholeOrNot() throws {
    let weather = try weather(#"{"main":{"pressure":1012.6,"humidity":81.0},"wind":{"deg":7.5}}"#)
    #expect(weather.main?.pressure == 1012.6 && weather.main?.humidity == 81)
    #expect(weather.wind?.deg == 7.5)
  }

  @Test func writesWhatItReads() throws {
    let weather = WeatherDetail(
      name: "東京", main: .init(temp: -1.5, feelsLike: -4), rain: .init(lastHour: 2))
    let data = try JSONEncoder().encode(weather)
    #expect(try JSONDecoder().decode(WeatherDetail.self, from: data) == weather)
    #expect(String(decoding: data, as: UTF8.self).contains("feels_like"))
  }
}
