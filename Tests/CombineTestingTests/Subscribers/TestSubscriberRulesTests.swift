import CombineTesting
import Testing

@Suite("TestSubscriber and the rules")
struct TestSubscriberRulesTests {
  @Test func findsNothingWrongWithAPublisherThatKeepsTheRules() {
    let subscriber = (1...3).publisher.record(demand: .max(2))
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.requested == .max(2))
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2, 3])
    #expect(subscriber.requested == .max(3))
    #expect(subscriber.isFinished)
    #expect(subscriber.violations.isEmpty)
  }

  @Test func countsTheDemandReturnedForValues() {
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1)) { $0 < 3 ? .max(1) : .none }
    (1...5).publisher.subscribe(subscriber)
    #expect(subscriber.values == [1, 2, 3])
    #expect(subscriber.requested == .max(3))
    #expect(subscriber.violations.isEmpty)
  }

  @Test func namesEachViolation() {
    let publisher = TestPublisher<Int, Never>(sendsSubscription: false)
    let subscriber = publisher.record(demand: .max(1))
    publisher.send(0)
    #expect(subscriber.violations == [.valueBeforeSubscription, .valueBeyondDemand])
    publisher.send(completion: .finished)
    #expect(subscriber.violations.last == .completionBeforeSubscription)
    publisher.send(subscription: TestSubscription())
    publisher.send(subscription: TestSubscription())
    #expect(subscriber.violations.last == .secondSubscription)
    publisher.send(completion: .finished)
    #expect(subscriber.violations.last == .secondCompletion)
    publisher.send(1)
    #expect(subscriber.violations.suffix(1) == [.valueAfterCompletion])
    #expect("\(RuleViolation.valueBeyondDemand)" == "a value beyond the demand")
  }

  @Test func forgetsEventsOnRequest() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = subject.record()
    subject.send(1)
    subscriber.removeEvents()
    subject.send(2)
    #expect(subscriber.events == [.value(2)])
    #expect(subscriber.subscription != nil)
  }
}
