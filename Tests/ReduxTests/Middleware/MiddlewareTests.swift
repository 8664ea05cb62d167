import Combine
import CombineTesting
import Foundation
import Redux
import Testing

@Suite("shipped middleware")
struct MiddlewareTests {
  @Test("the log names each action and what it changed")
  func logging() {
    var logged: [String] = []
    let store = tallyStore([
      createLoggingMiddleware(includes: { !($0 is Nothing) }, log: { logged.append($0) })
    ])
    store.dispatch(Add(amount: 2))
    store.dispatch(Nothing())
    store.dispatch(SetName(name: "ada"))
    store.dispatch(SetName(name: "ada"))
    #expect(
      logged == [
        "Add(amount: 2)\n  count: 0 → 2",
        "SetName(name: \"ada\")\n  name: \"\" → \"ada\"",
        "SetName(name: \"ada\")",
      ])
  }

  @Test("analytics get an event of an action and both states")
  func analytics() {
    var events: [AnalyticsEvent] = []
    let store = tallyStore([
      createAnalyticsMiddleware(
        event: { action, old, new in
          guard action is Add else { return nil }
          return AnalyticsEvent("added", properties: ["count": "\(old!.count)→\(new!.count)"])
        }, track: { events.append($0) })
    ])
    store.dispatch(Add())
    store.dispatch(Nothing())
    #expect(events == [AnalyticsEvent("added", properties: ["count": "0→1"])])
  }

  @Test("throttling lets one action a key and interval pass", arguments: [true, false])
  func throttling(latest: Bool) {
    let scheduler = DispatchQueue.test
    let store = tallyStore([
      createThrottlingMiddleware(
        for: .seconds(1), scheduler: scheduler, latest: latest,
        key: { $0 is Add ? "add" : nil })
    ])
    for amount in [1, 10, 100] { store.dispatch(Add(amount: amount)) }
    store.dispatch(SetName(name: "passes"))
    #expect(store.state == Tally(count: 1, name: "passes"))
    scheduler.advance(by: .seconds(1))
    #expect(store.state.count == (latest ? 101 : 1))
    scheduler.advance(by: .seconds(3))
    store.dispatch(Add(amount: 1000))
    #expect(store.state.count == (latest ? 1101 : 1001))
  }

  @Test("functions and objects in actions and states are reported, each place once")
  func valueCheck() {
    final class Delegate {}
    struct Careless: Action {
      var done: (() -> Void)? = {}
      var delegate: Delegate? = Delegate()
      var amount = 1
    }
    struct Odd {
      var parts: [Delegate] = []
      var fine = Tally()
    }
    var lines: [String] = []
    let store = Store<Odd>(
      state: Odd(), middleware: [createValueCheckMiddleware { lines.append($0) }],
      deliverOn: .immediate, reducing: { state, _ in state.parts = [Delegate()] })
    store.dispatch(Careless(done: nil, delegate: nil))
    #expect(lines == ["Odd.parts.0 is an object: Delegate"])
    store.dispatch(Careless())
    store.dispatch(Careless())
    store.dispatch(Effect.none)
    #expect(
      lines.dropFirst() == [
        "Careless.done is a function: () -> ()", "Careless.delegate is an object: Delegate",
      ])
  }

  @Test("listeners are told after the reducer, until they are cancelled")
  func listeners() {
    let listeners = ActionListeners<Tally>()
    let store = tallyStore([listeners.middleware])
    var heard: [Int] = []
    let listening = listeners.on(Add.self) { add, state in heard.append(state!.count) }
    store.dispatch(Add())
    store.dispatch(Nothing())
    listening.cancel()
    store.dispatch(Add())
    #expect(heard == [1])
  }

  @Test("a task waits for an action, or until it is cancelled")
  func waiting() async throws {
    let listeners = ActionListeners<Tally>()
    let store = tallyStore([listeners.middleware])
    let waiting = Task { try await listeners.next(Add.self) { $0.amount > 3 }.amount }
    let sender = Task {
      var amount = 0
      while !Task.isCancelled {
        store.dispatch(Add(amount: amount))
        amount += 1
        await Task.yield()
      }
    }
    #expect(try await waiting.value > 3)
    sender.cancel()
    let cancelled = Task { try await listeners.next(SetName.self) }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { _ = try await cancelled.value }
  }
}

@Suite("crash breadcrumbs")
struct CrashBreadcrumbsTests {
  let file = FileManager.default.temporaryDirectory.appending(path: "crumbs-\(UUID())")

  @Test("the next start reads the newest texts, oldest first")
  func ring() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      let crumbs = try CrashBreadcrumbs(file: file, capacity: 3)
      #expect(crumbs.previous.isEmpty)
      #expect(crumbs.previousRunEndedCleanly)
      let store = tallyStore([crumbs.middleware()])
      store.dispatch(Add())
      store.dispatch(Nothing())
      for text in ["1", "", String(repeating: "é", count: 400)] { crumbs.drop(text) }
    }
    let crumbs = try CrashBreadcrumbs(file: file, capacity: 5)
    #expect(
      crumbs.previous.map(\.text)
        == ["1", "", String(repeating: "é", count: CrashBreadcrumbs.longestText / 2)])
    #expect(!crumbs.previousRunEndedCleanly)
    crumbs.drop("x")
    crumbs.close()
    crumbs.drop("passed over")
    let last = try CrashBreadcrumbs(file: file)
    #expect(last.previous.map(\.text) == ["x"])
    #expect(last.previousRunEndedCleanly)
  }

  @Test("a file that is none, is cut or damaged gives what is whole")
  func damage() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("something else".utf8).write(to: file)
    do {
      let crumbs = try CrashBreadcrumbs(file: file, capacity: 4)
      #expect(crumbs.previous.isEmpty)
      for text in ["a", "b", "c"] { crumbs.drop(text) }
    }
    var data = try Data(contentsOf: file)
    data[32 + 512 + 32] ^= 0xFF
    try data.prefix(32 + 512 * 3 + 100).write(to: file)
    #expect(try CrashBreadcrumbs(file: file).previous.map(\.text) == ["a", "c"])
  }

  @Test("the texts survive a process that is killed")
  func killed() async throws {
    let path = NSTemporaryDirectory() + "crumbs-killed-\(UUID())"
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let crumbs = try CrashBreadcrumbs(file: URL(filePath: path))
      for number in 0..<100 { crumbs.drop("\(number)") }
      kill(getpid(), SIGKILL)
      while true { pause() }
    }
    let crumbs = try CrashBreadcrumbs(file: URL(filePath: path))
    #expect(crumbs.previous.map(\.text) == (36..<100).map(String.init))
    #expect(!crumbs.previousRunEndedCleanly)
    try? FileManager.default.removeItem(atPath: path)
  }
}
