import SwiftUICore
import Testing

private struct Nested: View {
  @State private var choice = "none"
  @State private var isOn = false

  var body: some View {
    Menu("chose \(choice)") {
      Button("a") { choice = "a" }
      Menu("more") {
        Button("b") { choice = "b" }
        Menu("even more") { Button("c") { choice = "c" } }
      }
      Section("Danger") {
        Button("d", role: .destructive) { choice = "d" }
      }
      Toggle("on", isOn: $isOn)
    }
  }
}

private struct Card: View {
  let name: String
  @State private var log = ""
  @State private var isFavourite = false

  var body: some View {
    Text(verbatim: "\(name)\(log)")
      .contextMenu {
        Button(isFavourite ? "Forget" : "Like", systemImage: "heart") { isFavourite.toggle() }
        Divider()
        Button("Delete", role: .destructive) { log += " deleted" }
      }
  }
}

@MainActor
@Suite("menus")
struct MenuTests {
  private func items(_ window: InMemoryWindow) -> [ActionItem] {
    guard case .menu(let menu) = window.elements("menu")[0].properties.content else { return [] }
    return menu.items
  }

  @Test("menus in a menu lead on, and their items are counted after them")
  func nested() {
    let window = InMemoryWindow(Nested())
    let menu = window.elements("menu")[0]
    let items = items(window)
    #expect(items[1].items?.map(\.title) == ["b", "even more"])
    let all = items.flattened.map(\.title)
    #expect(all == ["a", "more", "b", "even more", "c", "", "Danger", "d", "", "on"])
    window.send(.chose(2), to: menu)
    #expect(window.text("chose b") != nil)
    window.send(.chose(4), to: menu)
    #expect(window.text("chose c") != nil)
    window.send(.chose(7), to: menu)
    #expect(window.text("chose d") != nil)
  }

  @Test("sections have titles and are set off, once")
  func sections() {
    let items = items(InMemoryWindow(Nested()))
    #expect(items.map(\.isDivider) == [false, false, true, false, false, true, false])
    #expect(items.map(\.isHeader) == [false, false, false, true, false, false, false])
    #expect(items[4].role == .destructive)
  }

  @Test("a toggle in a menu shows its state after it has changed")
  func toggle() {
    let window = InMemoryWindow(Nested())
    #expect(items(window).last?.isChosen == false)
    window.send(.chose(9), to: window.elements("menu")[0])
    #expect(items(window).last?.isChosen == true)
  }

  @Test("a view's menu is made when it is asked for, and follows the state")
  func contextMenu() {
    let window = InMemoryWindow(Card(name: "x"))
    let before = window.host.counter.count
    #expect(window.actions(of: "x").map(\.title) == ["Like", "", "Delete"])
    #expect(window.host.counter.count > before)
    #expect(window.actions(of: "x").map(\.role) == [nil, nil, .destructive])
    #expect(window.actions(of: "x")[0].systemImage == "heart")
    window.choose("Like", of: "x")
    #expect(window.actions(of: "x").map(\.title) == ["Forget", "", "Delete"])
    window.choose("Delete", of: "x")
    #expect(window.text("x deleted") != nil)
  }
}
