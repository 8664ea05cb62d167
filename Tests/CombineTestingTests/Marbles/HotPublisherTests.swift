import CombineTesting
import Testing

@Suite("HotPublisher")
struct HotPublisherTests {
  struct Refusal: Error, Equatable {}

  let scheduler = VirtualScheduler()

  @Test func playsItsScriptOnce() {
    let source = scheduler.hot("-a-b-c|")
    let first = source.record()
    scheduler.advance(by: 2)
    let second = source.record()
    scheduler.advance(by: 2)
    #expect(first.values == ["a", "b"])
    #expect(second.values == ["b"])
    first.cancel()
    scheduler.run()
    #expect(first.values == ["a", "b"])
    #expect(second.values == ["b", "c"])
    #expect(second.isFinished)
    #expect(source.subscriptions == ["^---!", "--^---!"])
  }

  @Test func thePresentIsTheMarkedFrame() {
    let source = scheduler.hot("-a-^-b|")
    scheduler.expect(source, emits: "--b|")
  }

  @Test func whatNobodyAsksForIsLost() {
    let subscriber = scheduler.hot("abc|").record(demand: .max(1))
    scheduler.advance(by: 1)
    subscriber.request(.max(1))
    scheduler.run()
    #expect(subscriber.values == ["a", "c"])
    #expect(subscriber.isFinished)
    #expect(subscriber.violations.isEmpty)
  }

  @Test func whoComesLateGetsOnlyTheCompletion() {
    let source = scheduler.hot("-a#", values: ["a": 1], failure: Refusal())
    scheduler.run()
    let subscriber = source.record()
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.failure == Refusal())
    #expect(source.subscriptions == ["--(^!)"])
  }

  @Test func runsWithoutBeingKept() {
    let subscriber = scheduler.hot("-a|", values: ["a": 1]).record()
    scheduler.run()
    #expect(subscriber.values == [1])
  }

  @Test func everythingIsReleasedAtTheEnd() {
    let tracker = LifetimeTracker()
    var cancellable: AnyCancellable? = scheduler.hot("-a|")
      .sink { [token = tracker.token()] _ in _ = token }
    scheduler.run()
    #expect(tracker.count == 0)
    cancellable = nil
    _ = cancellable
  }

  @Test func aMistakeInTheDiagramFailsTheTest() {
    let issues = recordedIssues { _ = scheduler.hot("-a-!") }
    #expect(issues.count == 1)
  }

  @Test func subscriptionsOfInnerPublishersAreSeen() {
    let a = scheduler.cold("-1-2-3|")
    let b = scheduler.cold("-4-5|")
    let outer = scheduler.hot("-a--b|", values: ["a": a, "b": b])
    scheduler.expect(outer.switchToLatest(), emits: "--1--4-5|")
    #expect(a.subscriptions == ["-^--!"])
    #expect(b.subscriptions == ["----^---!"])
  }
}
