import Combine
import CombineTesting
import SwiftUICore
import Testing

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count)")
      Button("add") { count += 1 }
      Passive()
      BoundRow(value: $count)
    }
  }
}

private struct Passive: View {
  var body: some View { Text(verbatim: "passive") }
}

private struct BoundRow: View {
  @Binding var value: Int

  var body: some View {
    Button("double") { value *= 2 }
  }
}

private struct Owner: View {
  @State private var value = 1

  var body: some View {
    VStack {
      Reader(value: $value)
      BoundRow(value: $value)
    }
  }
}

private struct Reader: View {
  @Binding var value: Int
  var body: some View { Text("value \(value)") }
}

@MainActor
@Suite("state and bindings")
struct StateTests {
  @Test("a change of state evaluates the body again, and those of other views not")
  func state() {
    let window = InMemoryWindow(Counter())
    window.renderer.resetCounts()
    window.tap("add")
    #expect(window.text("count 1") != nil)
    #expect(window.bodyCount(Counter.self) == 2)
    #expect(window.bodyCount(Passive.self) == 1)
    #expect(window.bodyCount(BoundRow.self) == 1)
    #expect(window.renderer.counts.creates == 0)
    #expect(window.renderer.counts.updates == 1)
  }

  @Test("a body that only passes a binding on does not run when the value changes")
  func binding() {
    let window = InMemoryWindow(Owner())
    window.tap("double")
    #expect(window.text("value 2") != nil)
    #expect(window.bodyCount(Owner.self) == 1)
    #expect(window.bodyCount(Reader.self) == 2)
    #expect(window.bodyCount(BoundRow.self) == 1)
  }

  @Test("several changes in one turn are one evaluation, and the graph asks for one flush")
  func coalescing() {
    let window = InMemoryWindow(Counter())
    let requests = window.requestedFlushes
    let button = window.button("add")!
    button.element.send(.activate)
    button.element.send(.activate)
    button.element.send(.activate)
    #expect(window.requestedFlushes == requests + 1)
    window.flush()
    #expect(window.text("count 3") != nil)
    #expect(window.bodyCount(Counter.self) == 2)
  }

  @Test("a state set to what it was evaluates nothing")
  func equal() {
    struct Same: View {
      @State private var text = "a"
      var body: some View { Button(text) { text = "a" } }
    }
    let window = InMemoryWindow(Same())
    window.tap("a")
    #expect(window.bodyCount(Same.self) == 1)
  }

  @Test("a state may be set on any thread")
  func threads() async {
    struct Box { var set: @Sendable (Int) -> Void }
    // `@unchecked Sendable`: set by the first run of the body, read after it.
    final class Holder: @unchecked Sendable { var set: (@Sendable (Int) -> Void)? }
    struct Exposed: View {
      @State private var value = 0
      let holder: Holder
      var body: some View {
        let binding = $value
        holder.set = { binding.wrappedValue = $0 }
        return Text("value \(value)")
      }
    }
    let holder = Holder()
    let window = InMemoryWindow(Exposed(holder: holder))
    let set = holder.set!
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        set(7)
        DispatchQueue.main.async { done.resume() }
      }
    }
    window.flush()
    #expect(window.text("value 7") != nil)
  }

  @Test("parts of a value are bindings, and a change of one part evaluates only who reads it")
  func parts() {
    struct Person: Equatable {
      var name = "Ada"
      var age = 36
    }
    struct NameRow: View {
      @Binding var name: String
      var body: some View { Text(verbatim: name) }
    }
    struct AgeRow: View {
      @Binding var age: Int
      var body: some View { Button("\(age)") { age += 1 } }
    }
    struct Root: View {
      @State private var person = Person()
      var body: some View {
        NameRow(name: $person.name)
        AgeRow(age: $person.age)
      }
    }
    let window = InMemoryWindow(Root())
    window.tap("36")
    #expect(window.button("37") != nil)
    #expect(window.bodyCount(NameRow.self) == 1)
    #expect(window.bodyCount(AgeRow.self) == 2)
    #expect(window.bodyCount(Root.self) == 1)
  }

  @Test("bindings to the elements of a collection evaluate only the changed row")
  func elements() {
    struct Item: Identifiable, Equatable {
      let id: Int
      var count = 0
    }
    struct Row: View {
      @Binding var item: Item
      var body: some View { Button("\(item.id): \(item.count)") { item.count += 1 } }
    }
    struct Root: View {
      @State private var items = (0..<5).map { Item(id: $0) }
      var body: some View {
        VStack { ForEach($items) { Row(item: $0) } }
      }
    }
    let window = InMemoryWindow(Root())
    #expect(window.bodyCount(Row.self) == 5)
    window.tap("3: 0")
    #expect(window.button("3: 1") != nil)
    #expect(window.bodyCount(Row.self) == 6)
  }

  @Test("an optional's value can be bound while there is one")
  func optional() {
    var stored: String? = "a"
    let binding = Binding<String?>(get: { stored }, set: { stored = $0 })
    let inner = Binding(binding)
    inner?.wrappedValue = "b"
    #expect(stored == "b")
    stored = nil
    #expect(Binding(binding) == nil)
    #expect(inner?.wrappedValue == "a")
    #expect(Binding<Int>.constant(3).wrappedValue == 3)
    let outer = Binding<Int?>(.constant(4))
    #expect(outer.wrappedValue == 4)
  }
}

extension StateTests {
  @Test("a field writes to its binding, and shows what the binding has")
  func field() {
    struct Form: View {
      @State private var text = "x"
      private var limited: Binding<String> {
        Binding(get: { text }, set: { text = String($0.prefix(3)) })
      }
      var body: some View {
        TextField("name", text: limited)
        Text(verbatim: "[\(text)]")
      }
    }
    let window = InMemoryWindow(Form())
    window.renderer.resetCounts()
    window.type("abcdef", into: "name")
    #expect(window.text("[abc]") != nil)
    guard case .field(let field) = window.elements("field").first?.properties.content else {
      Issue.record("there is no field")
      return
    }
    #expect(field.text == "abc")
    // The same again: the renderer is told, since it shows what was typed.
    window.renderer.resetCounts()
    window.type("abcd", into: "name")
    #expect(window.renderer.counts.updates == 1)
  }
}
