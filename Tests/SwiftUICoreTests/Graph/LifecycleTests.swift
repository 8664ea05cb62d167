import Combine
import CombineTesting
import SwiftUICore
import Testing

@MainActor
private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

@MainActor
@Suite("life cycle")
struct LifecycleTests {
  @Test("inner views appear before outer ones, and before anything is drawn")
  func appear() {
    let log = Log()
    struct Root: View {
      let log: Log
      @State private var text = "before"
      var body: some View {
        VStack {
          Text(verbatim: text).onAppear { log.add("inner") }
        }
        .onAppear {
          log.add("outer")
          text = "after"
        }
      }
    }
    let window = InMemoryWindow(Root(log: log))
    #expect(log.lines == ["inner", "outer"])
    #expect(window.text("after") != nil)
    // What the action changed was in the first picture.
    #expect(window.renderer.counts.updates == 0)
  }

  @Test("a view that goes disappears once")
  func disappear() {
    let log = Log()
    struct Root: View {
      let log: Log
      let flag: Bool
      var body: some View {
        if flag {
          Text(verbatim: "a").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
        }
      }
    }
    let window = InMemoryWindow(Root(log: log, flag: true))
    window.show(Root(log: log, flag: true))
    window.show(Root(log: log, flag: false))
    window.close()
    #expect(log.lines == ["appear", "disappear"])
  }

  @Test("a task runs while the view is there, and is cancelled when it goes")
  func task() async {
    let started = AsyncStream<Int>.makeStream()
    let ended = AsyncStream<Int>.makeStream()
    struct Root: View {
      let id: Int?
      let started: AsyncStream<Int>.Continuation
      let ended: AsyncStream<Int>.Continuation
      var body: some View {
        if let id {
          Text(verbatim: "a").task(id: id) {
            started.yield(id)
            try? await Task.sleep(for: .seconds(1000))
            ended.yield(id)
          }
        }
      }
    }
    func root(_ id: Int?) -> Root {
      Root(id: id, started: started.continuation, ended: ended.continuation)
    }
    var starts = started.stream.makeAsyncIterator()
    var ends = ended.stream.makeAsyncIterator()
    let window = InMemoryWindow(root(1))
    #expect(await starts.next() == 1)
    window.show(root(2))
    #expect(await ends.next() == 1)
    #expect(await starts.next() == 2)
    window.show(root(nil))
    #expect(await ends.next() == 2)
  }

  @Test("onChange is told the old and the new value")
  func change() {
    let log = Log()
    struct Root: View {
      let log: Log
      let value: Int
      var body: some View {
        Text(verbatim: "a")
          .onChange(of: value) { log.add("\($0) to \($1)") }
          .onChange(of: value) { log.add("none") }
          .onChange(of: value, perform: { log.add("now \($0)") })
          .onChange(of: value, initial: true) { old, new in log.add("initial \(old) \(new)") }
      }
    }
    let window = InMemoryWindow(Root(log: log, value: 1))
    #expect(log.lines == ["initial 1 1"])
    log.lines = []
    window.show(Root(log: log, value: 1))
    #expect(log.lines == [])
    window.show(Root(log: log, value: 2))
    #expect(Set(log.lines) == ["1 to 2", "none", "now 2", "initial 1 2"])
  }

  @Test("onReceive gets values while the view is there")
  func receive() {
    let subject = PassthroughSubject<Int, Never>()
    struct Root: View {
      let subject: PassthroughSubject<Int, Never>
      let flag: Bool
      @State private var sum = 0
      var body: some View {
        VStack {
          if flag { Text(verbatim: "on").onReceive(subject) { sum += $0 } }
          Text("sum \(sum)")
        }
      }
    }
    let window = InMemoryWindow(Root(subject: subject, flag: true))
    subject.send(2)
    subject.send(3)
    window.flush()
    #expect(window.text("sum 5") != nil)
    window.show(Root(subject: subject, flag: false))
    subject.send(10)
    window.flush()
    #expect(window.text("sum 5") != nil)
  }

  @Test("events of elements whose view has gone are dropped")
  func late() {
    struct Root: View {
      let flag: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          if flag { TextField("field", text: $text) }
          Text(verbatim: "text \(text)")
        }
      }
    }
    let window = InMemoryWindow(Root(flag: true))
    let field = window.elements("field")[0].element
    window.show(Root(flag: false))
    field.send(.text("late"))
    field.send(.focus(false))
    window.flush()
    #expect(window.text("text ") != nil)
  }

  @Test("what a view holds is released with it")
  func release() {
    let tracker = LifetimeTracker()
    struct Root: View {
      let tracker: LifetimeTracker
      let flag: Bool
      var body: some View {
        if flag {
          let token = tracker.token()
          VStack {
            Text(verbatim: "a").onAppear { _ = token }
            Button("b") { _ = token }.onTapGesture { _ = token }
            TextField(
              "f",
              text: Binding(
                get: {
                  _ = token; return ""
                }, set: { _ in }))
            List(0..<3) { index in Text(verbatim: "\(index)").onDisappear { _ = token } }
            NavigationStack { Text(verbatim: "n").navigationTitle("t").onAppear { _ = token } }
          }
          .sheet(isPresented: .constant(true)) { Text(verbatim: "s").onAppear { _ = token } }
          .alert("a", isPresented: .constant(true)) { Button("OK") { _ = token } }
        }
      }
    }
    let window = InMemoryWindow(Root(tracker: tracker, flag: true))
    #expect(tracker.count > 0)
    #expect(window.renderer.presented.count == 2)
    window.show(Root(tracker: tracker, flag: false))
    window.flush()
    #expect(tracker.count == 0)
    #expect(window.renderer.presented.isEmpty)
    #expect(window.renderer.elements.count == 1)
    // The window's root, the view and its condition are left.
    #expect(window.host.counter.count == 3)
  }
}
