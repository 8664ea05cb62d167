import SwiftUICore
import Testing

private final class Log { var made: [String] = [] }

private struct Counter: View {
  let name: String
  let log: Log
  @State private var count = 0

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  var body: some View {
    log.made.append(name)
    return Button("\(name) \(count)") { count += 1 }
  }
}

private struct Tabs: View {
  let log: Log
  @State private var chosen = "b"

  var body: some View {
    TabView(selection: $chosen) {
      Counter("first", log).tabItem { Label("A", systemImage: "star") }.tag("a").badge(2)
      Counter("second", log).tag("b").badge("new").tabItem { Text("B") }
      Counter("third", log).tabItem { Text("C") }.tag("c")
    }
  }
}

@MainActor
@Suite("tabs")
struct TabTests {
  @Test("a tab's content is made when it is chosen first, and keeps its state after")
  func lazy() {
    let log = Log()
    let window = InMemoryWindow(Tabs(log: log))
    #expect(window.texts == ["second 0"])
    #expect(log.made == ["second"])
    window.tap("second 0")
    let tabs = window.elements("tabs")[0]
    window.send(.chose(0), to: tabs)
    #expect(window.texts == ["first 0"])
    #expect(!log.made.contains("third"))
    window.send(.chose(1), to: tabs)
    #expect(window.texts == ["second 1"])
  }

  @Test("tabs have titles, pictures and badges, whether they have been made or not")
  func items() {
    let window = InMemoryWindow(Tabs(log: Log()))
    guard case .tabs(let tabs) = window.elements("tabs")[0].properties.content else { return }
    #expect(tabs.items.map(\.title) == ["A", "B", "C"])
    #expect(tabs.items.map(\.systemImage) == ["star", nil, nil])
    #expect(tabs.items.map(\.badge) == ["2", "new", nil])
    #expect(tabs.selection == 1)
  }
}
