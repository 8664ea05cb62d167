import SwiftUICore
import Testing

private struct Item: Identifiable, Equatable { var id: Int; var name: String }

@MainActor
@Suite("lasting state")
struct IdentityRuleTests {
  @Test("several elements with one identity are all shown")
  func duplicates() {
    struct V: View {
      let xs: [Int]
      var body: some View { VStack { ForEach(xs, id: \.self) { Text(verbatim: "r\($0)") } } }
    }
    let w = InMemoryWindow(V(xs: [1, 1, 2]))
    #expect(w.texts == ["r1", "r1", "r2"])
    w.show(V(xs: [2, 1, 1, 1])); #expect(w.texts == ["r2", "r1", "r1", "r1"])
    w.show(V(xs: [1])); #expect(w.texts == ["r1"])
    w.show(V(xs: [])); #expect(w.texts == [])
  }

  @Test("only the own changes of an object count, and those told by hand")
  func nestedObjects() {
    final class Inner: ObservableObject { @Published var x = 0 }
    final class Outer: ObservableObject { let inner = Inner(); var plain = 0 }
    struct V: View {
      @ObservedObject var o: Outer
      var body: some View { Text(verbatim: "x \(o.inner.x) \(o.plain)") }
    }
    let o = Outer()
    let w = InMemoryWindow(V(o: o))
    o.inner.x = 1; w.flush()
    #expect(w.text("x 0 0") != nil, "nested objects do not propagate")
    o.objectWillChange.send(); o.plain = 7; w.flush()
    #expect(w.text("x 1 7") != nil)
    let p = Outer(); p.plain = 9
    w.show(V(o: p)); #expect(w.text("x 0 9") != nil)
    o.objectWillChange.send(); let n = w.bodyCount(V.self); w.flush()
    #expect(w.bodyCount(V.self) == n)
  }

  @Test("bindings to elements follow these where they move")
  func forEachBinding() {
    struct Row: View {
      @Binding var item: Item; var body: some View { Button(item.name) { item.name += "!" } }
    }
    struct V: View {
      @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
      var body: some View {
        VStack {
          ForEach($items) { $item in Row(item: $item) }
          Button("rev") { items.reverse() }
          Button("drop") { items.removeFirst() }
          Button("none") { items = [] }
        }
      }
    }
    let w = InMemoryWindow(V())
    w.tap("b"); #expect(w.button("b!") != nil)
    w.tap("rev"); w.tap("c"); #expect(w.button("c!") != nil)
    w.tap("drop"); #expect(w.button("c!") == nil); w.tap("a"); #expect(w.button("a!") != nil)
    w.tap("none"); #expect(w.button("a!") == nil)
  }

  @Test("branches appear and disappear, each once")
  func appearInsideCondition() {
    final class Log { var l: [String] = [] }
    struct V: View {
      let log: Log
      let on: Bool
      var body: some View {
        VStack {
          if on {
            Text(verbatim: "a").onAppear { log.l.append("a+") }.onDisappear { log.l.append("a-") }
          } else {
            Text(verbatim: "b").onAppear { log.l.append("b+") }.onDisappear { log.l.append("b-") }
          }
        }.onAppear { log.l.append("v+") }.onDisappear { log.l.append("v-") }
      }
    }
    let log = Log()
    let w = InMemoryWindow(V(log: log, on: true))
    w.show(V(log: log, on: false)); w.close()
    #expect(
      log.l == ["a+", "v+", "b+", "a-", "b-", "v-"]
        || log.l == ["a+", "v+", "a-", "b+", "b-", "v-"], "\(log.l)")
  }

  @Test("a state object is made once")
  func stateObjectOnce() {
    final class M: ObservableObject {
      nonisolated(unsafe) static var made = 0; init() { M.made += 1 }; @Published var x = 0
    }
    struct C: View {
      let t: Int; @StateObject var m = M()
      var body: some View { Button("c \(t) \(m.x)") { m.x += 1 } }
    }
    let w = InMemoryWindow(C(t: 0))
    w.tap("c 0 0"); w.show(C(t: 1)); w.show(C(t: 2))
    #expect(w.button("c 2 1") != nil); #expect(M.made == 1)
  }
}
