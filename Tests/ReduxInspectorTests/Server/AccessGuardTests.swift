import Foundation
import Testing

@testable import ReduxInspector

@Suite("AccessGuard")
struct AccessGuardTests {
  let guardian = AccessGuard(token: "secret", port: 4000)

  private func request(
    _ headers: [String: String] = [:], _ method: String = "GET", path: String = "/api/session",
    host: String = "127.0.0.1:4000", query: [String: String] = [:]
  ) -> HTTPRequest {
    var request = HTTPRequest(method: method, path: path, query: query)
    request.headers = headers.mapValues { [$0] }
    request.headers["host"] = [host]
    return request
  }

  private func status(_ request: HTTPRequest) -> Int? { guardian.refusal(of: request)?.status }

  private let authorized = ["authorization": "Bearer secret"]

  @Test func theTokenOpensInAHeaderAndInTheCookie() {
    #expect(status(request(authorized)) == nil)
    #expect(status(request(["cookie": "a=b; redux-inspector-4000=secret; c=d"])) == nil)
  }

  @Test(arguments: [
    [:], ["authorization": "Bearer "], ["authorization": "Bearer secre"],
    ["authorization": "Bearer secrets"], ["authorization": "secret"],
    ["authorization": "Bearer Secret"], ["cookie": "redux-inspector-4001=secret"],
    ["cookie": "redux-inspector-4000=wrong"], ["cookie": "redux-inspector-4000"],
    ["authorization": "Bearer wrong", "cookie": "redux-inspector-4000=secret"],
  ])
  func withoutTheTokenNothingOpens(headers: [String: String]) {
    #expect(status(request(headers)) == 401)
  }

  @Test func theTokenInTheAddressOpensThePageOnly() {
    let response = guardian.refusal(of: request(path: "/", query: ["token": "secret"]))
    #expect(response?.status == 303)
    let headers = Dictionary(
      uniqueKeysWithValues: response?.headers.map { ($0.name, $0.value) } ?? [])
    #expect(headers["Location"] == "/")
    #expect(
      headers["Set-Cookie"] == "redux-inspector-4000=secret; Path=/; HttpOnly; SameSite=Strict")
    #expect(status(request(path: "/", query: ["token": "wrong"])) == 401)
    #expect(status(request(query: ["token": "secret"])) == 401)
  }

  @Test(arguments: ["127.0.0.1:4000", "localhost:4000", "LocalHost:4000", "[::1]:4000"])
  func namesOfLoopbackAreServed(host: String) {
    #expect(status(request(authorized, host: host)) == nil)
  }

  @Test(arguments: [
    "evil.example:4000", "127.0.0.1", "127.0.0.1:4001", "localhost.evil.example:4000", "",
    "127.0.0.1:4000.evil.example",
  ])
  func otherHostsAreNot(host: String) {
    #expect(status(request(authorized, host: host)) == 403)
  }

  @Test func theHostMustBeThereOnce() {
    var none = request(authorized)
    none.headers["host"] = nil
    #expect(status(none) == 403)
    var two = request(authorized)
    two.headers["host"] = ["127.0.0.1:4000", "evil.example"]
    #expect(status(two) == 403)
  }

  @Test func pagesOfOtherOriginsAreRefusedWithTheTokenToo() {
    func status(_ origin: String) -> Int? {
      self.status(request(authorized.merging(["origin": origin]) { $1 }))
    }
    #expect(status("http://127.0.0.1:4000") == nil)
    #expect(status("http://evil.example") == 403)
    #expect(status("http://127.0.0.1:4001") == 403)
    #expect(status("https://127.0.0.1:4000") == 403)
    #expect(status("http://localhost:4000") == 403)
    #expect(status("null") == 403)
  }

  @Test func requestsThatComeFromOtherSitesAreRefused() {
    for (site, expected) in [
      ("same-origin", nil), ("none", nil), ("cross-site", 403), ("same-site", 403),
    ] {
      let headers = authorized.merging(["sec-fetch-site": site]) { $1 }
      #expect(status(request(headers)) == expected)
    }
  }

  @Test func changesMustBeJSON() {
    func status(_ type: String?) -> Int? {
      let headers = type.map { authorized.merging(["content-type": $0]) { $1 } } ?? authorized
      return self.status(request(headers, "POST", path: "/api/command"))
    }
    #expect(status("application/json") == nil)
    #expect(status("application/json; charset=utf-8") == nil)
    #expect(status("text/plain") == 415)
    #expect(status(nil) == 415)
  }

  @Test(arguments: ["OPTIONS", "PUT", "DELETE", "HEAD"])
  func otherMethodsAreNotServed(method: String) {
    #expect(status(request(authorized, method)) == 405)
  }

  @Test func tokensAreLongAndNew() {
    let tokens = Set((0..<100).map { _ in AccessGuard.randomToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 64 })
  }

  @Test func anEnvironmentVariableAsks() {
    #expect(
      [nil, "", "0", "no", "what"].map(StoreInspector.askedPort) == [nil, nil, nil, nil, nil])
    #expect(["1", "yes", "8123"].map(StoreInspector.askedPort) == [0, 0, 8123])
  }
}
