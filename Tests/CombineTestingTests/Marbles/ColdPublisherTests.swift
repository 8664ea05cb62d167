import CombineTesting
import Testing

@Suite("ColdPublisher")
struct ColdPublisherTests {
  struct Refusal: Error, Equatable {}

  let scheduler = VirtualScheduler()

  @Test func playsItsScriptForEachSubscriber() {
    let source = scheduler.cold("a-b|")
    let first = source.record()
    #expect(first.values.isEmpty)
    scheduler.advance()
    #expect(first.values == ["a"])
    scheduler.advance(by: 1)
    let second = source.record()
    scheduler.advance(by: 2)
    #expect(first.values == ["a", "b"])
    #expect(first.isFinished)
    #expect(second.values == ["a", "b"])
    #expect(!second.isFinished)
    scheduler.run()
    #expect(second.isFinished)
    #expect(source.subscriptions == ["^--!", "-^--!"])
  }

  @Test func sendsValuesAndErrors() {
    let source = scheduler.cold("-(ab)#", values: ["a": 1, "b": 2], failure: Refusal())
    let subscriber = source.record()
    scheduler.run()
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.failure == Refusal())
    #expect(scheduler.now.nanoseconds == 2_000_000_000)
  }

  @Test func aScriptNeedsNoDiagram() {
    let source: ColdPublisher<Int, Refusal> = scheduler.cold([
      .value(7, frame: 2), .failure(Refusal(), frame: 4),
    ])
    let recording = scheduler.record(source)
    scheduler.run()
    #expect(recording.events == [.value(7, frame: 2), .failure(Refusal(), frame: 4)])
  }

  @Test func keepsValuesUntilSomebodyAsks() {
    let subscriber = scheduler.cold("abc|").record(demand: .max(1))
    scheduler.advance(by: 10)
    #expect(subscriber.values == ["a"])
    subscriber.request(.max(1))
    #expect(subscriber.values == ["a", "b"])
    #expect(!subscriber.isFinished)
    subscriber.request(.max(1))
    #expect(subscriber.values == ["a", "b", "c"])
    #expect(subscriber.isFinished)
    #expect(subscriber.violations.isEmpty)
  }

  @Test func aCancelEndsTheScriptAndReleasesTheSubscriber() {
    let tracker = LifetimeTracker()
    let source = scheduler.cold("-a-b|")
    var values: [String] = []
    let cancellable = source.sink { [token = tracker.token()] value in
      _ = token
      values.append(value)
    }
    scheduler.advance(by: 2)
    cancellable.cancel()
    #expect(tracker.count == 0)
    #expect(scheduler.pendingCount == 0)
    scheduler.run()
    #expect(values == ["a"])
    #expect(source.subscriptions == ["^-!"])
  }

  @Test func aValueMayCancelOrAskForMore() {
    let source = scheduler.cold("(abc)|")
    let subscriber = TestSubscriber<String, Never>(initialDemand: .max(1))
    subscriber.onValue { value in
      if value == "a" { subscriber.request(.max(5)) } else { subscriber.cancel() }
    }
    source.subscribe(subscriber)
    scheduler.run()
    #expect(subscriber.values == ["a", "b"])
    #expect(subscriber.completion == nil)
  }

  @Test func theFramesLengthIsTheSchedulers() {
    scheduler.frame = .milliseconds(10)
    let subscriber = scheduler.cold("--a|").record()
    scheduler.advance(by: .milliseconds(19))
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(subscriber.values == ["a"])
  }

  @Test func servesOtherClocks() {
    let loop = RunLoop.test
    loop.frame = .milliseconds(100)
    let source = loop.cold("a-b----c|")
    loop.expect(source.debounce(for: 0.3, scheduler: loop), emits: "-----b--|")
    let queue = DispatchQueue.test
    queue.frame = .milliseconds(100)
    queue.expect(
      queue.cold("a-b|").delay(for: .milliseconds(200), scheduler: queue), emits: "--a-b|")
  }

  @Test func aMistakeInTheDiagramFailsTheTestAndNothingHappens() {
    var subscribers: [TestSubscriber<String, Never>] = []
    let issues = recordedIssues {
      subscribers = ["-a-(b", "-^-a", "-a!", "-#"].map { scheduler.cold($0).record() }
    }
    scheduler.run()
    #expect(subscribers.allSatisfy { $0.values.isEmpty && $0.completion == nil })
    #expect(
      issues.map { $0.prefix { $0 != "\n" } } == [
        "the group that begins here does not end, at position 4 of the diagram:",
        "a cold publisher begins with each subscription, at position 2 of the diagram:",
        "a publisher's script does not cancel, at position 3 of the diagram:",
        "there is no error for '#', at position 2 of the diagram:",
      ])
    let unknown = recordedIssues { _ = scheduler.cold("-a-b", values: ["a": 1]) }
    #expect(
      unknown == [
        """
        there is no value for 'b', at position 4 of the diagram:
          -a-b
             ^
        """
      ])
  }
}
