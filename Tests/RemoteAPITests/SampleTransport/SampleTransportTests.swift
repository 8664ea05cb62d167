import Combine
import CombineTesting
import RemoteAPI
import TestServers
import Testing

@Suite("SampleTransport", .timeLimit(.minutes(5)))
struct SampleTransportTests {
  typealias Answer = (data: Data, response: URLResponse)

  private func text(_ text: String) -> SampleResponse {
    SampleResponse(body: Data(text.utf8))
  }

  private func get(_ address: String, from session: URLSession) async throws -> (String, Int?) {
    let url = try #require(URL(string: address))
    let answer = try #require(await session.dataTaskPublisher(for: url).outcome().values.first)
    return (
      String(decoding: answer.data, as: UTF8.self),
      (answer.response as? HTTPURLResponse)?.statusCode
    )
  }

  @Test func theFirstRouteThatMatchesAnswers() async throws {
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(host: "api.one", path: "/films/:id") { _ in self.text("one film") },
      SampleRoute(path: "/films/popular") { _ in self.text("popular anywhere") },
      SampleRoute(path: "/images/*") { _ in self.text("an image") },
    ])

    #expect(try await get("https://api.one/films/7", from: session) == ("one film", 200))
    #expect(try await get("https://API.ONE/films/popular", from: session) == ("one film", 200))
    #expect(
      try await get("http://api.two/films/popular", from: session) == ("popular anywhere", 200))
    #expect(try await get("http://i.com/images/w500/a.jpg", from: session) == ("an image", 200))
  }

  @Test func whatNoRouteMatchesIsNotFoundInJSON() async throws {
    let session = SampleTransport.makeSession(routes: [])
    let (body, status) = try await get("https://nowhere/at/all", from: session)

    #expect(status == 404)
    let object = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
    #expect(object?["status"] as? Int == 404)
  }

  @Test func aRouteSeesTheRequestAndChoosesStatusAndHeaders() async throws {
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(path: "/echo") { request in
        SampleResponse(
          status: 503, headers: ["Retry-After": "9"],
          body: Data(
            "\(request.httpMethod ?? "") \(request.url?.query ?? "") \(request.allHTTPHeaderFields ?? [:])"
              .utf8))
      }
    ])
    var request = URLRequest(url: try #require(URL(string: "http://any/echo?a=b")))
    request.httpMethod = "PUT"
    request.setValue("v", forHTTPHeaderField: "X-Mine")
    let answer = try #require(await session.dataTaskPublisher(for: request).outcome().values.first)

    let response = try #require(answer.response as? HTTPURLResponse)
    #expect(response.statusCode == 503)
    #expect(response.value(forHTTPHeaderField: "Retry-After") == "9")
    #expect(String(decoding: answer.data, as: UTF8.self) == #"PUT a=b ["X-Mine": "v"]"#)
  }

  @Test func twoSessionsHaveTheirOwnRoutes() async throws {
    let first = SampleTransport.makeSession(routes: [SampleRoute(path: "/") { _ in text("1") }])
    let second = SampleTransport.makeSession(routes: [SampleRoute(path: "/") { _ in text("2") }])

    #expect(try await get("http://host/", from: first).0 == "1")
    #expect(try await get("http://host/", from: second).0 == "2")
  }

  @Test func aBigBodyArrivesWhole() async throws {
    let body = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(path: "/big") { _ in SampleResponse(body: body) }
    ])
    let url = try #require(URL(string: "http://host/big"))

    #expect(await session.dataTaskPublisher(for: url).outcome().values.first?.data == body)
  }

  @Test func aDelayedAnswerComesAndHoldsUpNoOther() async throws {
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(path: "/slow") { _ in text("slow").delayed(by: 0.2) },
      SampleRoute(path: "/quick") { _ in text("quick") },
    ])
    let slow = TestSubscriber<Answer, URLError>()
    let slowURL = try #require(URL(string: "http://host/slow"))
    await withCheckedContinuation { done in
      slow.onCompletion { _ in done.resume() }
      session.dataTaskPublisher(for: slowURL).subscribe(slow)
      let quickURL = URL(string: "http://host/quick")!
      let quick = session.dataTaskPublisher(for: quickURL)
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in #expect(slow.values.isEmpty) })
      slow.onValue { _ in withExtendedLifetime(quick) {} }
    }

    #expect(slow.values.map { String(decoding: $0.data, as: UTF8.self) } == ["slow"])
    #expect(slow.isFinished)
  }

  @Test func cancellingADelayedAnswerIsHarmless() async throws {
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(path: "/slow") { _ in text("slow").delayed(by: 0.001) },
      SampleRoute(path: "/quick") { _ in text("quick") },
    ])
    let publisher = session.dataTaskPublisher(for: try #require(URL(string: "http://host/slow")))
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 500) { index in
          let request = publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
          // The cancels are to fall before, amid and after the answers; none is waited for.
          if index.isMultiple(of: 2) { Thread.sleep(forTimeInterval: 0.001) }
          request.cancel()
        }
        done.resume()
      }
    }

    #expect(try await get("http://host/quick", from: session).0 == "quick")
  }

  @Test func patternsGiveTheNamedParts() throws {
    let route = SampleRoute(path: "/3/:kind/:id/credits") { _ in .notFound }
    let url = try #require(URL(string: "http://host/3/movie/42/credits?page=1"))

    #expect(route.parameters(in: url) == ["kind": "movie", "id": "42"])
  }

  @Test(arguments: [
    ("/a/b", "/a/b", true), ("/a/b", "/a/b/", true), ("/a/b", "/a", false),
    ("/a", "/a/b", false), ("/a/*", "/a/b/c", true), ("/a/*", "/a", false),
    ("/*/b", "/a/b", true), ("/*/b", "/a/c", false), ("/:x", "/a", true), ("/:x", "/a/b", false),
    ("/", "/", true), ("*", "/any/thing", true), ("/a b", "/a%20b", true),
  ])
  func patternsMatchPartByPart(pattern: String, path: String, matches: Bool) throws {
    let url = try #require(URL(string: "http://host\(path)"))

    #expect(SampleRoute(path: pattern) { _ in .notFound }.matches(url) == matches)
  }
}
