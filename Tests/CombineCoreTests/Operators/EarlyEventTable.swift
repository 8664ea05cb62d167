import Combine
import CombineTesting
import Testing

/// What an operator does with what comes before its upstream's subscription. `nil` where nothing is
/// known of Apple's; what ends the process is in the table of misuses.
struct EarlyEventRow: CustomTestStringConvertible, @unchecked Sendable {
  enum Request {
    case isIgnored
    case isKept
  }

  /// What becomes of the subscription that comes after a cancel.
  enum Cancel {
    case isForgotten
    case cancels
  }

  let testDescription: String
  var value: EarlyEvent?
  var completion: EarlyEvent?
  var request: Request?
  var cancel: Cancel?

  /// Whether the downstream has its subscription before the upstream's has come.
  var isSubscribed = false

  /// What the operator asks of the subscription by itself.
  var requests: [Subscribers.Demand] = []

  /// Attaches a subscriber that asks for nothing at first, and for 7 more in return for a value.
  let attach: (TestPublisher<Int, TestError>) -> Downstream

  struct Downstream {
    let values: () -> Int
    let completions: () -> Int
    let subscription: () -> (any Subscription)?
  }

  init<P: Publisher>(
    _ label: String, value: EarlyEvent? = nil, completion: EarlyEvent? = nil,
    request: Request? = nil, cancel: Cancel? = nil,
    _ operate: @escaping (TestPublisher<Int, TestError>) -> P
  ) {
    testDescription = label
    self.value = value
    self.completion = completion
    self.request = request
    self.cancel = cancel
    attach = { upstream in
      let subscriber = TestSubscriber<P.Output, P.Failure>(
        initialDemand: .none, demandForValue: { _ in .max(7) })
      operate(upstream).subscribe(subscriber)
      return Downstream(
        values: { subscriber.values.count }, completions: { subscriber.completions.count },
        subscription: { subscriber.subscription })
    }
  }

  func requesting(_ demand: Subscribers.Demand) -> EarlyEventRow {
    var row = self
    row.requests = [demand]
    return row
  }

  func subscribed() -> EarlyEventRow {
    var row = self
    row.isSubscribed = true
    return row
  }
}

private let now = ImmediateScheduler.shared

private let other = Empty<Int, TestError>(completeImmediately: false)

/// Connects to nothing: its values flow from the start.
private struct Connectable: ConnectablePublisher {
  typealias Output = Int
  typealias Failure = TestError

  let upstream: TestPublisher<Int, TestError>

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
    upstream.subscribe(subscriber)
  }

  func connect() -> any Cancellable { AnyCancellable {} }
}

private struct ZeroCoder: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> Int { 0 }
  func decode<T: Decodable>(_ type: T.Type, from: Int) throws -> T {
    guard let value = from as? T else { throw TestError.first }
    return value
  }
}

extension EarlyEventRow {
  static let all = passing + trying + strict + reducing + cutting + joining + timing

  static let passing: [EarlyEventRow] = [
    row("map") { $0.map { $0 } },
    row("map(keyPath)") { $0.map(\.description) },
    row("map(2 key paths)") { $0.map(\.description, \.magnitude) },
    row("map(3 key paths)") { $0.map(\.description, \.magnitude, \.self) },
    row("mapError") { $0.mapError { $0 } },
    row("setFailureType") { $0.assertNoFailure().setFailureType(to: TestError.self) },
    row("filter") { $0.filter { _ in true } },
    row("compactMap") { $0.compactMap { $0 } },
    row("scan") { $0.scan(0, +) },
    row("autoconnect") { Connectable(upstream: $0).autoconnect() },
    row("replaceNil") { $0.map(Int?.some).replaceNil(with: 0) },
    EarlyEventRow("ignoreOutput", value: .isIgnored, completion: .isPassedOn) {
      $0.ignoreOutput()
    }.requesting(.unlimited),
  ]

  private static func row<P: Publisher>(
    _ label: String, _ operate: @escaping (TestPublisher<Int, TestError>) -> P
  ) -> EarlyEventRow {
    EarlyEventRow(label, value: .isPassedOn, completion: .isPassedOn, operate)
  }

  private static func own<P: Publisher>(
    _ label: String, _ value: EarlyEvent, _ completion: EarlyEvent,
    cancel: Cancel = .isForgotten,
    _ operate: @escaping (TestPublisher<Int, TestError>) -> P
  ) -> EarlyEventRow {
    EarlyEventRow(
      label, value: value, completion: completion, request: .isIgnored, cancel: cancel, operate)
  }

  static let trying: [EarlyEventRow] = [
    own("tryMap", .isPassedOn, .isIgnored) { $0.tryMap { $0 } },
    own("tryScan", .isPassedOn, .isIgnored) { $0.tryScan(0) { $0 + $1 } },
    own("print", .isPassedOn, .isPassedOn) { $0.print(to: SilentText()) },
    own("handleEvents", .isPassedOn, .isPassedOn) { $0.handleEvents() },
    own("encode", .isPassedOn, .isPassedOn) { $0.encode(encoder: ZeroCoder()) },
    own("decode", .isPassedOn, .isPassedOn) { $0.decode(type: Int.self, decoder: ZeroCoder()) },
    own("drop(while:)", .isIgnored, .isIgnored) { $0.drop { _ in false } },
    own("tryDrop(while:)", .isIgnored, .isIgnored) { $0.tryDrop { _ in false } },
  ]

  /// Events before the subscription end the process.
  static let strict: [EarlyEventRow] = [
    EarlyEventRow("tryFilter", cancel: .cancels) { $0.tryFilter { _ in true } },
    EarlyEventRow("tryCompactMap", cancel: .cancels) { $0.tryCompactMap { $0 } },
    EarlyEventRow("removeDuplicates", cancel: .cancels) { $0.removeDuplicates() },
    EarlyEventRow("tryRemoveDuplicates", cancel: .cancels) {
      $0.tryRemoveDuplicates { $0 == $1 }
    },
    EarlyEventRow("prefix(while:)", cancel: .cancels) { $0.prefix { _ in true } },
    EarlyEventRow("tryPrefix(while:)", cancel: .cancels) { $0.tryPrefix { _ in true } },
  ]

  static let reducing: [EarlyEventRow] =
    [
      own("reduce", .isIgnored, .isIgnored) { $0.reduce(0, +) },
      own("tryReduce", .isIgnored, .isIgnored) { $0.tryReduce(0) { $0 + $1 } },
      own("count", .isIgnored, .isIgnored) { $0.count() },
      own("collect", .isIgnored, .isIgnored) { $0.collect() },
      own("min", .isIgnored, .isIgnored) { $0.min() },
      own("max", .isIgnored, .isIgnored) { $0.max() },
      own("tryMin", .isIgnored, .isIgnored) { $0.tryMin { $0 < $1 } },
      own("contains", .isIgnored, .isIgnored) { $0.contains(1) },
      own("contains(where:)", .isIgnored, .isIgnored) { $0.contains { _ in true } },
      own("tryContains(where:)", .isIgnored, .isIgnored) { $0.tryContains { _ in true } },
      own("allSatisfy", .isIgnored, .isIgnored) { $0.allSatisfy { _ in false } },
      own("tryAllSatisfy", .isIgnored, .isIgnored) { $0.tryAllSatisfy { _ in false } },
      own("first", .isIgnored, .isIgnored) { $0.first() },
      own("first(where:)", .isIgnored, .isIgnored) { $0.first { _ in true } },
      own("tryFirst(where:)", .isIgnored, .isIgnored) { $0.tryFirst { _ in true } },
      own("last", .isIgnored, .isIgnored) { $0.last() },
      own("last(where:)", .isIgnored, .isIgnored) { $0.last { _ in true } },
      own("tryLast(where:)", .isIgnored, .isIgnored) { $0.tryLast { _ in true } },
      own("replaceEmpty", .isIgnored, .isIgnored) { $0.replaceEmpty(with: 0) },
    ].map { $0.requesting(.unlimited) }

  static let cutting: [EarlyEventRow] = [
    own("collect(n)", .isIgnored, .isPassedOn) { $0.collect(1) },
    own("buffer by request", .isIgnored, .isIgnored) {
      $0.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest)
    }.requesting(.unlimited),
    own("buffer kept full", .isIgnored, .isIgnored) {
      $0.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
    }.requesting(.max(3)),
    EarlyEventRow("catch", completion: .isIgnored) { $0.catch { _ in other } },
    EarlyEventRow("tryCatch", completion: .isIgnored) { $0.tryCatch { _ in other } },
    EarlyEventRow("retry", completion: .isPassedOn, request: .isIgnored, cancel: .cancels) {
      $0.retry(1)
    },
    EarlyEventRow("append", value: .isIgnored, completion: .isIgnored) { $0.append(1) },
    EarlyEventRow(
      "dropFirst", value: .isPassedOn, completion: .isPassedOn, request: .isKept,
      cancel: .isForgotten
    ) { $0.dropFirst(0) }.subscribed(),
    EarlyEventRow(
      "drop(untilOutputFrom:)", completion: .isPassedOn, request: .isKept, cancel: .cancels
    ) { $0.drop(untilOutputFrom: other) }.subscribed(),
    own("prefix(untilOutputFrom:)", .isIgnored, .isIgnored, cancel: .cancels) {
      $0.prefix(untilOutputFrom: other)
    },
    own("prefix", .isPassedOn, .isIgnored) { $0.prefix(3) },
    own("output(at:)", .isPassedOn, .isIgnored) { $0.output(at: 0) },
    own("output(in:)", .isPassedOn, .isIgnored) { $0.output(in: 0...1) },
  ]

  static let joining: [EarlyEventRow] = [
    EarlyEventRow("flatMap", value: .isIgnored, completion: .isPassedOn) {
      $0.flatMap { _ in other }
    }.requesting(.unlimited).subscribed(),
    EarlyEventRow("switchToLatest", value: .isIgnored, completion: .isPassedOn) {
      $0.map { _ in other }.switchToLatest()
    }.requesting(.unlimited).subscribed(),
  ]

  static let timing: [EarlyEventRow] = [
    own("receive(on:)", .isIgnored, .isIgnored) { $0.receive(on: now) },
    own("subscribe(on:)", .isIgnored, .isIgnored) { $0.subscribe(on: now) },
    own("delay", .isIgnored, .isIgnored) { $0.delay(for: 1, scheduler: now) },
    own("debounce", .isIgnored, .isIgnored) { $0.debounce(for: 1, scheduler: now) }
      .requesting(.unlimited),
    own("throttle", .isIgnored, .isIgnored, cancel: .cancels) {
      $0.throttle(for: 1, scheduler: now, latest: true)
    }.requesting(.unlimited),
    own("timeout", .isIgnored, .isIgnored) {
      $0.timeout(.seconds(1), scheduler: VirtualScheduler())
    },
    own("measureInterval", .isIgnored, .isIgnored) { $0.measureInterval(using: now) },
    own("replaceError", .isIgnored, .isIgnored) { $0.replaceError(with: 0) },
  ]
}

private struct SilentText: TextOutputStream {
  mutating func write(_ string: String) {}
}
