import Combine
import CombineTesting
import Foundation
import RemoteAPI
import XCTest

@testable import WeatherKit

final class WeatherAPITests: XCTestCase {
  private func api(
    _ response: SampleResponse, check: @escaping @Sendable (URL?) -> Void = { _ in }
  ) -> WeatherAPI {
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(path: "*") { request in
        check(request.url)
        return response
      }
    ])
    return WeatherAPI(session: session, apiKey: "key")
  }

  private let queries = [
    ("Zürich", "Z%C3%BCrich"), ("東京", "%E6%9D%B1%E4%BA%AC"),
    ("Москва", "%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0"), ("a+b&c=d#e", "a%2Bb%26c%3Dd%23e"),
    ("New York", "New%20York"), ("100%", "100%25"),
  ]

  func testEncodesTheCity() {
    for (city, query) in queries { check(city, isEncodedAs: query) }
  }

  private func check(_ city: String, isEncodedAs query: String) {
    let api = api(.json(Data(#"{"name":"X"}"#.utf8))) { url in
      XCTAssertEqual(
        url?.absoluteString,
        "https://api.openweathermap.org/data/2.5/weather?q=\(query)&units=metric&appid=key")
    }
    XCTAssertEqual(api.weather(in: city).recordedOnMainRunLoop().values.first?.name, "X")
  }

  func testACityThatIsUnknownIsToldApart() {
    let unknown = api(
      .json(Data(#"{"cod":"404","message":"city not found"}"#.utf8), status: 404))
    guard
      case .cityNotFound("Atlantis") = unknown.weather(in: "Atlantis").recordedOnMainRunLoop()
        .failure
    else {
      XCTFail("not told")
      return
    }
    guard
      case .responseError(404) = api(.notFound).weather(in: "Atlantis").recordedOnMainRunLoop()
        .failure
    else {
      XCTFail("any 404 is taken for an unknown city")
      return
    }
  }

  func testTheLightFormGivesThePlaceholder() {
    for response in [SampleResponse(status: 500), .notFound, SampleResponse(body: Data("x".utf8))] {
      XCTAssertEqual(
        api(response).fetchWeather(for: "X").recordedOnMainRunLoop().values, [.placeholder])
    }
    let nowhere = WeatherAPI(baseURL: "no address", apiKey: nil)
    XCTAssertEqual(nowhere.fetchWeather(for: "X").recordedOnMainRunLoop().values, [.placeholder])
  }

  func testAnAnswerThatIsNotWeatherIsADecodingError() {
    let api = api(SampleResponse(body: Data("[]".utf8)))
    guard case .decodingError = api.weather(in: "X").recordedOnMainRunLoop().failure else {
      XCTFail("no error")
      return
    }
  }

  private let advice: [(WeatherAPIError, String)] = [
    (WeatherAPIError.cityNotFound("X"), "'X'"), (.responseError(401), "OPENWEATHERMAP_API_KEY"),
    (.urlError(URLError(.notConnectedToInternet)), "Connect to the internet"),
    (.genericError, "try again"),
  ]

  func testErrorsSayWhatToDo() {
    for (error, part) in advice {
      XCTAssertTrue((error as any Error).localizedDescription.contains(part))
    }
  }
}
