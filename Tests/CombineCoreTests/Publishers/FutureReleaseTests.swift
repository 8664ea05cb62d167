import Combine
import CombineTesting
import Testing

@Suite("Future that is given up")
struct FutureReleaseTests {
  typealias Sut = Future<Int, TestError>

  @Test func runsTheClosureWhenNobodyHoldsIt() {
    var given = 0
    var promise: Sut.Promise?
    do {
      let future = Sut(onRelease: { given += 1 }) { promise = $0 }
      _ = future
      #expect(given == 0)
    }
    #expect(given == 1)
    promise?(.success(1))
    #expect(given == 1)
  }

  @Test func runsTheClosureWhenTheLastSubscriberCancels() {
    var given = 0
    var cancellables: [AnyCancellable] = []
    do {
      let future = Sut(onRelease: { given += 1 }) { _ in }
      for _ in 0..<2 {
        cancellables.append(future.sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
      }
    }
    cancellables[0].cancel()
    #expect(given == 0)
    cancellables[1].cancel()
    #expect(given == 1)
  }

  @Test func releasesTheClosureUnusedOnAResult() {
    let tracker = LifetimeTracker()
    var given = 0
    var promise: Sut.Promise?
    do {
      let token = tracker.token()
      let future = Sut(
        onRelease: { [token] in
          _ = token
          given += 1
        }
      ) { promise = $0 }
      promise?(.success(1))
      withExtendedLifetime(future) {}
    }
    #expect(tracker.count == 0)
    #expect(given == 0)
  }

  @Test func aWaitingTaskKeepsIt() async throws {
    // Written by the task before the promise is kept, read after its end.
    nonisolated(unsafe) var given = 0
    // Set once by the task; a promise may be called on any thread.
    nonisolated(unsafe) var promise: Sut.Promise?
    let task = Task {
      try await Sut(onRelease: { given += 1 }) { promise = $0 }.value
    }
    while promise == nil { await Task.yield() }
    promise?(.success(8))
    #expect(try await task.value == 8)
    #expect(given == 0)
  }
}
