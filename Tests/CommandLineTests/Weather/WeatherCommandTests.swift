import Foundation
import Testing

@testable import CommandLineKit

@Suite("weather as a process")
struct WeatherCommandTests {
  private func weather(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun.run("weather", arguments, input: input)
  }

  @Test func tellsTheWeatherOfACity() throws {
    let run = try weather("London")

    #expect(run.status == 0)
    #expect(run.errorLines == ["weather: OPENWEATHERMAP_API_KEY is not set: showing sample data"])
    #expect(
      run.outputLines == [
        "London, GB: light rain",
        "  Temperature  11.4 °C (feels like 10.8 °C)",
        "  Pressure     1012 hPa",
        "  Humidity     82 %",
        "  Wind         4.6 m/s from the south-west",
      ])
  }

  @Test(arguments: [
    (["Zürich"], "Zürich, CH"), (["zurich"], "Zürich, CH"), (["東京"], "Tokyo, JP"),
    (["Москва"], "Moscow, RU"), (["القاهرة"], "Cairo, EG"), (["दिल्ली"], "Delhi, IN"),
    (["서울"], "Seoul, KR"), (["Sa\u{303}o Paulo"], "São Paulo, BR"),
    (["New", "York"], "New York, US"),
    (["London,GB"], "London, GB"),
  ])
  func takesACityInAnyScript(arguments: [String], place: String) throws {
    let run = try CommandRun.run("weather", arguments)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(place + ": "), "\(run.output)")
  }

  @Test func aCityThatDoesNotExistIsToldAndFails() throws {
    let run = try weather("Atlantis")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.errorLines.last
        == "weather: The weather service knows no city named 'Atlantis'. "
        + "Check the spelling, or add the country, as in 'London,CA'.")
  }

  @Test func printsJSON() throws {
    let run = try weather("Oslo'", "--json")
    #expect(run.status == 1)
    let json = try weather("London", "--json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["main"] as? [String: Any])?["temp"] as? Double == 11.4)
    #expect((object?["rain"] as? [String: Any])?["1h"] as? Double == 0.3)
  }

  @Test func helpAndVersion() throws {
    let help = try weather("--help")
    #expect(help.status == 0 && help.output.contains("Usage: weather [<city>...] [options]"))
    #expect(try weather("--version").output == "weather \(tributaryVersion)\n")
  }

  @Test(arguments: [
    ([], "missing <city>"), ([" "], "missing <city>"), (["--watch", "London"], "standard input"),
    (["--wacth"], "did you mean '--watch'?"), (["London", "--base-url", "x"], "http://"),
  ])
  func badArgumentsEndWith64AndOneLine(arguments: [String], part: String) throws {
    let run = try CommandRun.run("weather", arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("weather: ") && run.error.contains(part), "\(run.error)")
  }

  @Test func sendsTheCityEncodedAndTheKeyToTheServer() throws {
    let server = try LoopbackServer { _ in .http(status: 200, body: #"{"name":"X","cod":200}"#) }
    let run = try CommandRun.run(
      "weather", ["Zürich+東京 & co", "--base-url", server.url],
      environment: ["OPENWEATHERMAP_API_KEY": "key"])
    #expect(run.status == 0)
    #expect(run.outputLines == ["X", "  nothing is known"])
    #expect(run.error == "")
    #expect(
      server.targets == [
        "/weather?q=Z%C3%BCrich%2B%E6%9D%B1%E4%BA%AC%20%26%20co&units=metric&appid=key"
      ])
  }

  @Test(arguments: [
    (401, "{}", "refused the key (status 401). Set OPENWEATHERMAP_API_KEY"),
    (404, "{}", "has nothing at this address (status 404)"),
    (404, #"{"cod":"404","message":"city not found"}"#, "knows no city named 'London'"),
    (500, "", "is out of order (status 500)"), (200, "hello", "is not what was expected"),
    (200, #"{"main":{"temp":"warm"}}"#, "at main.temp: it is not a Double"),
  ])
  func failuresOfTheServerAreToldInOneLine(status: Int, body: String, part: String) throws {
    let server = try LoopbackServer { _ in .http(status: status, body: body) }
    let run = try weather("London", "--base-url", server.url)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.error.contains(part), "\(run.error)")
  }
}
