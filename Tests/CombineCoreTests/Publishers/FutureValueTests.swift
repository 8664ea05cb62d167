import Combine
import CombineTesting
import Dispatch
import TestSupport
import Testing

@Suite("Future.value")
struct FutureValueTests {
  @Test(.holds(45)) func givesAValueThatIsThereAlready() async {
    let future = Future<Int, Never> { $0(.success(42)) }
    let value = await future.value
    #expect(value == 42)
  }

  @Test func waitsForAValue() async {
    let value = await Future<Int, Never> { promise in
      // A promise may be called on any thread.
      nonisolated(unsafe) let promise = promise
      DispatchQueue.global().async { promise(.success(42)) }
    }.value
    #expect(value == 42)
  }

  @Test(.holds(45)) func throwsTheFailure() async {
    await #expect(throws: TestError.first) {
      try await Future<Int, TestError> { promise in
        // A promise may be called on any thread.
        nonisolated(unsafe) let promise = promise
        DispatchQueue.global().async { promise(.failure(.first)) }
      }.value
    }
  }

  @Test func givesTheValueOfAFutureThatMayFail() async throws {
    let value = try await Future<Int, TestError> { $0(.success(1)) }.value
    #expect(value == 1)
  }

  /// A class that may not leave its actor, which the value is read on without a complaint.
  @MainActor
  private final class Model {
    let future = Future<[Int], Never> { $0(.success([1])) }

    func load() async -> [Int] { await future.value }
  }

  @Test @MainActor func canBeAwaitedOnTheMainActor() async {
    let values = await Model().load()
    #expect(values == [1])
  }

  @Test func manyTasksGetTheOneValue() async {
    // Set before the tasks start; both may be used on any thread.
    nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
    nonisolated(unsafe) let future = Future<Int, Never> { promise = $0 }
    let sum = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<20 { group.addTask { await future.value } }
      group.addTask {
        promise?(.success(2))
        return 0
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 40)
  }

  @Test func cancellingTheTaskDoesNotEndTheWait() async {
    // Set before the task starts; both may be used on any thread.
    nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
    nonisolated(unsafe) let future = Future<Int, Never> { promise = $0 }
    let task = Task { await future.value }
    task.cancel()
    promise?(.success(3))
    let value = await task.value
    #expect(value == 3)
  }
}
