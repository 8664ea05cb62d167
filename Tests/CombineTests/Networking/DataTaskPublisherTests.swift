import Combine
import CombineTesting
import TestServers
import TestSupport
import Testing

@Suite("URLSession.DataTaskPublisher", .timeLimit(.minutes(5)))
struct DataTaskPublisherTests {
  typealias Answer = (data: Data, response: URLResponse)

  /// Sessions live long: the open-source ones race their own end.
  static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  private func publisher(_ path: String) throws -> URLSession.DataTaskPublisher {
    Self.session.dataTaskPublisher(for: try HTTPBin.url(path))
  }

  private func json(_ answer: Answer?) throws -> [String: Any] {
    let data = try #require(answer?.data)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  // MARK: Answers

  @Test(.holds(281)) func sendsTheBodyWithTheResponseAndFinishes() async throws {
    let subscriber = try await publisher("/base64/VHJpYnV0YXJ5").outcome()

    #expect(subscriber.values.map { String(decoding: $0.data, as: UTF8.self) } == ["Tributary"])
    #expect((subscriber.values.first?.response as? HTTPURLResponse)?.statusCode == 200)
    #expect(subscriber.completions.count == 1)
    #expect(subscriber.isFinished)
    guard case .subscription("DataTaskPublisher") = subscriber.events.first else {
      Issue.record("The subscription does not come first: \(subscriber.events)")
      return
    }
  }

  @Test(.holds(282), arguments: [200, 204, 400, 403, 404, 418, 500, 503])
  func everyStatusIsAValue(status: Int) async throws {
    let subscriber = try await publisher("/status/\(status)").outcome()

    #expect(subscriber.values.map { ($0.response as? HTTPURLResponse)?.statusCode } == [status])
    #expect(subscriber.isFinished)
  }

  @Test func aDemandForAPasswordIsAValueToo() async throws {
    let subscriber = try await publisher("/basic-auth/user/secret").outcome()

    #expect(subscriber.values.map { ($0.response as? HTTPURLResponse)?.statusCode } == [401])
    #expect(subscriber.isFinished)
  }

  @Test func sendsTheRequestAsItIs() async throws {
    var request = URLRequest(url: try HTTPBin.url("/anything?city=Z%C3%BCrich"))
    request.httpMethod = "PUT"
    request.httpBody = Data("body".utf8)
    request.setValue("value", forHTTPHeaderField: "X-Field")
    let publisher = Self.session.dataTaskPublisher(for: request)
    #expect(publisher.request == request)
    #expect(publisher.session === Self.session)

    let echo = try json(await publisher.outcome().values.first)

    #expect(echo["method"] as? String == "PUT")
    #expect(echo["data"] as? String == "body")
    #expect((echo["args"] as? [String: String]) == ["city": "Zürich"])
    #expect((echo["headers"] as? [String: String])?["X-Field"] == "value")
  }

  @Test(arguments: ["gzip", "deflate"])
  func unpacksCompressedBodies(encoding: String) async throws {
    let echo = try json(try await publisher("/\(encoding)").outcome().values.first)

    #expect(echo[encoding == "gzip" ? "gzipped" : "deflated"] as? Bool == true)
  }

  @Test(arguments: ["relative-redirect", "absolute-redirect"])
  func followsRedirects(kind: String) async throws {
    let subscriber = try await publisher("/\(kind)/3").outcome()

    #expect(subscriber.values.first?.response.url?.path == "/get")
    #expect((subscriber.values.first?.response as? HTTPURLResponse)?.statusCode == 200)
  }

  @Test func failsOnAnEndlessRedirect() async throws {
    let subscriber = try await publisher("/redirect/30").outcome()

    #expect(subscriber.values.isEmpty)
    #expect(subscriber.failure?.code == .httpTooManyRedirects)
  }

  @Test func collectsABodyThatComesSlowlyAndInPieces() async throws {
    let dripped = try await publisher("/drip?numbytes=6&duration=1&delay=0").outcome()
    let chunked = try await publisher("/stream-bytes/70000?seed=1&chunk_size=1000").outcome()

    #expect(dripped.values.map(\.data.count) == [6])
    #expect(chunked.values.map(\.data.count) == [70000])
  }

  // MARK: Failures

  @Test func failsWhenNobodyListens() async throws {
    let url = try RawServer.refusingURL()
    let subscriber = await Self.session.dataTaskPublisher(for: url).outcome()

    #expect(subscriber.values.isEmpty)
    #expect(subscriber.failure?.code == .cannotConnectToHost)
  }

  @Test func failsWhenTheConnectionIsCutInTheMiddleOfTheBody() async throws {
    let server = try RawServer { connection in
      connection.readHead()
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nonly this")
    }
    let subscriber = await Self.session.dataTaskPublisher(for: server.url).outcome()

    #expect(subscriber.values.isEmpty)
    // The open-source session has no code of its own for this, Apple's has.
    #expect([.networkConnectionLost, .unknown].contains(subscriber.failure?.code))
    #expect(subscriber.completions.count == 1)
  }

  @Test(arguments: ["", "HTTP/1.1 2"])
  func failsWhenTheConnectionIsCutBeforeTheAnswer(beginning: String) async throws {
    let server = try RawServer { connection in
      connection.readHead()
      connection.send(beginning)
    }
    let subscriber = await Self.session.dataTaskPublisher(for: server.url).outcome()

    #expect(subscriber.values.isEmpty)
    #expect(subscriber.completions.count == 1)
    #expect(subscriber.failure != nil)
  }

  @Test(.holds(281)) func anErrorThatIsNotTheSessionsBecomesUnknown() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [FailingURLProtocol.self]
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration)
    let subscriber = await session.dataTaskPublisher(
      for: try #require(URL(string: "http://host/"))
    ).outcome()

    #expect(subscriber.failure?.code == .unknown)
  }

  private final class FailingURLProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      client?.urlProtocol(self, didFailWithError: CocoaError(.fileNoSuchFile))
    }
    override func stopLoading() {}
  }

  @Test func failsWhenTheTimeIsOut() async throws {
    let server = try RawServer { $0.awaitClose() }
    var request = URLRequest(url: server.url)
    request.timeoutInterval = 1
    let subscriber = await Self.session.dataTaskPublisher(for: request).outcome()

    #expect(subscriber.failure?.code == .timedOut)
  }

  @Test func aTimeOutOfHalfASecondIsNotZero() async throws {
    let server = try RawServer { connection in
      connection.readHead()
      // The server is slow on purpose: a time-out cut to nothing would end the request by now.
      Thread.sleep(forTimeInterval: 0.1)
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
    }
    var request = URLRequest(url: server.url)
    request.timeoutInterval = 0.5
    let subscriber = await Self.session.dataTaskPublisher(for: request).outcome()

    #expect(subscriber.values.map(\.data) == [Data("ok".utf8)])
  }

  @Test func failsOnASchemeThatNobodyKnows() async throws {
    let subscriber = await Self.session.dataTaskPublisher(
      for: try #require(URL(string: "nobody-knows://this"))
    ).outcome()

    #expect(subscriber.failure?.code == .unsupportedURL)
  }

  // MARK: Demand

  @Test(.holds(280)) func makesOneRequestForEachSubscriberAtItsFirstDemand() async throws {
    let server = try RawServer { connection in
      connection.readHead()
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    }
    let publisher = Self.session.dataTaskPublisher(for: server.url)
    let idle = TestSubscriber<Answer, URLError>(initialDemand: .none)
    publisher.subscribe(idle)
    _ = await publisher.outcome()
    #expect(server.connections == 1)

    await withCheckedContinuation { continuation in
      idle.onCompletion { _ in continuation.resume() }
      idle.request(.max(1))
      idle.request(.unlimited)
    }

    #expect(server.connections == 2)
    #expect(idle.values.count == 1)
    #expect(idle.isFinished)
  }

  @Test(.holds(280)) func trapsOnADemandForNothing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let subscriber = TestSubscriber<Answer, URLError>(initialDemand: .none)
      URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1/")!)
        .subscribe(subscriber)
      subscriber.request(.none)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("request(_:) on DataTaskPublisher needs a demand above none"))
  }

  @Test func sendsOnTheDelegateQueue() async throws {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: queue)
    let subscriber = TestSubscriber<Answer, URLError>()
    let url = try HTTPBin.url("/status/200")
    let isOnQueue = await withCheckedContinuation { continuation in
      subscriber.onValue { _ in continuation.resume(returning: OperationQueue.current === queue) }
      session.dataTaskPublisher(for: url).subscribe(subscriber)
    }

    #expect(isOnQueue)
  }

  // MARK: Descriptions

  @Test(.holds(290)) func theSubscriptionShowsItselfByName() throws {
    let subscriber = TestSubscriber<Answer, URLError>(initialDemand: .none)
    try publisher("/get").subscribe(subscriber)

    let subscription = try #require(subscriber.subscription)
    #expect("\(subscription)" == "DataTaskPublisher")
    #expect(Mirror(reflecting: subscription).children.isEmpty)
  }
}
