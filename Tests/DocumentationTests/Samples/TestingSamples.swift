import Combine
import CombineSchedulers
import CombineTesting
import Testing
import XCTest

final class Autosave {
  @Published var text = ""
  private let scheduler: AnySchedulerOf<DispatchQueue>
  private var subscriptions: Set<AnyCancellable> = []

  init(scheduler: AnySchedulerOf<DispatchQueue> = .main, save: @escaping (String) -> Void) {
    self.scheduler = scheduler
    $text
      .dropFirst()
      .debounce(for: 2, scheduler: scheduler)
      .sink(receiveValue: save)
      .store(in: &subscriptions)
  }
}

@Suite struct AutosaveTests {
  @Test func savesWhenTypingPauses() {
    let scheduler = DispatchQueue.test
    var saved: [String] = []
    let autosave = Autosave(scheduler: scheduler.eraseToAnyScheduler()) { saved.append($0) }

    autosave.text = "A"
    scheduler.advance(by: 1)
    autosave.text = "Ab"
    scheduler.advance(by: 1)
    #expect(saved.isEmpty)

    scheduler.advance(by: 1)
    #expect(saved == ["Ab"])
  }

  @Test func savesAtOnceInAPreview() {
    var saved: [String] = []
    let autosave = Autosave(scheduler: .immediate) { saved.append($0) }
    autosave.text = "A"
    #expect(saved == ["A"])
  }

  @Test func needsNoSchedulerUntilSomethingIsTyped() {
    let unused = DispatchQueue.unimplemented("the queue of the autosave")
    _ = Autosave(scheduler: unused.eraseToAnyScheduler()) { _ in }
  }
}

@Suite struct DiagramTests {
  @Test func debounce() {
    let scheduler = VirtualScheduler()
    let source = scheduler.cold("-a-b----c----|")
    scheduler.expect(source.debounce(for: 3, scheduler: scheduler), emits: "------b----c-|")
  }

  @Test func switching() {
    let scheduler = VirtualScheduler()
    let films = scheduler.cold("--f|", values: ["f": "Solaris"])
    let people = scheduler.cold("--p|", values: ["p": "Tarkovsky"])
    let tab = scheduler.hot("-1-2", values: ["1": films, "2": people])

    scheduler.expect(tab.switchToLatest(), emits: "-----p", values: ["p": "Tarkovsky"])

    #expect(films.subscriptions == ["-^-!"])
    #expect(people.subscriptions == ["---^-!"])
  }

  @Test func aPropertyOverTime() {
    let scheduler = DispatchQueue.test
    let autosave = Autosave(scheduler: scheduler.eraseToAnyScheduler()) { _ in }
    let recording = scheduler.record(autosave.$text)

    scheduler.advance(by: 2)
    autosave.text = "A"

    recording.expect("e-a", values: ["e": "", "a": "A"])
  }

  @Test func errors() {
    struct Offline: Error, Equatable {}
    let scheduler = VirtualScheduler()
    let source = scheduler.cold("-a-#", values: ["a": 1], failure: Offline())

    scheduler.expect(source.map { $0 + 1 }, emits: "-a-#", values: ["a": 2], failure: Offline())
    scheduler.expect(source.replaceError(with: 0), emits: "-a-(z|)", values: ["a": 1, "z": 0])
  }

  @Test func tenths() {
    let scheduler = RunLoop.test
    scheduler.frame = .milliseconds(100)
    let source = scheduler.cold("ab-c|")
    scheduler.expect(
      source.throttle(for: 0.2, scheduler: scheduler, latest: true), emits: "a-b-(c|)")
  }
}

@Suite struct DemandTests {
  @Test func sendsNoMoreThanIsAskedFor() {
    let subscriber = (1...5).publisher.map { $0 * 2 }.record(demand: .max(2))
    #expect(subscriber.values == [2, 4])

    subscriber.request(.unlimited)
    #expect(subscriber.values == [2, 4, 6, 8, 10])
    #expect(subscriber.isFinished)
    #expect(subscriber.violations.isEmpty)
  }
}

@Suite struct WaitingTests {
  @Test func asynchronous() async throws {
    let numbers = (1...3).publisher.receive(on: DispatchQueue(label: "numbers"))

    #expect(try await values(of: numbers) == [1, 2, 3])
    #expect(try await values(of: numbers, count: 2) == [1, 2])
    #expect(try await firstValue(of: numbers, timeout: .seconds(3)) == 1)
    #expect(try await completion(of: numbers) == .finished)
  }
}

final class WaitingTestCase: XCTestCase {
  func testOnTheMainQueue() throws {
    let numbers = (1...3).publisher.receive(on: DispatchQueue.main)

    XCTAssertEqual(try waitForValues(of: numbers), [1, 2, 3])
    XCTAssertEqual(try waitForFirstValue(of: numbers), 1)
    XCTAssertEqual(try waitForCompletion(of: numbers), .finished)
  }
}

func expectSorted(
  _ numbers: [Int], fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  if numbers != numbers.sorted() {
    TestIssue.record(
      "\(numbers) are not sorted",
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
