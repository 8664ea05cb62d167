import Combine
import CombineTesting
import Foundation
import XCTest

@testable import WeatherKit

final class WeatherSamplesTests: XCTestCase {
  private let api = WeatherAPI.sample()

  private let cities = [
    ("London", "London"), ("  lONDON ", "London"), ("London,GB", "London"), ("Zürich", "Zürich"),
    ("Zu\u{308}rich", "Zürich"), ("ZURICH", "Zürich"), ("東京", "Tokyo"), ("Москва", "Moscow"),
    ("Αθηνα", "Athens"), ("القاهرة", "Cairo"), ("ירושלים", "Jerusalem"), ("서울", "Seoul"),
    ("दिल्ली", "Delhi"),
  ]

  func testFindsACityInAnyScript() throws {
    for (city, name) in cities { try check(city, isFoundAs: name) }
  }

  private func check(_ city: String, isFoundAs name: String) throws {
    let weather = try XCTUnwrap(api.weather(in: city).recordedOnMainRunLoop().values.first)
    XCTAssertEqual(weather.name, name)
    XCTAssertTrue(weather.main?.temp != nil && weather.main?.pressure != nil)
    XCTAssertTrue(weather.main?.humidity != nil && weather.wind?.speed != nil)
  }

  func testDoesNotFindACityThatDoesNotExist() {
    guard case .cityNotFound = api.weather(in: "Atlantis").recordedOnMainRunLoop().failure else {
      XCTFail("found")
      return
    }
  }

  func testRefusesNoCityAsTheServiceDoes() {
    guard case .responseError(400) = api.weather(in: " ").recordedOnMainRunLoop().failure else {
      XCTFail("answered")
      return
    }
  }
}
