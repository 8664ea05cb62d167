import SwiftUICore
import Testing

private struct TagKey: EnvironmentKey { static var defaultValue: String { "none" } }
extension EnvironmentValues {
  fileprivate var probe: String {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }
}
private final class Names: ObservableObject {
  @Published var names = ["a", "b", "c"]
  @Published var count = 0
  let subject = PassthroughSubject<Int, Never>()
}
private final class Ref { var s: String; init(_ s: String) { self.s = s } }

@MainActor
@Suite("updates")
struct UpdateRuleTests {
  @Test("an action finds the environment as it is when it runs")
  func envInAction() {
    struct Inner: View {
      @Environment(\.probe) var probe
      @State var seen = "-"
      var body: some View { Button("press \(seen)") { seen = probe } }
    }
    struct Root: View { let p: String; var body: some View { Inner().environment(\.probe, p) } }
    let w = InMemoryWindow(Root(p: "one"))
    w.show(Root(p: "two"))
    w.tap("press -")
    #expect(w.button("press two") != nil, "stale environment in action")
  }

  @Test("a view that a page covers goes on to receive")
  func receiveAfterCover() {
    struct Root: View {
      @ObservedObject var m: Names
      @State var path: [Int] = []
      @State var got = 0
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text(verbatim: "got \(got)"); Button("go") { path = [1] }
          }
          .onReceive(m.subject) { got += $0 }
          .navigationDestination(for: Int.self) { _ in Button("back") { path = [] } }
        }
      }
    }
    let m = Names()
    let w = InMemoryWindow(Root(m: m))
    m.subject.send(1); w.flush()
    #expect(w.text("got 1") != nil)
    w.tap("go"); m.subject.send(1); w.flush(); w.tap("back"); m.subject.send(1); w.flush()
    #expect(w.text("got 3") != nil, "\(w.texts)")
  }

  @Test("the initial change comes once, not again when a page above has gone")
  func initialOnce() {
    struct Root: View {
      @State var path: [Int] = []
      @State var got = 0
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text(verbatim: "got \(got)"); Button("go") { path = [1] }
          }
          .onChange(of: path.count + 100, initial: true) { old, new in if old == new { got += 1 } }
          .navigationDestination(for: Int.self) { _ in Button("back") { path = [] } }
        }
      }
    }
    let w = InMemoryWindow(Root())
    w.tap("go"); w.tap("back")
    #expect(w.text("got 1") != nil, "\(w.texts)")
  }

  @Test("an open page follows what its destination has captured")
  func destinationFresh() {
    struct Root: View {
      @ObservedObject var m: Names
      let extra: String
      var body: some View {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { i in Text(verbatim: "\(m.names[i]) \(extra)") }
        }
      }
    }
    let m = Names()
    let w = InMemoryWindow(Root(m: m, extra: "x"))
    w.tap("go")
    #expect(w.text("b x") != nil)
    m.names[1] = "B"; w.flush()
    #expect(w.text("B x") != nil, "observed object in destination \(w.texts)")
    w.show(Root(m: m, extra: "y"))
    #expect(w.text("B y") != nil, "captured let in destination \(w.texts)")
  }

  @Test("a view can have weak fields")
  func weakField() {
    struct V: View {
      weak var r: Ref?
      let t: String
      var body: some View { Text(verbatim: "\(t) \(r?.s ?? "nil")") }
    }
    let a = Ref("a"), b = Ref("b")
    let w = InMemoryWindow(V(r: a, t: "1"))
    w.show(V(r: a, t: "2"))
    #expect(w.text("2 a") != nil)
    w.show(V(r: b, t: "2"))
    #expect(w.text("2 b") != nil)
    w.show(V(r: nil, t: "2"))
    #expect(w.text("2 nil") != nil)
  }

  @Test("a view can have unowned fields")
  func unownedField() {
    struct V: View {
      unowned let r: Ref
      unowned(unsafe) let u: Ref
      let t: String
      var body: some View { Text(verbatim: "\(t) \(r.s) \(u.s)") }
    }
    let a = Ref("a"), b = Ref("b")
    let w = InMemoryWindow(V(r: a, u: a, t: "1"))
    w.show(V(r: b, u: b, t: "2"))
    #expect(w.text("2 b b") != nil)
    withExtendedLifetime((a, b)) {}
  }

  @Test("a binding outlives the graph")
  func hostDropped() {
    final class Box { var b: Binding<Int>? }
    struct V: View {
      let box: Box
      @State var n = 0
      var body: some View { box.b = $n; return Text(verbatim: "\(n)") }
    }
    let box = Box()
    var w: InMemoryWindow? = InMemoryWindow(V(box: box))
    _ = w?.texts
    w = nil
    box.b?.wrappedValue = 3
  }

  @Test("an evaluation does not subscribe again to the same publisher")
  func publishedNotResubscribed() {
    struct V: View {
      @ObservedObject var m: Names
      @State var n = 0
      var body: some View {
        Text(verbatim: "n \(n) \(m.count)").onReceive(m.$count) { _ in n += 1 }
      }
    }
    let m = Names()
    let w = InMemoryWindow(V(m: m))
    #expect(w.text("n 1 0") != nil, "\(w.texts)")
    m.count = 5; w.flush()
    #expect(w.text("n 2 5") != nil, "\(w.texts)")
  }

  @Test("a geometry reader without room has content")
  func zeroGeometry() {
    struct V: View {
      @State var s = "-"
      var body: some View {
        Text(verbatim: s).background(
          GeometryReader { g in Color.clear.onAppear { s = "\(g.size)" } }.frame(
            width: 0, height: 0))
      }
    }
    let w = InMemoryWindow(V())
    #expect(w.text("CGSize(width: 0.0, height: 0.0)") != nil, "\(w.texts)")
  }

  @Test("preferences of rows come in the order of the rows")
  func preferenceOrderInList() {
    struct K: PreferenceKey {
      static var defaultValue: [Int] { [] }
      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }
    struct V: View {
      @State var got: [Int] = []
      var body: some View {
        VStack {
          Text(verbatim: "\(got)")
          List(0..<6, id: \.self) { i in Text(verbatim: "r\(i)").preference(key: K.self, value: [i])
          }
        }.onPreferenceChange(K.self) { got = $0 }
      }
    }
    let w = InMemoryWindow(V())
    #expect(w.text("[0, 1, 2, 3, 4, 5]") != nil, "\(w.texts.first ?? "")")
  }

  @Test("a view that never comes to rest does not keep the flush from ending")
  func loops() {
    struct V: View {
      @State var n = 0
      var body: some View { Text(verbatim: "\(n)").onChange(of: n) { n += 1 }.onAppear { n = 1 } }
    }
    _ = InMemoryWindow(V())
    struct U: View {
      @State var n = 0
      var body: some View { Text(verbatim: "\(bump())") }
      func bump() -> Int { n += 1; return n }
    }
    _ = InMemoryWindow(U())
  }

  @Test("a binding that is passed on is no dependency")
  func bodyOnlyWhatChanged() {
    struct Leaf: View { let t: String; var body: some View { Text(verbatim: t) } }
    struct Mid: View {
      @Binding var b: Int
      var body: some View {
        VStack {
          Leaf(t: "x"); Button("inc") { b += 1 }
        }
      }
    }
    struct Root: View {
      @State var n = 0
      var body: some View {
        VStack {
          Mid(b: $n); Leaf(t: "\(n)")
        }
      }
    }
    let w = InMemoryWindow(Root())
    w.host.resetBodyCounts()
    w.tap("inc")
    #expect(w.bodyCount(Root.self) == 1); #expect(w.bodyCount(Mid.self) == 0)
    #expect(w.bodyCount(Leaf.self) == 1)
  }

  @Test("an equatable view is evaluated if it differs")
  func equatableView() {
    struct E: View, Equatable {
      let key: Int; let noise: Int
      nonisolated static func == (a: E, b: E) -> Bool { a.key == b.key }
      var body: some View { Text(verbatim: "k\(key) \(noise)") }
    }
    struct Root: View {
      let k: Int; let n: Int; var body: some View { E(key: k, noise: n).equatable() }
    }
    let w = InMemoryWindow(Root(k: 1, n: 1))
    w.show(Root(k: 1, n: 2)); #expect(w.text("k1 1") != nil)
    w.show(Root(k: 2, n: 3)); #expect(w.text("k2 3") != nil)
  }

  @Test("a task is cancelled and begun again with another id")
  func taskId() async {
    final class Log { var l: [String] = [] }
    struct V: View {
      let log: Log; let id: Int
      var body: some View {
        Text(verbatim: "x").task(id: id) {
          log.l.append("s\(id)")
          do { try await Task.sleep(nanoseconds: 1_000_000_000_000) } catch {
            log.l.append("c\(id)")
          }
        }
      }
    }
    let log = Log()
    let w = InMemoryWindow(V(log: log, id: 1))
    for _ in 0..<20 { await Task.yield() }
    w.show(V(log: log, id: 2))
    for _ in 0..<50 { await Task.yield() }
    try? await Task.sleep(nanoseconds: 20_000_000)
    w.close()
    try? await Task.sleep(nanoseconds: 50_000_000)
    #expect(log.l.sorted() == ["c1", "c2", "s1", "s2"], "\(log.l)")
  }
}

/// Changed on one thread while another reads: what apps do by mistake.
private final class Shared: ObservableObject, @unchecked Sendable {
  @Published var text = ""
  @Published var received = ""
  let subject = PassthroughSubject<String, Never>()

  func receive(_ text: String) { received = text }
}

@MainActor
@Suite("changes on other threads")
struct OtherThreadTests {
  @Test("an object that changes on another thread, and values that come there, do no harm")
  func changes() async {
    struct Root: View {
      @ObservedObject var model: Shared
      var body: some View {
        Text(verbatim: "\(model.text) \(model.received)")
          .onReceive(model.subject, perform: model.receive)
      }
    }
    let model = Shared()
    let window = InMemoryWindow(Root(model: model))
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        model.text = "new"
        model.subject.send("got")
        DispatchQueue.main.async { done.resume() }
      }
    }
    window.flush()
    #expect(window.text("new got") != nil, "\(window.texts)")
  }
}
