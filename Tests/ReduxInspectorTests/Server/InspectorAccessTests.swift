import CombineTesting
import Foundation
import Redux
import Testing

@testable import ReduxInspector

@Suite("StoreInspector, access")
struct InspectorAccessTests {
  let shop = try! InspectedShop()

  private func status(
    _ path: String = "/api/session", _ method: String = "GET", _ headers: [String: String] = [:]
  ) throws -> Int {
    try RawRequest(method: method, path: path, headers: headers).send(to: shop.inspector.port)
      .status
  }

  private var authorized: [String: String] {
    ["Authorization": "Bearer \(shop.inspector.token)"]
  }

  @Test(arguments: [
    "/", "/api/session", "/api/steps/0", "/api/events", "/api/export", "/nothing", "/?token=",
    "/?token=wrong",
  ])
  func nothingIsShownWithoutTheToken(path: String) throws {
    #expect(try status(path) == 401)
  }

  @Test(arguments: ["/api/command", "/api/dispatch", "/api/import"])
  func nothingIsDoneWithoutTheToken(path: String) throws {
    let request = RawRequest(
      method: "POST", path: path, headers: ["Content-Type": "application/json"],
      body: #"{"type": "AddItem", "payload": {"name": "milk", "count": 1}}"#)
    #expect(try request.send(to: shop.inspector.port).status == 401)
    #expect(shop.store.state == Shop())
  }

  @Test func theTokenOpens() throws {
    #expect(try status("/api/session", "GET", authorized) == 200)
    #expect(try status("/", "GET", authorized) == 200)
    #expect(try status("/nothing", "GET", authorized) == 404)
  }

  @Test func theAddressLeadsToThePageByWayOfACookie() throws {
    let path = "/?token=\(shop.inspector.token)"
    #expect(shop.inspector.url.absoluteString == "http://127.0.0.1:\(shop.inspector.port)\(path)")
    let answer = try RawRequest(path: path).send(to: shop.inspector.port)
    #expect(answer.status == 303)
    #expect(answer.headers["location"] == "/")
    let cookie = try #require(answer.headers["set-cookie"])
    #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
    let value = try #require(cookie.split(separator: ";").first)
    #expect(try status("/", "GET", ["Cookie": String(value)]) == 200)
  }

  @Test func foreignOriginsAreRefused() throws {
    let foreign = authorized.merging(["Origin": "http://evil.example"]) { $1 }
    #expect(try status("/api/session", "GET", foreign) == 403)
    let request = RawRequest(
      method: "POST", path: "/api/command",
      headers: foreign.merging(["Content-Type": "application/json"]) { $1 },
      body: #"{"command": "reset"}"#)
    #expect(try request.send(to: shop.inspector.port).status == 403)
    #expect(try status("/api/command", "OPTIONS", foreign) == 403)
  }

  @Test func foreignHostsAreRefused() throws {
    let foreign = authorized.merging(["Host": "evil.example:\(shop.inspector.port)"]) { $1 }
    #expect(try status("/api/session", "GET", foreign) == 403)
    #expect(try status("/?token=\(shop.inspector.token)", "GET", foreign) == 403)
  }

  @Test func noAnswerMayBeKeptFramedOrReadElsewhere() throws {
    for headers in [authorized, [:]] {
      let answer = try RawRequest(path: "/api/session", headers: headers)
        .send(to: shop.inspector.port)
      #expect(answer.headers["cache-control"] == "no-store")
      #expect(answer.headers["x-frame-options"] == "DENY")
      #expect(answer.headers["x-content-type-options"] == "nosniff")
      #expect(answer.headers["referrer-policy"] == "no-referrer")
      #expect(answer.headers["access-control-allow-origin"] == nil)
    }
  }

  @Test func onlyThePagesOwnScriptRuns() throws {
    let first = try RawRequest(headers: authorized).send(to: shop.inspector.port)
    let second = try RawRequest(headers: authorized).send(to: shop.inspector.port)
    let policy = try #require(first.headers["content-security-policy"])
    #expect(policy != second.headers["content-security-policy"])
    let nonce = try #require(policy.components(separatedBy: "script-src 'nonce-").last?.prefix(64))
    let text = String(decoding: first.body, as: UTF8.self)
    #expect(text.contains("<script nonce=\"\(nonce)\">"))
    #expect(!text.contains("{{"))
    #expect(!text.contains("src="))
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(policy.contains("frame-ancestors 'none'"))
  }

  @Test func isReachedOnLoopbackAlone() throws {
    // All of 127.0.0.0/8 is loopback; it listens on one address.
    for address in foreignAddresses() + ["127.0.0.2"] {
      #expect(throws: RawRequest.Failure.self) {
        try Connection(address: address, port: shop.inspector.port)
      }
    }
  }

  @Test func aPortThatIsTakenIsAnError() throws {
    #expect(throws: InspectorError.portInUse(shop.inspector.port)) {
      try StoreInspector(shop.travel, port: shop.inspector.port)
    }
    #expect(throws: InspectorError.portInUse(70_000)) {
      try StoreInspector(shop.travel, port: 70_000)
    }
  }

  @Test func tooMuchIsRefused() throws {
    let body = String(repeating: "x", count: (1 << 20) + 1)
    #expect(try shop.ask("POST", "/api/dispatch", body).status == 413)
    #expect(try shop.ask("POST", "/api/command", #"{"command": "reset"}"#).status == 200)
  }

  @Test func nonsenseOnTheWireIsHarmless() throws {
    for text in ["\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}", "GET / HTTP/1.1\r\n\r\n"] {
      let connection = try Connection(address: "127.0.0.1", port: shop.inspector.port)
      connection.write(text)
    }
    #expect(try status("/api/session", "GET", authorized) == 200)
  }

  @Test func whoSendsSlowlyOrReadsNothingDoesNotHoldUpTheEnd() throws {
    let port = shop.inspector.port
    let half = try Connection(address: "127.0.0.1", port: port)
    half.write("GET /api/session HTTP/1.1\r\nHost: 127.0")
    let body = try Connection(address: "127.0.0.1", port: port)
    body.write(
      "POST /api/import HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
        + "Authorization: Bearer \(shop.inspector.token)\r\nContent-Length: 1000000\r\n\r\n{")
    // Enough that it does not fit into the buffers of the system.
    shop.store.dispatch(SetCustomer(name: String(repeating: "x", count: 20 << 20)))
    let deaf = try Connection(address: "127.0.0.1", port: port)
    deaf.write(
      "GET /api/export HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
        + "Authorization: Bearer \(shop.inspector.token)\r\n\r\n")
    #expect(!deaf.read().isEmpty)
    let start = DispatchTime.now()
    shop.inspector.stop()
    // The library's own limit for silent connections is a minute.
    #expect(DispatchTime.now() < start + 30)
    withExtendedLifetime((half, body, deaf)) {}
  }

  @Test func namesOfHeadersAndTheirValuesStayTheirOwn() throws {
    for value in ["a\r\nSet-Cookie: b=c", "x\u{0}y", String(repeating: "x", count: 100_000)] {
      let answer = try? RawRequest(path: "/?token=\(value)").send(to: shop.inspector.port)
      #expect(answer?.headers["set-cookie"] == nil)
    }
    #expect(try status("/api/session", "GET", authorized) == 200)
  }

  @Test func stopClosesThePort() throws {
    shop.inspector.stop()
    #expect(throws: RawRequest.Failure.self) {
      try Connection(address: "127.0.0.1", port: shop.inspector.port)
    }
    shop.inspector.stop()
  }

  @Test func releaseClosesThePort() throws {
    var shop: InspectedShop? = try InspectedShop()
    let port = try #require(shop?.inspector.port)
    shop = nil
    #expect(throws: RawRequest.Failure.self) { try Connection(address: "127.0.0.1", port: port) }
  }

  @Test func stopFromInsideOfAnAnswerDoesNotWaitForItself() throws {
    final class Stopper: StoreSubscriber {
      var inspector: StoreInspector?
      func newState(state: Shop) { inspector?.stop() }
    }
    let stopper = Stopper()
    shop.store.subscribe(stopper)
    stopper.inspector = shop.inspector
    // The answer may or may not come through.
    _ = try? shop.ask("POST", "/api/dispatch", #"{"type": "Ship", "payload": {"byPost": {}}}"#)
    #expect(shop.store.state.shipping == .post)
  }
}
