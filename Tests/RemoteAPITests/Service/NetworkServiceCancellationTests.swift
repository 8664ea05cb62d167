import Combine
import CombineTesting
import RemoteAPI
import TestServers
import Testing

@Suite("NetworkService, cancelled", .timeLimit(.minutes(5)))
struct NetworkServiceCancellationTests {
  private let service = NetworkService()
  private let queue = DispatchQueue(label: "NetworkServiceCancellationTests")

  /// A server that takes a request, tells of it, and tells when the client has gone.
  private struct SilentServer {
    let server: RawServer
    private let events: AsyncStream<String>

    init() throws {
      let (events, continuation) = AsyncStream.makeStream(of: String.self)
      self.events = events
      server = try RawServer { connection in
        connection.readHead()
        continuation.yield("request")
        connection.awaitClose()
        continuation.yield("closed")
      }
    }

    var request: URLRequest { URLRequest(url: server.url) }

    func next() async -> String? {
      var iterator = events.makeAsyncIterator()
      return await iterator.next()
    }
  }

  @Test func cancellingTheOnlySubscriptionOfAFutureEndsTheRequest() async throws {
    let server = try SilentServer()
    let subscriber = TestSubscriber<Int, any Error>()
    service.getData(server.request, decode: Int.self, on: queue).subscribe(subscriber)
    #expect(await server.next() == "request")

    subscriber.cancel()

    #expect(await server.next() == "closed")
    #expect(subscriber.events.count == 1)
  }

  @Test func releasingAFutureEndsTheRequest() async throws {
    let server = try SilentServer()
    var future: Future<Int, any Error>? = service.getData(
      server.request, decode: Int.self, on: queue)
    #expect(await server.next() == "request")
    withExtendedLifetime(future) {}

    future = nil

    #expect(await server.next() == "closed")
  }

  @Test func aFutureThatIsHeldGoesOnWithoutSubscribers() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let gate = DispatchSemaphore(value: 0)
    let server = try RawServer { connection in
      connection.readHead()
      continuation.yield("request")
      gate.wait()
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nConnection: close\r\n\r\n7")
    }
    let future = service.getData(URLRequest(url: server.url), decode: Int.self, on: queue)
    let impatient = TestSubscriber<Int, any Error>()
    future.subscribe(impatient)
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == "request")

    impatient.cancel()
    gate.signal()

    #expect(await future.outcome().values == [7])
    #expect(impatient.values.isEmpty)
  }

  @Test func cancellingThePublishersSubscriptionEndsTheRequest() async throws {
    let server = try SilentServer()
    let subscriber = TestSubscriber<Int, APIError>()
    service.publisher(for: server.request, decode: Int.self, on: queue).subscribe(subscriber)
    #expect(await server.next() == "request")

    subscriber.cancel()

    #expect(await server.next() == "closed")
    #expect(subscriber.completions.isEmpty)
  }

  @Test func cancellingTheTaskEndsTheRequestAndTheWait() async throws {
    let server = try SilentServer()
    let request = server.request
    let task = Task { try await service.value(for: request, decode: Int.self) }
    #expect(await server.next() == "request")

    task.cancel()

    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(await server.next() == "closed")
  }

  @Test func aTaskThatIsAlreadyCancelledMakesNoRequest() async throws {
    let server = try SilentServer()
    let request = server.request
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await service.value(for: request, decode: Int.self)
    }

    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(server.server.connections == 0)
  }

  @Test func tasksThatAreCancelledWhileAnswersComeEndOnce() async throws {
    let request = URLRequest(url: try HTTPBin.url("/status/204"))
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<100 {
        group.addTask {
          let task = Task { try await service.value(for: request, decode: Data.self) }
          for _ in 0..<index { await Task.yield() }
          task.cancel()
          _ = try? await task.value
        }
      }
    }

    #expect(try await service.value(for: request, decode: Data.self).isEmpty)
  }
}
