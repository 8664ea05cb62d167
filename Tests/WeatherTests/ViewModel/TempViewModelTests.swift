import Combine
import CombineTesting
import Foundation
import Testing
import WeatherKit

@Suite("temperature view model")
struct TempViewModelTests {
  private let service = ScriptedWeatherService()
  private let scheduler = RunLoop.test

  private func model(_ city: String = "London") -> TempViewModel {
    TempViewModel(service: service, city: city, scheduler: scheduler)
  }

  @Test func fetchesTheFirstCityAfterThreeTenths() {
    let model = model()
    #expect(model.currentWeather == .placeholder && model.answer == nil)
    scheduler.advance(by: .milliseconds(299))
    #expect(service.asked == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(service.asked == ["London"])
    service.answer(0, "London")
    #expect(model.currentWeather.name == "London")
  }

  @Test func fetchesWhenTypingPauses() {
    let model = model("")
    for text in ["P", "Pa", "Par", "Pari", "Paris"] {
      model.city = text
      scheduler.advance(by: .milliseconds(200))
    }
    #expect(service.asked == [])
    scheduler.advance(by: .milliseconds(100))
    #expect(service.asked == ["Paris"])
  }

  @Test func doesNotFetchTheSameCityTwice() {
    let model = model()
    scheduler.advance(by: .seconds(1))
    model.city = "Paris"
    scheduler.advance(by: .milliseconds(100))
    model.city = " London "
    scheduler.advance(by: .seconds(1))
    #expect(service.asked == ["London"])
    withExtendedLifetime(model) {}
  }

  @Test func anOlderAnswerNeverReplacesANewerOne() {
    let model = model()
    scheduler.advance(by: .seconds(1))
    model.city = "Paris"
    scheduler.advance(by: .seconds(1))
    #expect(service.asked == ["London", "Paris"])
    #expect(service.cancelled == ["London"])
    service.answer(1, "Paris")
    service.answer(0, "London")
    #expect(model.currentWeather.name == "Paris")
  }

  @Test func aCityThatDoesNotExistLeavesThePlaceholderAndSaysSo() throws {
    let model = model()
    scheduler.advance(by: .seconds(1))
    service.answer(0, "London")
    model.city = "Atlantis"
    scheduler.advance(by: .seconds(1))
    service.fail(1, .cityNotFound("Atlantis"))

    #expect(model.currentWeather == .placeholder)
    #expect(model.answer?.city == "Atlantis")
    #expect(throws: WeatherAPIError.self) { try model.answer?.result.get() }
  }

  @Test func fetchesAfterAFailureToo() {
    let model = model()
    scheduler.advance(by: .seconds(1))
    service.fail(0, .genericError)
    model.city = "Paris"
    scheduler.advance(by: .seconds(1))
    service.answer(1, "Paris")
    #expect(model.currentWeather.name == "Paris")
  }

  @Test func aCityWhoseWeatherDidNotComeIsFetchedAgainWhenItIsSetAgain() {
    let model = model()
    scheduler.advance(by: .seconds(1))
    service.fail(0, .genericError)
    model.city = "Londo"
    scheduler.advance(by: .milliseconds(100))
    model.city = "London"
    scheduler.advance(by: .milliseconds(300))
    service.fail(1, .genericError)
    model.reload()
    scheduler.advance(by: .milliseconds(300))
    service.answer(2, "London")
    model.reload()
    scheduler.advance(by: .seconds(1))
    #expect(service.asked == ["London", "London", "London"])
    #expect(model.currentWeather.name == "London")
  }

  @Test func noCityIsNotAskedFor() {
    let model = model()
    scheduler.advance(by: .seconds(1))
    service.answer(0, "London")
    model.city = "  "
    scheduler.advance(by: .seconds(1))
    #expect(service.asked == ["London"])
    #expect(model.currentWeather == .placeholder)
  }

  @Test func theAnswerIsAnnouncedWithItsWeather() {
    let model = model()
    var announced: [String?] = []
    let subscription = model.$answer.sink { announced.append($0?.city) }
    scheduler.advance(by: .seconds(1))
    service.answer(0, "London")
    #expect(announced == [nil, "London"])
    subscription.cancel()
  }

  @Test func isReleased() {
    weak var released: TempViewModel?
    do {
      let model = model()
      released = model
      scheduler.advance(by: .seconds(1))
      service.answer(0, "London")
      model.city = "Paris"
      scheduler.advance(by: .seconds(1))
    }
    #expect(released == nil)
    #expect(service.cancelled == ["Paris"])
  }
}
