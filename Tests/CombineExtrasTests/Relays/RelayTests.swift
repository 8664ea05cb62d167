import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("Relays")
struct RelayTests {
  @Test func passesValuesOn() {
    let relay = PassthroughRelay<Int>()
    let downstream = TestSubscriber<Int, Never>(initialDemand: .max(2))
    relay.accept(0)
    relay.subscribe(downstream)
    for number in 1...3 { relay.accept(number) }
    #expect(downstream.values == [1, 2])
    downstream.cancel()
    relay.accept(4)
    #expect(downstream.values == [1, 2])
  }

  @Test func keepsTheNewestValue() {
    let relay = CurrentValueRelay(1)
    let downstream = TestSubscriber<Int, Never>()
    relay.subscribe(downstream)
    relay.accept(2)
    #expect(relay.value == 2)
    #expect(downstream.values == [1, 2])
  }

  @Test func finishesWhenItIsGone() {
    let first = TestSubscriber<Int, Never>()
    let second = TestSubscriber<Int, Never>()
    var passthrough: PassthroughRelay<Int>? = PassthroughRelay()
    var current: CurrentValueRelay<Int>? = CurrentValueRelay(1)
    passthrough?.subscribe(first)
    current?.subscribe(second)
    #expect(first.completions.isEmpty && second.completions.isEmpty)
    passthrough = nil
    current = nil
    #expect(first.completions == [.finished])
    #expect(second.completions == [.finished])
  }

  @Test func takesTheValuesOfAPublisherButNotItsEnd() {
    let relay = PassthroughRelay<Int>()
    let downstream = TestSubscriber<Int, Never>()
    relay.subscribe(downstream)
    let first = [1, 2].publisher.subscribe(relay)
    let subject = PassthroughSubject<Int, Never>()
    let second = relay.subscribe(subject)
    subject.send(3)
    second.cancel()
    subject.send(4)
    #expect(downstream.values == [1, 2, 3])
    #expect(downstream.completions.isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test func isSendableWithItsValues() {
    func take(_ value: some Sendable) {}
    take(PassthroughRelay<Int>())
    take(CurrentValueRelay(1))
  }
}
