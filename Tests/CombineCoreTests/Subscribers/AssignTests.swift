import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("assign(to:on:)")
struct AssignTests {
  final class Target {
    var number = 0
    var history: [Int] = [] {
      didSet { number = history.last ?? 0 }
    }
    var token: LifetimeTracker.Token?
    var cancellable: AnyCancellable?
  }

  private typealias Assign = Subscribers.Assign<Target, Int>

  @Test func writesEachValueAndAsksForEverything() {
    let target = Target()
    let upstream = TestPublisher<Int, Never>()
    let cancellable = upstream.assign(to: \.number, on: target)
    #expect(upstream.send(1) == .none)
    #expect(target.number == 1)
    upstream.send(2)
    #expect(target.number == 2)
    cancellable.cancel()
    upstream.send(3)
    #expect(target.number == 2)
    #expect(upstream.subscription?.events == [.request(.unlimited), .cancel])
  }

  @Test(.holds(70, 71)) func ignoresValuesBeforeASubscriptionAndAfterTheCompletion() {
    let target = Target()
    let assign = Assign(object: target, keyPath: \.number)
    #expect(assign.receive(1) == .none)
    #expect(target.number == 0)
    let subscription = TestSubscription()
    assign.receive(subscription: subscription)
    _ = assign.receive(2)
    assign.receive(completion: .finished)
    _ = assign.receive(3)
    #expect(target.number == 2)
    #expect(subscription.events == [.request(.unlimited)])
  }

  @Test(.holds(68)) func cancelsASecondSubscription() {
    let assign = Assign(object: Target(), keyPath: \.number)
    let (first, second) = (TestSubscription(), TestSubscription())
    assign.receive(subscription: first)
    assign.receive(subscription: second)
    #expect(first.events == [.request(.unlimited)])
    #expect(second.events == [.cancel])
  }

  @Test(.holds(69)) func holdsItsObjectUntilTheCompletionOrACancel() {
    let tracker = LifetimeTracker()
    func makeAssign() -> Assign {
      let target = Target()
      target.token = tracker.token()
      return Assign(object: target, keyPath: \.number)
    }
    let (completed, cancelled) = (makeAssign(), makeAssign())
    for assign in [completed, cancelled] { assign.receive(subscription: TestSubscription()) }
    #expect(tracker.count == 2)
    #expect(completed.object != nil)
    completed.receive(completion: .finished)
    #expect(completed.object == nil)
    #expect(tracker.count == 1)
    cancelled.cancel()
    #expect(cancelled.object == nil)
    #expect(tracker.count == 0)
  }

  @Test(.holds(69)) func storedInItsOwnObjectItIsACycleUntilTheUpstreamEnds() {
    let tracker = LifetimeTracker()
    let upstream = PassthroughSubject<Int, Never>()
    do {
      let target = Target()
      target.token = tracker.token()
      target.cancellable = upstream.assign(to: \.number, on: target)
    }
    #expect(tracker.count == 1)
    upstream.send(completion: .finished)
    #expect(tracker.count == 0)
  }

  @Test func aCancelFromInsideTheSetterDoesNoHarm() {
    final class Stopping {
      var cancellable: AnyCancellable?
      var number = 0 { didSet { cancellable?.cancel() } }
    }
    let target = Stopping()
    let upstream = PassthroughSubject<Int, Never>()
    target.cancellable = upstream.assign(to: \.number, on: target)
    upstream.send(1)
    upstream.send(2)
    #expect(target.number == 1)
  }

  @Test(.holds(72)) func describesItself() {
    let target = Target()
    let assign = Assign(object: target, keyPath: \.number)
    #expect(assign.description == "Assign Target.")
    #expect(assign.playgroundDescription as? String == "Assign Target.")
    let mirror = assign.customMirror
    #expect(mirror.children.map(\.label) == ["object", "keyPath", "status"])
    #expect(mirror.descendant("object") as? Target === target)
    #expect(assign.keyPath == \Target.number)
  }
}
