import CombineTesting
import Testing

@Suite("values(of:), firstValue(of:) and completion(of:)")
struct AsynchronousWaitingTests {
  struct Refusal: Error, Equatable {}

  @Test func givesAllValuesUntilTheEnd() async throws {
    let source = (1...3).publisher.receive(on: DispatchQueue(label: "source"))
    #expect(try await values(of: source) == [1, 2, 3])
  }

  @Test func givesAsManyAsAskedForAndCancels() async throws {
    let source = TestPublisher<Int, Never>(onRequest: nil)
    source.onSubscribe { publisher in
      for value in 1...5 { publisher.send(value) }
    }
    #expect(try await values(of: source, count: 2) == [1, 2])
    #expect(source.subscription?.events == [.request(.max(2)), .cancel])
    #expect(try await values(of: source, count: 0) == [])
  }

  @Test func givesTheFirstValue() async throws {
    let source = Just(1).receive(on: DispatchQueue(label: "source"))
    #expect(try await firstValue(of: source) == 1)
  }

  @Test func givesTheCompletion() async throws {
    let failing = Fail<Int, Refusal>(error: Refusal()).receive(on: DispatchQueue(label: "source"))
    #expect(try await completion(of: failing) == .failure(Refusal()))
    #expect(try await completion(of: [1, 2].publisher) == .finished)
  }

  @Test func throwsThePublishersError() async {
    let failing = Fail<Int, Refusal>(error: Refusal())
    await #expect(throws: Refusal()) { try await values(of: failing) }
    await #expect(throws: Refusal()) { try await firstValue(of: failing) }
  }

  @Test func saysWhatHadComeWhenTheTimeWasUp() async {
    let source = [1, 2].publisher.append(Empty(completeImmediately: false))
    let error = await #expect(throws: WaitError.self) {
      try await values(of: source, count: 3, timeout: .milliseconds(1))
    }
    #expect(error?.reason == .timedOut(after: .milliseconds(1)))
    #expect(
      error?.description
        == "Waited 0.001 seconds for 3 values in vain; the publisher had sent 2 values: [1, 2].")
    let other = await #expect(throws: WaitError.self) {
      try await completion(of: source, timeout: .milliseconds(1))
    }
    #expect(other?.received == "2 values")
  }

  @Test func saysWhenThePublisherFinishesTooEarly() async {
    let error = await #expect(throws: WaitError.self) {
      try await firstValue(of: Empty<Int, Never>())
    }
    #expect(
      error?.description
        == "Waited for a value, but the publisher finished; it had sent nothing.")
  }

  @Test func aCancelledTaskStopsWaiting() async {
    let source = TestPublisher<Int, Never>()
    let box = UncheckedBox(source)
    let task = Task { _ = try await firstValue(of: box.value) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @MainActor @Test func waitsOnTheMainActorForTheMainQueue() async throws {
    #expect(try await firstValue(of: Just(1).receive(on: DispatchQueue.main)) == 1)
  }

  @Test func takesValuesThatCannotBeSent() async throws {
    final class Plain { let number = 3 }
    #expect(try await firstValue(of: Just(Plain())).number == 3)
  }
}

@Suite("waitForValues(of:), waitForFirstValue(of:) and waitForCompletion(of:)")
struct SynchronousWaitingTests {
  struct Refusal: Error, Equatable {}

  @Test func waitsForOtherThreads() throws {
    let source = (1...3).publisher.receive(on: DispatchQueue(label: "source"))
    #expect(try waitForValues(of: source) == [1, 2, 3])
    #expect(try waitForValues(of: source, count: 2) == [1, 2])
    #expect(try waitForFirstValue(of: source) == 1)
    #expect(try waitForCompletion(of: source) == .finished)
  }

  @Test func throwsErrors() {
    let failing = Fail<Int, Refusal>(error: Refusal())
    #expect(throws: Refusal()) { try waitForFirstValue(of: failing) }
    let never = Empty<Int, Never>(completeImmediately: false)
    let error = #expect(throws: WaitError.self) {
      try waitForCompletion(of: never, timeout: .milliseconds(1))
    }
    #expect(error?.reason == .timedOut(after: .milliseconds(1)))
    #expect(error?.awaited == "a completion")
  }
}
