import Combine
import CombineTesting
import RemoteAPI
import TestServers
import Testing

@Suite("NetworkService", .timeLimit(.minutes(5)))
struct NetworkServiceTests {
  struct Slideshow: Decodable, Equatable, Sendable {
    struct Content: Decodable, Equatable, Sendable {
      var author: String
      var title: String
    }
    var slideshow: Content
  }

  private let service = NetworkService()
  private let queue = DispatchQueue(label: "NetworkServiceTests")

  private func request(_ path: String) throws -> URLRequest {
    URLRequest(url: try HTTPBin.url(path))
  }

  // MARK: The three forms

  @Test func theFutureGivesTheValueToEverySubscriber() async throws {
    let future = service.getData(try request("/json"), decode: Slideshow.self, on: queue)

    let first = await future.outcome()
    let second = await future.outcome()

    #expect(first.values.map(\.slideshow.author) == ["Yours Truly"])
    #expect(second.values == first.values)
    #expect(first.isFinished)
  }

  @Test func theFutureMakesOneRequestAtOnce() async throws {
    let (heads, continuation) = AsyncStream.makeStream(of: String.self)
    let server = try RawServer { connection in
      continuation.yield(connection.readHead() ?? "")
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nConnection: close\r\n\r\n7")
    }
    let future = service.getData(URLRequest(url: server.url), decode: Int.self, on: queue)
    var head = heads.makeAsyncIterator()
    _ = await head.next()

    #expect(await future.outcome().values == [7])
    #expect(await future.outcome().values == [7])
    #expect(server.connections == 1)
  }

  @Test func thePublisherMakesARequestForEachSubscriber() async throws {
    let server = try RawServer { connection in
      connection.readHead()
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nConnection: close\r\n\r\n7")
    }
    let publisher = service.publisher(
      for: URLRequest(url: server.url), decode: Int.self, on: queue)
    #expect(server.connections == 0)

    #expect(await publisher.outcome().values == [7])
    #expect(await publisher.outcome().values == [7])
    #expect(server.connections == 2)
  }

  @Test func theAsynchronousFormReturnsTheValue() async throws {
    let value = try await service.value(for: request("/json"), decode: Slideshow.self)

    #expect(value.slideshow.title == "Sample Slide Show")
  }

  @Test func deliversOnTheChosenScheduler() async throws {
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let request = try request("/json")
    let subscriber = TestSubscriber<Slideshow, APIError>()
    await withCheckedContinuation { done in
      subscriber.onValue { _ in #expect(DispatchQueue.getSpecific(key: key) == true) }
      subscriber.onCompletion { _ in
        #expect(DispatchQueue.getSpecific(key: key) == true)
        done.resume()
      }
      service.publisher(for: request, decode: Slideshow.self, on: queue).subscribe(subscriber)
    }
    #expect(subscriber.values.count == 1)
  }

  @Test func dataIsGivenAsItIs() async throws {
    let data = try await service.value(for: request("/base64/VHJpYnV0YXJ5"), decode: Data.self)

    #expect(String(decoding: data, as: UTF8.self) == "Tributary")
  }

  @Test func takesTheDecoderItIsGiven() async throws {
    struct Film: Decodable, Sendable { var originalTitle: String }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(path: "/film") { _ in .json(Data(#"{"original_title": "Solaris"}"#.utf8)) }
    ])
    let service = NetworkService(session: session, decoder: decoder)
    let url = try #require(URL(string: "https://films.example.org/film"))

    let film = try await service.value(for: URLRequest(url: url), decode: Film.self)

    #expect(film.originalTitle == "Solaris")
  }

  @Test func asksAServiceForATypedEndpoint() async throws {
    let session = SampleTransport.makeSession(routes: [
      SampleRoute(host: "films.example.org", path: "/v1/titles") { request in
        .json(Data(#"{"code": 200, "data": ["\#(request.url?.query ?? "")"]}"#.utf8))
      }
    ])
    let service = NetworkService(session: session)
    let films = APIService(
      baseURL: URL(string: "https://films.example.org/v1"), key: .query(name: "key", value: "k"))
    let titles = APIEndpoint<JSONModel<[String]>>(path: "titles")

    let published = await service.publisher(
      for: titles, params: ["page": "2"], of: films, on: queue
    )
    .outcome()
    let awaited = try await service.value(for: titles, of: films)

    #expect(published.values.map(\.data) == [["key=k&page=2"]])
    #expect(awaited.data == ["key=k"])
  }

  // MARK: Failures

  private func failure(_ request: URLRequest) async -> APIError? {
    await service.publisher(for: request, decode: Slideshow.self, on: queue).outcome().failure
  }

  @Test(arguments: [300, 304, 400, 401, 404, 418, 500, 503])
  func aStatusOutsideTheTwoHundredsIsAFailure(status: Int) async throws {
    guard case .badStatus(let code, _) = await failure(try request("/status/\(status)")) else {
      Issue.record("No failure of status")
      return
    }
    #expect(code == status)
  }

  @Test func aBadStatusCarriesTheBody() async throws {
    guard case .badStatus(418, let body) = await failure(try request("/status/418")) else {
      Issue.record("No failure of status")
      return
    }
    #expect(String(decoding: body, as: UTF8.self).contains("teapot"))
  }

  @Test func anAnswerOfAnotherShapeIsADecodingFailure() async throws {
    guard case .decoding(let error, let path) = await failure(try request("/get")) else {
      Issue.record("No failure of decoding")
      return
    }
    #expect(error is DecodingError)
    #expect(path.map(\.stringValue) == ["slideshow"])

    guard case .decoding(_, let root) = await failure(try request("/html")) else {
      Issue.record("No failure of decoding")
      return
    }
    #expect(root.isEmpty)
  }

  @Test func aRefusedAndACutConnectionAreTransportFailures() async throws {
    guard case .transport(let refused) = await failure(URLRequest(url: try RawServer.refusingURL()))
    else {
      Issue.record("No failure of transport")
      return
    }
    #expect(refused.code == .cannotConnectToHost)

    let server = try RawServer { connection in
      connection.readHead()
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{")
    }
    guard case .transport = await failure(URLRequest(url: server.url)) else {
      Issue.record("No failure of transport")
      return
    }
  }

  @Test func anAnswerThatIsNotOfHTTPIsUnknown() async throws {
    let url = try #require(URL(string: "data:application/json,7"))
    let failure = await service.publisher(for: URLRequest(url: url), decode: Int.self, on: queue)
      .outcome().failure

    #expect(failure != nil)
  }

  @Test func theFutureAndTheAsynchronousFormFailAlike() async throws {
    let request = try request("/status/503")
    let future = await service.getData(request, decode: Int.self, on: queue).outcome()
    guard case .badStatus(503, _) = future.failure as? APIError else {
      Issue.record("No failure of status")
      return
    }
    await #expect {
      _ = try await service.value(for: request, decode: Int.self)
    } throws: { error in
      if case .badStatus(503, _) = error as? APIError { true } else { false }
    }
  }

  @Test func aServiceWithoutAnAddressFails() async {
    let endpoint = APIEndpoint<Int>(path: "a")
    let failure = await service.publisher(
      for: endpoint, of: APIService(baseURL: nil), on: queue
    ).outcome().failure
    guard case .badURL = failure else {
      Issue.record("No failure of the address")
      return
    }
  }
}
