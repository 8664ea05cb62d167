import TestSupport
import Testing

/// Clients' code that must not compile, each beside the nearest that must.
@Suite("What the compiler refuses", .timeLimit(.minutes(10)))
struct RefusalTests {
  private func expectCompiles(
    _ source: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for languageMode in [5, 6] {
      let lines = try await Compiler.diagnostics(of: source, languageMode: languageMode)
      #expect(lines.isEmpty, sourceLocation: sourceLocation)
    }
  }

  /// Every error contains one of `texts`, and each of them is in some error.
  private func expectRefuses(
    _ source: String, _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let errors = try await Compiler.diagnostics(of: source).filter { $0.contains("error: ") }
    for text in texts {
      #expect(errors.contains { $0.contains(text) }, sourceLocation: sourceLocation)
    }
    #expect(
      errors.allSatisfy { error in texts.contains { error.contains($0) } },
      sourceLocation: sourceLocation)
  }

  private func settings(_ kind: String) -> String {
    """
    import Combine
    \(kind) Settings {
      @Published var volume = 1
    }
    func changed() -> Int {
      \(kind == "struct" ? "var" : "let") settings = Settings()
      settings.volume = 2
      return settings.volume
    }
    """
  }

  @Test(.holds(268)) func publishedIsForClasses() async throws {
    try await expectRefuses(
      settings("struct"), "@Published is only available on properties of classes")
    try await expectCompiles(settings("final class"))
  }

  @Test(.holds(220)) func makeConnectableIsForPublishersThatCannotFail() async throws {
    func source(_ failure: String) -> String {
      """
      import Combine
      func connected(_ numbers: AnyPublisher<Int, \(failure)>) -> any Cancellable {
        numbers.makeConnectable().connect()
      }
      """
    }
    try await expectRefuses(source("any Error"), "makeConnectable")
    try await expectCompiles(source("Never"))
  }

  @Test func closuresOfOneValueAreForPublishersThatCannotFail() async throws {
    func source(_ failure: String) -> String {
      """
      import Combine
      final class Counter { var count = 0 }
      func counted(_ numbers: AnyPublisher<Int, \(failure)>, _ counter: Counter) {
        numbers.sink { counter.count = $0 }.cancel()
        numbers.assign(to: \\.count, on: counter).cancel()
      }
      """
    }
    try await expectRefuses(source("any Error"), "sink(receiveValue:)", "assign(to:on:)")
    try await expectCompiles(source("Never"))
  }

  @Test(.holds(45)) func onlyAFutureThatCanFailThrows() async throws {
    func source(_ failure: String) -> String {
      """
      import Combine
      func value(_ future: sending Future<Int, \(failure)>) async -> Int {
        await future.value
      }
      """
    }
    try await expectRefuses(source("any Error"), "can throw")
    try await expectCompiles(source("Never"))
  }

  @Test func demandAndCompletionAreSendable() async throws {
    try await expectCompiles(
      """
      import Combine
      func send<T: Sendable>(_ type: T.Type) {}
      func check() {
        send(Subscribers.Demand.self)
        send(Subscribers.Completion<any Error>.self)
      }
      """)
  }

  /// Libraries conform them by themselves, which a conformance of ours would break.
  @Test func publishersSubjectsAndCancellablesAreNotSendable() async throws {
    let types = [
      "AnyCancellable", "AnyPublisher<Int, Never>", "Just<Int>", "Future<Int, Never>",
      "PassthroughSubject<Int, Never>", "CurrentValueSubject<Int, Never>",
      "Publishers.Map<Just<Int>, Int>", "AnySubscriber<Int, Never>", "Published<Int>.Publisher",
      "Publishers.Share<Just<Int>>", "Deferred<Just<Int>>", "Record<Int, Never>",
    ]
    for type in types {
      try await expectRefuses(
        """
        import Combine
        func send<T: Sendable>(_ type: T.Type) {}
        func check() { send(\(type).self) }
        """, "does not conform to the 'Sendable' protocol")
    }
    try await expectCompiles(
      """
      import Combine
      extension AnyCancellable: @retroactive @unchecked Sendable {}
      extension PassthroughSubject: @retroactive @unchecked Sendable {}
      extension CurrentValueSubject: @retroactive @unchecked Sendable {}
      extension AnyPublisher: @retroactive @unchecked Sendable {}
      extension Just: @retroactive @unchecked Sendable where Output: Sendable {}
      """)
  }

  /// No operator takes a `@Sendable` closure.
  @Test func closuresMayCaptureWhatIsNotSendable() async throws {
    func source(_ attribute: String) -> String {
      """
      import Combine
      final class Log { var lines: [String] = [] }
      extension Publisher {
        func noted(_ transform: @escaping \(attribute) (Output) -> Output)
          -> Publishers.Map<Self, Output>
        { map(transform) }
      }
      func check(_ log: Log) -> AnyCancellable {
        Just(1).noted { log.lines.append("noted"); return $0 }
          .map { log.lines.append("map"); return $0 }
          .handleEvents(receiveOutput: { _ in log.lines.append("event") })
          .flatMap { log.lines.append("flatMap"); return Just($0) }
          .sink { _ in log.lines.append("value") }
      }
      """
    }
    try await expectRefuses(source("@Sendable"), "'@Sendable' closure")
    try await expectCompiles(source(""))
  }
}
