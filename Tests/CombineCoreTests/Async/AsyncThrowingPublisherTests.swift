import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("values of a publisher that can fail")
struct AsyncThrowingPublisherTests {
  @Test(.holds(277)) func givesTheValuesThenThrowsTheFailure() async throws {
    let subject = CurrentValueSubject<Int, TestError>(1)
    var iterator = subject.values.makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    subject.send(completion: .failure(.first))
    await #expect(throws: TestError.first) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func aFinishEndsTheSequence() async throws {
    var received: [Int] = []
    for try await value in [1, 2].publisher.setFailureType(to: TestError.self).values {
      received.append(value)
    }
    #expect(received == [1, 2])
  }

  @Test(.holds(277)) func oneWaiterGetsTheFailureAndTheOthersNil() async {
    // Recording publishers and subscribers may be used on any thread.
    nonisolated(unsafe) let upstream = TestPublisher<Int, TestError>()
    let iterator = upstream.values.makeAsyncIterator()
    // An iterator may be asked on any thread.
    nonisolated(unsafe) let shared = iterator
    let tasks = (0..<3).map { _ in
      Task {
        var copy = shared
        return try await copy.next()
      }
    }
    while iterator.waiterCount < 3 { await Task.yield() }
    upstream.send(completion: .failure(.second))
    var failures = 0
    for task in tasks {
      switch await task.result {
      case .success(let value): #expect(value == nil)
      case .failure(let error):
        #expect(error as? TestError == .second)
        failures += 1
      }
    }
    #expect(failures == 1)
  }

  @Test func cancellingTheTaskGivesNil() async throws {
    // Recording publishers and subscribers may be used on any thread.
    nonisolated(unsafe) let upstream = TestPublisher<Int, TestError>()
    let iterator = upstream.values.makeAsyncIterator()
    // Only the task asks it.
    nonisolated(unsafe) var pending = iterator
    let task = Task { try await pending.next() }
    while iterator.waiterCount < 1 { await Task.yield() }
    task.cancel()
    #expect(try await task.value == nil)
    #expect(upstream.subscription?.events == [.request(.max(1)), .cancel])
  }
}
