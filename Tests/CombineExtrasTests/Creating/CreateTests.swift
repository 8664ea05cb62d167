import Combine
import CombineExtras
import CombineTesting
import Dispatch
import Testing

@Suite("create")
struct CreateTests {
  private typealias Created = Publishers.Create<Int, TestError>

  @Test func sendsWhatTheClosureSends() {
    let downstream = TestSubscriber<Int, TestError>()
    AnyPublisher<Int, TestError>.create { subscriber in
      subscriber.send(1)
      subscriber.send(2)
      subscriber.send(completion: .failure(.oops))
      subscriber.send(3)
      subscriber.send(completion: .finished)
      return AnyCancellable {}
    }
    .subscribe(downstream)
    #expect(downstream.values == [1, 2])
    #expect(downstream.completions == [.failure(.oops)])
  }

  @Test func keepsWhatIsNotAskedFor() {
    let downstream = TestSubscriber<Int, TestError>(initialDemand: .max(1))
    AnyPublisher<Int, TestError> { subscriber in
      for number in 1...4 { subscriber.send(number) }
      subscriber.send(completion: .finished)
      return AnyCancellable {}
    }
    .subscribe(downstream)
    #expect(downstream.values == [1])
    downstream.request(.max(2))
    #expect(downstream.values == [1, 2, 3])
    downstream.request(.max(1))
    #expect(downstream.values == [1, 2, 3, 4])
    #expect(downstream.completions == [.finished])
  }

  @Test func isMadeAnewForEachSubscriber() {
    var calls = 0
    let publisher = Created { subscriber in
      calls += 1
      subscriber.send(calls)
      return AnyCancellable {}
    }
    #expect(calls == 0)
    let first = TestSubscriber<Int, TestError>()
    let second = TestSubscriber<Int, TestError>()
    publisher.subscribe(first)
    publisher.subscribe(second)
    #expect(first.values == [1])
    #expect(second.values == [2])
  }

  @Test func cancelsTheWorkOnceWithTheSubscription() {
    var cancels = 0
    let subject = PassthroughSubject<Int, Never>()
    let downstream = TestSubscriber<Int, TestError>()
    Created { subscriber in
      let feed = subject.sink { subscriber.send($0) }
      return AnyCancellable {
        cancels += 1
        feed.cancel()
      }
    }
    .subscribe(downstream)
    subject.send(1)
    let subscription = downstream.subscription
    downstream.cancel()
    subscription?.cancel()
    subject.send(2)
    #expect(downstream.values == [1])
    #expect(cancels == 1)
  }

  @Test func cancelsTheWorkOnCompletion() {
    var cancels = 0
    var send: ((Subscribers.Completion<TestError>) -> Void)?
    let downstream = TestSubscriber<Int, TestError>()
    Created { subscriber in
      send = { subscriber.send(completion: $0) }
      return AnyCancellable { cancels += 1 }
    }
    .subscribe(downstream)
    #expect(cancels == 0)
    send?(.finished)
    #expect(cancels == 1)

    Created { subscriber in
      subscriber.send(completion: .finished)
      return AnyCancellable { cancels += 1 }
    }
    .subscribe(TestSubscriber())
    #expect(cancels == 2)
  }

  @Test func aCancelFromInsideTheSubscriptionKeepsTheWorkFromBeginning() {
    var calls = 0
    let downstream = TestSubscriber<Int, TestError>()
    downstream.onSubscription { $0.cancel() }
    Created { _ in
      calls += 1
      return AnyCancellable {}
    }
    .subscribe(downstream)
    #expect(calls == 0)
  }

  @Test func aValueSentFromInsideAValueComesAfterIt() {
    var order: [String] = []
    var again: (() -> Void)?
    let cancellable = Created { subscriber in
      again = { subscriber.send(2) }
      subscriber.send(1)
      return AnyCancellable {}
    }
    .sink(receiveCompletion: { _ in }) {
      order.append("begin \($0)")
      if $0 == 1 { again?() }
      order.append("end \($0)")
    }
    #expect(order == ["begin 1", "end 1", "begin 2", "end 2"])
    cancellable.cancel()
  }

  @Test func releasesEverything() {
    expectReleases { source in
      Created { subscriber in
        source.sink(
          receiveCompletion: { subscriber.send(completion: $0) },
          receiveValue: { subscriber.send($0) })
      }
    }
  }

  @Test func losesNothingOnSeveralThreads() {
    for _ in 0..<50 {
      let downstream = UncheckedBox(TestSubscriber<Int, Never>(initialDemand: .max(1)))
      var made: Publishers.Create<Int, Never>.Subscriber?
      AnyPublisher<Int, Never>.create {
        made = $0
        return AnyCancellable {}
      }
      .subscribe(downstream.value)
      guard let subscriber = made else { return }
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for number in 0..<50 {
          if thread < 3 {
            subscriber.send(thread * 1000 + number)
          } else {
            downstream.value.request(.max(3))
          }
        }
      }
      downstream.value.request(.unlimited)
      subscriber.send(completion: .finished)
      let values = downstream.value.values
      #expect(values.count == 150)
      for thread in 0..<3 {
        #expect(values.filter { $0 / 1000 == thread } == (0..<50).map { thread * 1000 + $0 })
      }
      #expect(downstream.value.completions == [.finished])
    }
  }
}
