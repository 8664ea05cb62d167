import Combine
import CombineTesting
import Testing

/// Something that a client must not do, and what the process says when it ends for it.
///
/// `@unchecked Sendable`: it is constant, and a process runs one, on one thread.
struct Misuse: CustomTestStringConvertible, @unchecked Sendable {
  let message: String
  let testDescription: String
  let act: () -> Void

  init(_ description: String, _ message: String, _ act: @escaping () -> Void) {
    testDescription = description
    self.message = message
    self.act = act
  }

  typealias Source = TestPublisher<Int, TestError>

  /// Asking for nothing where that is an error.
  private static func requestNone<P: Publisher>(
    _ name: String, _ make: @escaping () -> P
  ) -> Misuse {
    Misuse("request(.none) on \(name)", "request(_:) on \(name) needs a demand above none") {
      let subscriber = TestSubscriber<P.Output, P.Failure>(initialDemand: .none)
      make().subscribe(subscriber)
      subscriber.request(.none)
    }
  }

  /// A value more than was asked for.
  private static func unasked<P: Publisher>(
    _ name: String, _ make: @escaping (Source) -> P
  ) -> Misuse {
    Misuse("\(name) beyond the demand", "\(name) received a value that nobody asked for") {
      let upstream = Source()
      make(upstream).subscribe(TestSubscriber<P.Output, P.Failure>(initialDemand: .max(1)))
      upstream.send(1)
      upstream.send(2)
    }
  }

  /// A value, a completion and a request before the subscription.
  private static func early<P: Publisher>(
    _ name: String, _ make: @escaping (Source) -> P
  ) -> [Misuse] {
    let act = { (body: (Source) -> Void) in
      let upstream = Source(sendsSubscription: false)
      make(upstream).subscribe(TestSubscriber<P.Output, P.Failure>())
      body(upstream)
    }
    return [
      Misuse("\(name), early value", "\(name) received a value before a subscription") {
        act { $0.send(1) }
      },
      Misuse("\(name), early completion", "\(name) received a completion before a subscription") {
        act { $0.send(completion: .finished) }
      },
      Misuse("\(name), early request", "request(_:) on \(name) before it has a subscription") {
        act { ($0.subscribers.first as? any Subscription)?.request(.max(1)) }
      },
    ]
  }
}

extension Misuse {
  static let all =
    demands + requests + moreRequests + values + counts + positions + order + recordings
    + schedulers

  static let demands = [
    Misuse("max(-1)", "Subscribers.Demand.max(_:) needs a value of 0 or more") {
      _ = Subscribers.Demand.max(-1)
    },
    Misuse("max(2) + -3", "Subscribers.Demand + Int gives less than none") {
      _ = Subscribers.Demand.max(2) + -3
    },
    Misuse("max(2) * -1", "Subscribers.Demand * Int gives less than none") {
      _ = Subscribers.Demand.max(2) * -1
    },
  ]

  static let requests = [
    requestNone("PassthroughSubject") { PassthroughSubject<Int, Never>() },
    requestNone("CurrentValueSubject") { CurrentValueSubject<Int, Never>(1) },
    requestNone("PublishedSubject") { Published(initialValue: 1).projectedValue },
    requestNone("PassthroughSubject") { Source().share() },
    requestNone("Future") { Future<Int, Never> { _ in } },
    requestNone("Just") { Just(1) },
    requestNone("Optional") { Int?.some(1).publisher },
    requestNone("Once") { Result<Int, TestError>.success(1).publisher },
    requestNone("Drop") { Source().dropFirst() },
    requestNone("ReplaceEmpty") { Source().replaceEmpty(with: 1) },
    requestNone("ReplaceError") { Source().replaceError(with: 1) },
    requestNone("Catch") { Source().catch { _ in Just(1) } },
    requestNone("TryCatch") { Source().tryCatch { _ in Just(1) } },
    requestNone("FlatMap") { Source().flatMap { Just($0) } },
    requestNone("SwitchToLatest") { Source().map { Just($0) }.switchToLatest() },
    requestNone("Zip") { Source().zip(Source()) },
    requestNone("Zip") { Source().zip(Source(), Source(), Source()) },
  ]

  static let moreRequests = [
    requestNone("Collect") { Source().collect() },
    requestNone("Reduce") { Source().reduce(0, +) },
    requestNone("TryReduce") { Source().tryReduce(0) { $0 + $1 } },
    requestNone("Count") { Source().count() },
    requestNone("Comparison") { Source().max() },
    requestNone("TryComparison") { Source().tryMin { $0 < $1 } },
    requestNone("Contains") { Source().contains(1) },
    requestNone("ContainsWhere") { Source().contains { _ in true } },
    requestNone("TryContainsWhere") { Source().tryContains { _ in true } },
    requestNone("AllSatisfy") { Source().allSatisfy { _ in true } },
    requestNone("TryAllSatisfy") { Source().tryAllSatisfy { _ in true } },
    requestNone("First") { Source().first() },
    requestNone("TryFirst") { Source().first { _ in true } },
    requestNone("TryFirstWhere") { Source().tryFirst { _ in true } },
    requestNone("Last") { Source().last() },
    requestNone("LastWhere") { Source().last { _ in true } },
    requestNone("TryLastWhere") { Source().tryLast { _ in true } },
  ]

  /// A value before the subscription, which is one beyond the demand.
  private static func earlyValue<P: Publisher>(
    _ name: String, _ make: @escaping (Source) -> P
  ) -> Misuse {
    Misuse("\(name), early value", "\(name) received a value that nobody asked for") {
      let upstream = Source(sendsSubscription: false)
      make(upstream).subscribe(TestSubscriber<P.Output, P.Failure>())
      upstream.send(1)
    }
  }

  static let values = [
    earlyValue("Catch") { $0.catch { _ in Just(1) } },
    earlyValue("TryCatch") { $0.tryCatch { _ in Just(1) } },
    earlyValue("Retry") { $0.retry(1) },
    unasked("Catch") { $0.catch { _ in Just(1) } },
    unasked("TryCatch") { $0.tryCatch { _ in Just(1) } },
    unasked("Retry") { $0.retry(1) },
    unasked("ReplaceError") { $0.replaceError(with: 1) },
    unasked("SwitchToLatest") { upstream in
      Just(0).setFailureType(to: TestError.self).map { _ in upstream }.switchToLatest()
    },
  ]

  static let counts = [
    Misuse("dropFirst(-1)", "dropFirst(_:) needs a count of 0 or more") {
      Source().dropFirst(-1).subscribe(TestSubscriber())
    },
    Misuse("Just.dropFirst(-1)", "dropFirst(_:) needs a count of 0 or more") {
      _ = Just(1).dropFirst(-1)
    },
    Misuse("Sequence.dropFirst(-1)", "dropFirst(_:) needs a count of 0 or more") {
      _ = [1].publisher.dropFirst(-1)
    },
    Misuse("prefix(-1)", "prefix(_:) needs a length of 0 or more") { _ = Source().prefix(-1) },
    Misuse("Optional.prefix(-1)", "prefix(_:) needs a length of 0 or more") {
      _ = Int?.some(1).publisher.prefix(-1)
    },
    Misuse("Sequence.prefix(-1)", "prefix(_:) needs a length of 0 or more") {
      _ = [1].publisher.prefix(-1)
    },
    Misuse("buffer(size: -1)", "buffer(size:prefetch:whenFull:) needs a size of 0 or more") {
      Source().buffer(size: -1, prefetch: .keepFull, whenFull: .dropNewest)
        .subscribe(TestSubscriber())
    },
  ]

  static let positions = [
    Misuse("output(at: -1)", "output(at:) needs an index from 0") { _ = Source().output(at: -1) },
    Misuse("output(at: .max)", "output(at:) needs an index from 0 to below Int.max") {
      _ = Source().output(at: .max)
    },
    Misuse("Just.output(at: -1)", "output(at:) needs an index of 0 or more") {
      _ = Just(1).output(at: -1)
    },
    Misuse("output(in: -1..<4)", "output(in:) and Publishers.Output need a range without") {
      _ = Source().output(in: -1..<4)
    },
    Misuse("output(in: (-1)...)", "output(in:) and Publishers.Output need a range without") {
      _ = Source().output(in: (-1)...)
    },
    Misuse("Optional.output(in: -1..<4)", "output(in:) needs a range without negative bounds") {
      _ = Int?.some(1).publisher.output(in: -1..<4)
    },
  ]

  static let order: [Misuse] =
    early("TryFilter") { $0.tryFilter { _ in true } }
    + early("TryCompactMap") { $0.tryCompactMap { $0 } }
    + early("RemoveDuplicates") { $0.removeDuplicates() }
    + early("TryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } }
    + early("PrefixWhile") { $0.prefix { _ in true } }
    + early("TryPrefixWhile") { $0.tryPrefix { _ in true } }
    + [
      Misuse(
        "DropUntilOutput, early value", "DropUntilOutput received a value before a subscription"
      ) {
        let upstream = Source(sendsSubscription: false)
        upstream.drop(untilOutputFrom: Source()).subscribe(TestSubscriber())
        upstream.send(1)
      },
      Misuse(
        "SwitchToLatest, early completion",
        "SwitchToLatest received a completion before a subscription"
      ) {
        let inner = Source(sendsSubscription: false)
        Just(0).setFailureType(to: TestError.self).map { _ in inner }.switchToLatest()
          .subscribe(TestSubscriber())
        inner.send(completion: .finished)
      },
    ]

  static let recordings = [
    Misuse("a value for a closed recording", "receive(_:) on a Recording that has a completion") {
      var recording = Record<Int, TestError>.Recording()
      recording.receive(completion: .finished)
      recording.receive(1)
    },
    Misuse(
      "a second completion", "receive(completion:) on a Recording that has a completion"
    ) {
      var recording = Record<Int, TestError>.Recording()
      recording.receive(completion: .finished)
      recording.receive(completion: .failure(.first))
    },
  ]

  static let schedulers = [
    Misuse("timeout at once", "timeout needs a scheduler that waits") {
      Source().timeout(1, scheduler: ImmediateScheduler.shared).subscribe(TestSubscriber())
    },
    Misuse("request in a request", "request(_:) on SubscribeOn from within a request") {
      let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
      Source(onRequest: { _ in subscriber.request(.max(1)) })
        .subscribe(on: ImmediateScheduler.shared).subscribe(subscriber)
      subscriber.request(.max(1))
    },
    Misuse("a failure where there must be none", "loading: second") {
      Fail<Int, TestError>(error: .second).assertNoFailure("loading").subscribe(TestSubscriber())
    },
  ]
}
