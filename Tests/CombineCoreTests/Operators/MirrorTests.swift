import Combine
import CombineTesting
import TestSupport
import Testing

/// What the mirrors of inner subscribers hold, besides the labels that the table of all operators
/// has.
@Suite("mirrors")
struct MirrorTests {
  typealias Source = TestPublisher<Int, TestError>

  /// The child with `label` of the inner subscriber behind `operate`, after `act`.
  private func child<P: Publisher>(
    _ label: String?, of operate: (Source) -> P, after act: (Source) -> Void = { _ in }
  ) throws -> String {
    let upstream = Source()
    let subscriber = TestSubscriber<P.Output, P.Failure>(initialDemand: .max(5))
    operate(upstream).subscribe(subscriber)
    act(upstream)
    let inner: Any = try #require(upstream.subscribers.first)
    let child = Mirror(reflecting: inner).children.first { $0.label == label }
    return String(describing: try #require(child).value)
  }

  @Test(.holds(103, 291)) func showTheStateOfAnOperator() throws {
    let two = { (upstream: Source) in for value in 1...2 { upstream.send(value) } }
    #expect(try child("result", of: { $0.scan(0, +) }, after: two) == "3")
    #expect(try child("result", of: { $0.tryScan(0) { $0 + $1 } }, after: two) == "3")
    #expect(try child("last", of: { $0.removeDuplicates() }, after: two).contains("2"))
    #expect(
      try child("last", of: { $0.tryRemoveDuplicates { $0 == $1 } }, after: two).contains("2"))
    #expect(try child("result", of: { $0.reduce(0, +) }, after: two).contains("3"))
    #expect(try child("initial", of: { $0.reduce(10, +) }, after: two).contains("10"))
    #expect(try child("count", of: { $0.collect() }, after: two) == "2")
    #expect(try child("count", of: { $0.collect(3) }, after: two) == "3")
    #expect(try child("buffer", of: { $0.collect(3) }, after: two) == "[1, 2]")
    #expect(try child("demand", of: { $0.catch { _ in Just(0) } }, after: two) == "max(3)")
    #expect(
      try child(
        "currentValue", of: { $0.debounce(for: 1, scheduler: VirtualScheduler()) }, after: two
      ).contains("2"))
    #expect(
      try child("downstreamDemand", of: { $0.debounce(for: 1, scheduler: VirtualScheduler()) })
        == "max(5)")
    #expect(try child("prefix", of: { $0.assertNoFailure("loading") }) == "loading")
    #expect(try child("line", of: { $0.assertNoFailure(line: 7) }) == "7")
    #expect(try child("keyPath", of: { $0.map(\.magnitude) }) == "\(\Int.magnitude)")
    #expect(try child("finished", of: { $0.encode(encoder: JSONEncoder()) }) == "false")
    #expect(
      try child(
        "finished", of: { $0.encode(encoder: JSONEncoder()) },
        after: { $0.send(completion: .finished) }) == "true")
    #expect(try child("downstream", of: { $0.tryFilter { _ in true } }).contains("TestSubscriber"))
  }

  /// The child with `label` of the subscription of `publisher`.
  private func child<P: Publisher>(_ label: String?, of publisher: P) throws -> String {
    let subscriber = TestSubscriber<P.Output, P.Failure>(initialDemand: .none)
    publisher.subscribe(subscriber)
    let subscription: Any = try #require(subscriber.subscription)
    let child = Mirror(reflecting: subscription).children.first { $0.label == label }
    return String(describing: try #require(child).value)
  }

  @Test(.holds(291)) func showTheStateOfASource() throws {
    let subject = PassthroughSubject<Int, Never>()
    #expect(try child("parent", of: subject).contains("PassthroughSubject"))
    #expect(try child("subject", of: subject).contains("PassthroughSubject"))
    #expect(try child("downstream", of: subject).contains("TestSubscriber"))
    #expect(try child("demand", of: CurrentValueSubject<Int, Never>(1)) == "max(0)")
    #expect(try child("hasAnyDemand", of: Future<Int, Never> { _ in }) == "false")
    #expect(try child(nil, of: Just(3)) == "3")
    #expect(try child(nil, of: Int?.some(4).publisher) == "4")
    #expect(try child(nil, of: Result<Int, TestError>.success(5).publisher) == "5")
    #expect(try child("sequence", of: [1, 2].publisher) == "[1, 2]")
    #expect(
      try child("completion", of: Record<Int, TestError>(output: [1], completion: .finished))
        == "finished")
  }
}
