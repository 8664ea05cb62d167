import Foundation
import Testing

@Suite("weather --watch as a process")
struct WeatherWatchTests {
  private func watch(_ input: String, _ more: String...) throws -> CommandRun {
    try CommandRun.run("weather", ["--watch"] + more, input: input)
  }

  @Test func citiesTypedInOneGoAreAnsweredByTheLast() throws {
    let run = try watch("Paris\nBerlin\nLondon\n")
    #expect(run.status == 0)
    #expect(
      run.outputLines == [
        "London, GB: temperature 11.4 °C (feels like 10.8 °C), pressure 1012 hPa, humidity 82 %, "
          + "wind 4.6 m/s from the south-west"
      ])
  }

  @Test func citiesTypedOneByOneAreAnsweredEach() throws {
    let weather = try Conversation("weather", ["--watch"])
    #expect(weather.nextErrorLine()?.contains("showing sample data") == true)
    weather.type("Paris")
    #expect(weather.nextOutputLine()?.hasPrefix("Paris, FR: ") == true)
    weather.type("Atlantis")
    #expect(weather.nextErrorLine()?.contains("knows no city named 'Atlantis'") == true)
    weather.type("東京")
    #expect(weather.nextOutputLine()?.hasPrefix("Tokyo, JP: ") == true)
    #expect(try weather.end() == 0)
    #expect(weather.nextOutputLine() == nil)
    #expect(weather.nextErrorLine() == nil)
  }

  @Test func aLastLineWithoutALineBreakIsAnswered() throws {
    #expect(try watch("Rome").output.hasPrefix("Rome, IT: "))
  }

  @Test func spacesAndEmptyLinesAreNoCity() throws {
    #expect(try watch("  Rome  \n\n  \n").output.hasPrefix("Rome, IT: "))
    let nothing = try watch("\n \n")
    #expect(nothing.status == 0 && nothing.output == "")
    #expect(try watch("").status == 0)
  }

  @Test func aLastCityThatDoesNotExistFails() throws {
    let run = try watch("Atlantis\n")
    #expect(run.status == 1)
    #expect(run.errorLines.count == 2)
    #expect(run.error.contains("knows no city named 'Atlantis'"))
  }

  @Test func aLastCityThatDoesNotExistFailsAlsoWhenTheInputEndsLater() throws {
    let weather = try Conversation("weather", ["--watch"])
    #expect(weather.nextErrorLine()?.contains("showing sample data") == true)
    weather.type("Atlantis")
    #expect(weather.nextErrorLine()?.contains("knows no city named 'Atlantis'") == true)
    #expect(try weather.end() == 1)
    #expect(weather.nextErrorLine() == nil)
  }

  @Test func aLastCityUnderWayIsWaitedFor() throws {
    let server = try LoopbackServer { _ in .silence }
    let run = try watch("Rome\n", "--base-url", server.url, "--timeout", "1")
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.error.contains("took too long"))
  }

  @Test func aCityThatFailedIsAskedForAgainWhenItIsTypedAgain() throws {
    let server = try LoopbackServer(answers: [
      .http(status: 503, body: ""), .http(status: 503, body: ""),
      .http(status: 200, body: #"{"name":"Rome","main":{"temp":20}}"#),
    ])
    let weather = try Conversation("weather", ["--watch", "--base-url", server.url])
    for _ in 0..<2 {
      weather.type("Rome")
      #expect(weather.nextErrorLine()?.contains("(status 503)") == true)
    }
    weather.type("Rome")
    #expect(weather.nextOutputLine() == "Rome: temperature 20.0 °C")
    #expect(try weather.end() == 0)
    #expect(server.targets.count == 3)
  }

  @Test func theLastCityIsWaitedForWhenItIsAskedForAgain() throws {
    let server = try LoopbackServer(answers: [
      .http(status: 503, body: ""), .http(status: 200, body: #"{"name":"Rome"}"#),
    ])
    let weather = try Conversation("weather", ["--watch", "--base-url", server.url])
    weather.type("Rome")
    #expect(weather.nextErrorLine()?.contains("(status 503)") == true)
    weather.type("Rome")
    #expect(try weather.end() == 0)
    #expect(weather.nextOutputLine() == "Rome: nothing is known")
  }

  @Test func printsAnObjectALineAsJSON() throws {
    let run = try watch("Rome\n", "--json")
    #expect(run.outputLines.count == 1)
    #expect(run.output.hasPrefix("{") && run.output.contains(#""name":"Rome""#))
  }
}
