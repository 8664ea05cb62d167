import Combine
import CombineTesting
import Foundation
import RemoteAPI
import XCTest

@testable import UsersKit

final class UsersAPITests: XCTestCase {
  /// A client that gets the same answer to everything, and the requests it made.
  private func client(
    _ response: SampleResponse, baseURL: String = UsersAPI.serviceURL, token: String? = nil
  ) -> (UsersAPI, Recorder<URLRequest>) {
    let log = Recorder<URLRequest>()
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(path: "*") { request in
        log.append(request)
        return response
      }
    ])
    return (UsersAPI(session: session, baseURL: baseURL, token: token), log)
  }

  private let good = SampleResponse.json(Data(#"{"login":"octocat","id":1}"#.utf8))

  private func failure(_ response: SampleResponse) -> UsersAPIError? {
    client(response).0.user("octocat").recordedOnMainRunLoop().failure
  }

  func testAsksAsTheServiceWants() {
    let (client, log) = client(good, token: "secret")
    XCTAssertEqual(
      client.user("octocat").recordedOnMainRunLoop().values, [User(login: "octocat", number: 1)])
    let request = log.values.first
    XCTAssertEqual(request?.url?.absoluteString, "https://api.github.com/users/octocat")
    XCTAssertEqual(request?.value(forHTTPHeaderField: "Accept"), "application/vnd.github+json")
    XCTAssertEqual(request?.value(forHTTPHeaderField: "User-Agent"), "tributary-users")
    XCTAssertEqual(request?.value(forHTTPHeaderField: "X-GitHub-Api-Version"), "2022-11-28")
    XCTAssertEqual(request?.value(forHTTPHeaderField: "Authorization"), "Bearer secret")
  }

  func testATokenGoesToNoOtherServer() {
    for baseURL in [
      "https://example.org", "http://api.github.com", "https://api.github.com.example.org",
      "http://127.0.0.1:8080/api/v3/",
    ] {
      let (client, log) = client(good, baseURL: baseURL, token: "secret")
      _ = client.user("octocat").recordedOnMainRunLoop()
      XCTAssertEqual(log.values.count, 1, baseURL)
      XCTAssertNil(log.values.first?.value(forHTTPHeaderField: "Authorization"), baseURL)
    }
  }

  func testALoginStaysOnePartOfThePath() {
    let cases = [
      ("a/b", "a%2Fb"), ("a?b", "a%3Fb"), ("é", "%C3%A9"), ("a b", "a%20b"), (" a ", "a"),
      ("bot[bot]", "bot%5Bbot%5D"), ("../../x", "..%2F..%2Fx"), ("%41", "%2541"),
    ]
    for (login, part) in cases {
      let (client, log) = client(good, baseURL: "https://example.org/api/v3/")
      _ = client.user(login).recordedOnMainRunLoop()
      XCTAssertEqual(
        log.values.first?.url?.absoluteString, "https://example.org/api/v3/users/\(part)")
    }
  }

  func testNoNameIsNotAskedFor() {
    for login in ["", "  ", ".", ".."] {
      let (client, log) = client(good)
      guard case .userNotFound = client.user(login).recordedOnMainRunLoop().failure else {
        return XCTFail("“\(login)” was asked for")
      }
      XCTAssertEqual(log.values.count, 0)
    }
  }

  func testAnUnknownUserIsOneOfWhomTheServiceSaysSo() {
    let github = SampleResponse.json(Data(#"{"message":"Not Found"}"#.utf8), status: 404)
    guard case .userNotFound("octocat") = failure(github) else { return XCTFail("GitHub's 404") }
    let other = SampleResponse(status: 404, body: Data("<html>".utf8))
    guard case .responseError(404) = failure(other) else { return XCTFail("any server's 404") }
    XCTAssertEqual(
      failure(github)?.localizedDescription, "There is no user 'octocat'. Check the spelling.")
  }

  func testALimitNamesTheTimeOfItsEnd() {
    var response = SampleResponse(status: 403)
    response.headers = ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1767225600"]
    guard case .rateLimited(let date?) = failure(response) else { return XCTFail("no date") }
    XCTAssertEqual(date, Date(timeIntervalSince1970: 1_767_225_600))
    let text = failure(response)?.localizedDescription ?? ""
    XCTAssert(text.hasPrefix("The user service was asked too often. It answers again at "), text)
    XCTAssert(text.contains("202"), text)
  }

  func testASecondaryLimitNamesAWait() {
    for status in [403, 429] {
      var response = SampleResponse.json(
        Data(#"{"message":"You have exceeded a secondary rate limit."}"#.utf8), status: status)
      response.headers["Retry-After"] = "60"
      guard case .rateLimited(let date?) = failure(response) else { return XCTFail("no date") }
      XCTAssertEqual(date.timeIntervalSinceNow, 60, accuracy: 30)
    }
    guard case .rateLimited(nil) = failure(SampleResponse(status: 429)) else {
      return XCTFail("no limit")
    }
  }

  func testATimeThatIsNoneIsNotTold() {
    for (field, value) in [
      ("Retry-After", "nan"), ("Retry-After", "inf"), ("X-RateLimit-Reset", "1e300"),
      ("X-RateLimit-Reset", "-1"),
    ] {
      var response = SampleResponse(status: 429)
      response.headers[field] = value
      guard case .rateLimited(nil) = failure(response) else { return XCTFail("\(field): \(value)") }
    }
  }

  func testOtherStatusesAreResponseErrors() {
    for status in [300, 401, 403, 418, 500, 503] {
      guard case .responseError(status) = failure(SampleResponse(status: status)) else {
        return XCTFail("\(status)")
      }
    }
  }

  func testAnotherUserIsAnError() {
    let other = SampleResponse.json(Data(#"{"login":"other","id":1}"#.utf8))
    guard case .otherUser("octocat") = failure(other) else { return XCTFail("the other user") }
  }

  func testAnAnswerThatIsNoUserIsADecodingError() {
    guard case .decodingError = failure(SampleResponse(body: Data("[]".utf8))) else {
      return XCTFail("no decoding error")
    }
  }

  func testAnAddressThatIsNoneIsAURLError() {
    let client = UsersAPI(session: .shared, baseURL: "not an address")
    guard case .urlError = client.user("a").recordedOnMainRunLoop().failure else {
      return XCTFail("no URL error")
    }
  }

  func testTheSamplesAnswer() {
    let client = UsersAPI.sample()
    XCTAssertEqual(
      client.user("OCTOCAT").recordedOnMainRunLoop().values.first?.name, "The Octocat")
    XCTAssertEqual(
      client.user("example-kiyoshi").recordedOnMainRunLoop().values.first?.location, "京都")
    for login in ["nobody", "no/body"] {
      guard case .userNotFound(login) = client.user(login).recordedOnMainRunLoop().failure
      else { return XCTFail("somebody") }
    }
  }

  func testDeliversOnTheMainThread() {
    let isMain = UsersAPI.sample().user("octocat").map { _ in Thread.isMainThread }
    XCTAssertEqual(isMain.recordedOnMainRunLoop().values, [true])
  }
}
