import Combine
import CombineTesting
import Testing

/// One operator for the tests that hold for all, with the texts by which its inner subscriber shows
/// itself.
struct OperatorRow: CustomTestStringConvertible, @unchecked Sendable {
  /// As it is written in code.
  let testDescription: String

  /// The description of the inner subscriber.
  let name: String

  /// The labels of the inner subscriber's mirror; `nil` for a type that describes itself in no way.
  let children: [String]?

  /// Attaches a sink by way of the operator and returns what counts its values and completions.
  let attach: (TestPublisher<Int, TestError>) -> Tally

  /// Attaches, by way of the operator, what asks for the demand at first and in return for each
  /// value.
  let ask: (TestPublisher<Int, TestError>, Subscribers.Demand) -> Asker

  init<P: Publisher>(
    _ label: String, _ name: String, _ children: [String]? = [],
    _ operate: @escaping (TestPublisher<Int, TestError>) -> P
  ) {
    testDescription = label
    self.name = name
    self.children = children
    attach = { upstream in
      let tally = Tally()
      tally.token = operate(upstream).sink(
        receiveCompletion: { [unowned tally] _ in tally.completions += 1 },
        receiveValue: { [unowned tally] _ in tally.values += 1 })
      return tally
    }
    ask = { upstream, demand in
      let subscriber = TestSubscriber<P.Output, P.Failure>(
        initialDemand: demand, demandForValue: { _ in demand })
      operate(upstream).subscribe(subscriber)
      return Asker(subscriber)
    }
  }

  /// A subscriber, whatever it gets.
  struct Asker {
    let request: (Subscribers.Demand) -> Void
    private let values: () -> Int
    private let broken: () -> [RuleViolation]

    init<Input, Failure>(_ subscriber: TestSubscriber<Input, Failure>) {
      request = { subscriber.request($0) }
      values = { subscriber.values.count }
      broken = { subscriber.violations }
    }

    var valueCount: Int { values() }
    var violations: [RuleViolation] { broken() }
  }

  final class Tally {
    var values = 0
    var completions = 0
    var token: AnyCancellable?
  }
}

private let now = ImmediateScheduler.shared

private let reducerChildren = ["downstream", "result", "initial", "status"]

private let other = Empty<Int, TestError>(completeImmediately: false)

private struct IntCoder: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> Int { 0 }
  func decode<T: Decodable>(_ type: T.Type, from: Int) throws -> T { throw TestError.first }
}

extension OperatorRow {
  static let mapping: [OperatorRow] = [
    OperatorRow("map", "Map") { $0.map { $0 } },
    OperatorRow("map(keyPath)", "ValueForKey", ["keyPath"]) { $0.map(\.description) },
    OperatorRow("map(2 key paths)", "ValueForKeys", ["keyPath0", "keyPath1"]) {
      $0.map(\.description, \.magnitude)
    },
    OperatorRow("map(3 key paths)", "ValueForKeys", ["keyPath0", "keyPath1", "keyPath2"]) {
      $0.map(\.description, \.magnitude, \.self)
    },
    OperatorRow("tryMap", "TryMap") { $0.tryMap { $0 } },
    OperatorRow("mapError", "MapError") { $0.mapError { $0 } },
    OperatorRow("scan", "Scan", ["downstream", "result"]) { $0.scan(0, +) },
    OperatorRow("tryScan", "TryScan", ["downstream", "status", "result"]) {
      $0.tryScan(0) { $0 + $1 }
    },
    OperatorRow("flatMap", "FlatMap") { $0.flatMap { _ in other } },
    OperatorRow("map, switchToLatest", "Map") { $0.map { _ in other }.switchToLatest() },
    OperatorRow("encode", "Encode", ["downstream", "finished", "upstreamSubscription"]) {
      $0.encode(encoder: IntCoder())
    },
    OperatorRow("decode", "Decode", ["downstream", "finished", "upstreamSubscription"]) {
      $0.decode(type: Int.self, decoder: IntCoder())
    },
  ]

  static let filtering: [OperatorRow] = [
    OperatorRow("filter", "Filter") { $0.filter { _ in true } },
    OperatorRow("tryFilter", "TryFilter", ["downstream"]) { $0.tryFilter { _ in true } },
    OperatorRow("compactMap", "CompactMap") { $0.compactMap { $0 } },
    OperatorRow("tryCompactMap", "TryCompactMap", ["downstream"]) { $0.tryCompactMap { $0 } },
    OperatorRow("removeDuplicates", "RemoveDuplicates", ["downstream", "last"]) {
      $0.removeDuplicates()
    },
    OperatorRow("tryRemoveDuplicates", "TryRemoveDuplicates", ["downstream", "last"]) {
      $0.tryRemoveDuplicates { $0 == $1 }
    },
    OperatorRow("replaceEmpty", "ReplaceEmpty") { $0.replaceEmpty(with: 0) },
    OperatorRow("replaceError", "ReplaceError") { $0.replaceError(with: 0) },
    OperatorRow("drop(while:)", "DropWhile") { $0.drop { _ in false } },
    OperatorRow("tryDrop(while:)", "TryDropWhile") { $0.tryDrop { _ in false } },
    OperatorRow("dropFirst", "Drop") { $0.dropFirst() },
    OperatorRow("prefix(while:)", "PrefixWhile", ["downstream"]) { $0.prefix { _ in true } },
    OperatorRow("tryPrefix(while:)", "TryPrefixWhile", ["downstream"]) {
      $0.tryPrefix { _ in true }
    },
    OperatorRow("prefix", "Output") { $0.prefix(3) },
    OperatorRow("output(at:)", "Output") { $0.output(at: 2) },
    OperatorRow("output(in:)", "Output") { $0.output(in: 1...2) },
    OperatorRow("append", "Concatenate") { $0.append(1) },
    OperatorRow("drop(untilOutputFrom:)", "DropUntilOutput") { $0.drop(untilOutputFrom: other) },
    OperatorRow("prefix(untilOutputFrom:)", "", nil) { $0.prefix(untilOutputFrom: other) },
  ]

  static let reducing: [OperatorRow] = [
    OperatorRow("collect", "Collect", ["count"]) { $0.collect() },
    OperatorRow(
      "collect(n)", "CollectByCount", ["downstream", "upstreamSubscription", "buffer", "count"]
    ) { $0.collect(2) },
    OperatorRow("ignoreOutput", "IgnoreOutput") { $0.ignoreOutput() },
    OperatorRow("reduce", "Reduce", reducerChildren) { $0.reduce(0, +) },
    OperatorRow("tryReduce", "TryReduce", reducerChildren) { $0.tryReduce(0) { $0 + $1 } },
    OperatorRow("count", "Count", reducerChildren) { $0.count() },
    OperatorRow("max", "Comparison", reducerChildren) { $0.max() },
    OperatorRow("min", "Comparison", reducerChildren) { $0.min() },
    OperatorRow("tryMax", "TryComparison", reducerChildren) { $0.tryMax { $0 < $1 } },
    OperatorRow("contains", "Contains", reducerChildren) { $0.contains(1) },
    OperatorRow("contains(where:)", "ContainsWhere", reducerChildren) {
      $0.contains { _ in false }
    },
    OperatorRow("tryContains(where:)", "TryContainsWhere", reducerChildren) {
      $0.tryContains { _ in false }
    },
    OperatorRow("allSatisfy", "AllSatisfy", reducerChildren) { $0.allSatisfy { _ in true } },
    OperatorRow("tryAllSatisfy", "TryAllSatisfy", reducerChildren) {
      $0.tryAllSatisfy { _ in true }
    },
    OperatorRow("first", "First", reducerChildren) { $0.first() },
    OperatorRow("first(where:)", "TryFirst", reducerChildren) { $0.first { _ in true } },
    OperatorRow("tryFirst(where:)", "TryFirstWhere", reducerChildren) { $0.tryFirst { _ in true } },
    OperatorRow("last", "Last", reducerChildren) { $0.last() },
    OperatorRow("last(where:)", "LastWhere", reducerChildren) { $0.last { _ in true } },
    OperatorRow("tryLast(where:)", "TryLastWhere", reducerChildren) { $0.tryLast { _ in true } },
  ]

  static let others: [OperatorRow] = [
    OperatorRow("catch", "Catch", ["downstream", "demand"]) { $0.catch { _ in other } },
    OperatorRow("tryCatch", "TryCatch", ["downstream", "demand"]) { $0.tryCatch { _ in other } },
    OperatorRow("retry", "Retry") { $0.retry(1) },
    OperatorRow("assertNoFailure", "AssertNoFailure", ["file", "line", "prefix"]) {
      $0.assertNoFailure()
    },
    OperatorRow(
      "buffer", "Buffer", ["values", "state", "downstreamDemand", "terminal"]
    ) { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest) },
    // What the downstream gets is «Multicast»; this is the subscriber that feeds the subject.
    OperatorRow("share", "Subject", ["downstreamSubject", "upstreamSubscription", "subject"]) {
      $0.share()
    },
    OperatorRow(
      "assertNoFailure, makeConnectable, autoconnect", "AssertNoFailure",
      ["file", "line", "prefix"]
    ) {
      $0.assertNoFailure().makeConnectable().autoconnect()
    },
    OperatorRow("print", "Print") { $0.print("", to: SilentStream()) },
    OperatorRow("handleEvents", "HandleEvents") { $0.handleEvents() },
    OperatorRow("breakpoint", "Breakpoint") { $0.breakpoint() },
    OperatorRow("receive(on:)", "ReceiveOn") { $0.receive(on: now) },
    OperatorRow("subscribe(on:)", "SubscribeOn") { $0.subscribe(on: now) },
    OperatorRow("delay", "", nil) { $0.delay(for: 1, scheduler: now) },
    OperatorRow("debounce", "Debounce", ["downstream", "downstreamDemand", "currentValue"]) {
      $0.debounce(for: 1, scheduler: now)
    },
    OperatorRow("throttle", "Throttle") { $0.throttle(for: 1, scheduler: now, latest: true) },
    OperatorRow("measureInterval", "MeasureInterval") { $0.measureInterval(using: now) },
    OperatorRow("timeout", "Timeout") { $0.timeout(1, scheduler: VirtualScheduler()) },
    OperatorRow("collect(by time)", "CollectByTime") {
      $0.collect(.byTime(VirtualScheduler(), 1))
    },
    OperatorRow("merge", "Merge", ["parentSubscription"]) { $0.merge(with: other) },
    OperatorRow("combineLatest", "CombineLatest", ["parentSubscription"]) {
      $0.combineLatest(other)
    },
    OperatorRow("zip", "Zip", ["parentSubscription"]) { $0.zip(other) },
  ]

  static let all = mapping + filtering + reducing + others
}

private struct SilentStream: TextOutputStream {
  mutating func write(_ string: String) {}
}
