import SwiftUICore
import Testing

private struct Keeper: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Item: Identifiable, Equatable {
  let id: Int
}

private struct Rows: View {
  let items: [Item]
  var body: some View {
    VStack { ForEach(items) { Keeper(name: "\($0.id)") } }
  }
}

@MainActor
@Suite("identity")
struct IdentityTests {
  @Test("a view keeps its state when its fields change")
  func fields() {
    let window = InMemoryWindow(Keeper(name: "a"))
    window.tap("a 0")
    window.show(Keeper(name: "b"))
    #expect(window.button("b 1") != nil)
  }

  @Test("the branches of an if are different views")
  func branches() {
    struct Root: View {
      let flag: Bool
      var body: some View {
        if flag { Keeper(name: "x") } else { Keeper(name: "x") }
      }
    }
    let window = InMemoryWindow(Root(flag: true))
    window.tap("x 0")
    window.show(Root(flag: true))
    #expect(window.button("x 1") != nil)
    window.show(Root(flag: false))
    #expect(window.button("x 0") != nil)
    window.show(Root(flag: true))
    #expect(window.button("x 0") != nil)
  }

  @Test("a view that comes and goes does not disturb its neighbours")
  func optional() {
    struct Root: View {
      let flag: Bool
      var body: some View {
        VStack {
          if flag { Text(verbatim: "here") }
          Keeper(name: "k")
        }
      }
    }
    let window = InMemoryWindow(Root(flag: false))
    window.tap("k 0")
    window.show(Root(flag: true))
    #expect(window.button("k 1") != nil)
    #expect(window.texts.first == "here")
    window.show(Root(flag: false))
    #expect(window.button("k 1") != nil)
    #expect(window.text("here") == nil)
  }

  @Test("another id is another view")
  func explicit() {
    struct Root: View {
      let id: Int
      var body: some View { Keeper(name: "k").id(id) }
    }
    let window = InMemoryWindow(Root(id: 1))
    window.tap("k 0")
    window.show(Root(id: 1))
    #expect(window.button("k 1") != nil)
    window.show(Root(id: 2))
    #expect(window.button("k 0") != nil)
  }

  @Test("AnyView keeps state while the type inside is the same")
  func anyView() {
    struct Other: View {
      @State private var count = 0
      var body: some View { Button("other \(count)") { count += 1 } }
    }
    let window = InMemoryWindow(AnyView(Keeper(name: "a")))
    window.tap("a 0")
    window.show(AnyView(Keeper(name: "a")))
    #expect(window.button("a 1") != nil)
    window.show(AnyView(Other()))
    #expect(window.button("other 0") != nil)
    window.show(AnyView(Keeper(name: "a")))
    #expect(window.button("a 0") != nil)
  }

  @Test("elements of a ForEach keep state wherever they move, and lose it when they go")
  func forEach() {
    let window = InMemoryWindow(Rows(items: [1, 2, 3].map { Item(id: $0) }))
    window.tap("2 0")
    window.renderer.resetCounts()
    window.show(Rows(items: [3, 1, 2].map { Item(id: $0) }))
    #expect(window.texts == ["3 0", "1 0", "2 1"])
    // One row has moved; nothing was made, changed or taken away.
    #expect(window.renderer.counts.moves == 1)
    #expect(window.renderer.counts.changes == 1)
    window.show(Rows(items: [Item(id: 1)]))
    window.show(Rows(items: [1, 2].map { Item(id: $0) }))
    #expect(window.texts == ["1 0", "2 0"])
  }

  @Test("a row is put in and taken out without touching the others")
  func insertion() {
    let window = InMemoryWindow(Rows(items: (0..<20).map { Item(id: $0) }))
    window.renderer.resetCounts()
    window.show(Rows(items: (0..<20).filter { $0 != 7 }.map { Item(id: $0) }))
    #expect(window.renderer.counts.removes == 1)
    #expect(window.renderer.counts.updates == 0)
    #expect(window.renderer.counts.moves == 0)
    // The button and the text in it.
    #expect(window.renderer.counts.destroys == 2)
  }

  @Test("elements with the same id are told apart by their order")
  func duplicates() {
    let window = InMemoryWindow(Rows(items: [1, 1].map { Item(id: $0) }))
    #expect(window.texts == ["1 0", "1 0"])
    window.show(Rows(items: [1].map { Item(id: $0) }))
    #expect(window.texts == ["1 0"])
  }

  @Test("a body does not run when the fields of its view are the same")
  func minimality() {
    struct Leaf: View {
      let text: String
      let numbers: [Int]
      let action: () -> Void
      var body: some View { Text(verbatim: text) }
    }
    struct Root: View {
      let tick: Int
      var body: some View {
        VStack {
          Text("tick \(tick)")
          Leaf(text: "constant", numbers: [1, 2], action: {})
          Leaf(text: "changing \(tick / 2)", numbers: [], action: {})
        }
      }
    }
    let window = InMemoryWindow(Root(tick: 0))
    #expect(window.bodyCount(Leaf.self) == 2)
    window.show(Root(tick: 1))
    #expect(window.bodyCount(Leaf.self) == 2)
    window.show(Root(tick: 2))
    #expect(window.bodyCount(Leaf.self) == 3)
  }

  @Test("all nodes go with the window's content")
  func leaks() {
    let window = InMemoryWindow(Rows(items: (0..<50).map { Item(id: $0) }))
    #expect(window.host.counter.count > 100)
    window.close()
    // The root itself is left.
    #expect(window.host.counter.count == 1)
    #expect(window.renderer.elements.count == 1)
  }
}
