import Combine
import CombineTesting
import Dispatch
import Foundation
import TestSupport
import Testing

@Suite("print")
struct PrintTests {
  @Test(.holds(252, 253)) func writesALineForEveryEventBeforeItIsPassedOn() {
    let stream = TextRecorder()
    let upstream = TestPublisher<Int, TestError>(
      onRequest: { stream.write("-> request \($0)\n") },
      onCancel: { stream.write("-> cancel\n") })
    let subscriber = TestSubscriber<Int, TestError>(
      demandForValue: { $0 == 9 ? .unlimited : .max($0) })
    subscriber.onSubscription {
      stream.write("-> subscription \($0)\n")
      $0.request(.unlimited)
      $0.request(.max(30))
    }
    subscriber.onValue { stream.write("-> value \($0)\n") }
    upstream.print(to: stream).subscribe(subscriber)

    #expect(upstream.send(2) == .max(2))
    upstream.send(0)
    #expect(upstream.send(9) == .unlimited)
    subscriber.cancel()

    #expect(
      stream.text == """
        receive subscription: (TestSubscription)
        -> subscription Print
        request unlimited
        -> request unlimited
        request max: (30)
        -> request max(30)
        receive value: (2)
        -> value 2
        request max: (2) (synchronous)
        receive value: (0)
        -> value 0
        receive value: (9)
        -> value 9
        request unlimited (synchronous)
        receive cancel
        -> cancel

        """)
  }

  @Test(.holds(252)) func aPrefixStandsBeforeEachLine() {
    let stream = TextRecorder()
    let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
    Just(1).print("just", to: stream).subscribe(subscriber)
    #expect(
      stream.text == """
        just: receive subscription: (Just)
        just: request max: (1)
        just: receive value: (1)
        just: receive finished

        """)
  }

  @Test(.holds(252, 253)) func writesTheErrorOfAFailureBeforeItIsPassedOn() {
    let stream = TextRecorder()
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    subscriber.onCompletion { stream.write("-> \($0)\n") }
    upstream.print(to: stream).subscribe(subscriber)
    upstream.send(completion: .failure(.second))
    #expect(
      stream.text == """
        receive subscription: (TestSubscription)
        receive error: (second)
        -> \(Subscribers.Completion<TestError>.failure(.second))

        """)
  }

  @Test(.holds(254), arguments: [true, false])
  func keepsWritingRequestsAndCancelsWhenItIsOver(byCancel: Bool) throws {
    let stream = TextRecorder()
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    upstream.print(to: stream).subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    if byCancel {
      subscription.cancel()
    } else {
      upstream.send(completion: .finished)
    }
    subscription.request(.max(2))
    subscription.cancel()
    #expect(
      stream.text == """
        receive subscription: (TestSubscription)
        \(byCancel ? "receive cancel" : "receive finished")
        request max: (2)
        receive cancel

        """)
    #expect(upstream.subscription?.events == (byCancel ? [.cancel] : []))
  }

  @Test(.holds(287, 288)) func hasItsOwnSubscription() throws {
    try expectHasItsOwnSubscription(
      named: "Print", earlyValue: .isPassedOn, earlyCompletion: .isPassedOn
    ) { $0.print(to: TextRecorder()) }
  }

  @Test func keepsPrefixAndStream() {
    let stream = TextRecorder()
    let publisher = Just(1).print("p", to: stream)
    #expect(publisher.prefix == "p")
    #expect(publisher.stream as? TextRecorder === stream)
    #expect(publisher.upstream == Just(1))
    #expect(Just(1).print().stream == nil)
    #expect(Just(1).print().prefix == "")
  }

  @Test(.holds(255)) func writesToStandardOutputByDefault() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      Just(1).print("just").subscribe(TestSubscriber<Int, Never>())
      exit(0)
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        """
        just: receive subscription: (Just)
        just: request unlimited
        just: receive value: (1)
        just: receive finished

        """))
  }

  @Test func aStreamThatUsesTheSubscriptionDoesNotDeadlock() {
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    let stream = TextRecorder { text in
      if text.hasPrefix("receive value: (1)") { subscriber.request(.max(5)) }
    }
    upstream.print(to: stream).subscribe(subscriber)
    upstream.send(1)
    #expect(
      stream.text == """
        receive subscription: (TestSubscription)
        receive value: (1)
        request max: (5)

        """)
    #expect(upstream.subscription?.events == [.request(.max(5))])
  }

  @Test func linesFromManyThreadsAreWrittenWholeAndOnce() throws {
    // Not synchronised: the operator writes from one thread at a time.
    final class Unguarded: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let stream = Unguarded()
    let upstream = TestPublisher<Int, TestError>()
    let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
    upstream.print(to: stream).subscribe(subscriber)
    // Demand may be asked for on any thread.
    nonisolated(unsafe) let subscription = try #require(subscriber.subscription)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for i in 0..<250 { subscription.request(.max(thread * 250 + i)) }
    }
    let lines = stream.text.split(separator: "\n").dropFirst().map(String.init)
    #expect(lines.count == 1000)
    #expect(Set(lines) == Set((0..<1000).map { "request max: (\($0))" }))
  }
}

/// A text stream that keeps what is written to it, from any thread.
///
/// `@unchecked Sendable`: its state is a ``Recorder``, and `onWrite` never changes.
private final class TextRecorder: TextOutputStream, @unchecked Sendable {
  private let pieces = Recorder<String>()
  private let onWrite: ((String) -> Void)?

  init(onWrite: ((String) -> Void)? = nil) {
    self.onWrite = onWrite
  }

  var text: String { pieces.values.joined() }

  func write(_ string: String) {
    pieces.append(string)
    onWrite?(string)
  }
}
