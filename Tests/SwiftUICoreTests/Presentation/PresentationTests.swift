import SwiftUICore
import Testing

private struct Failure: Identifiable {
  let id = 1
  let text: String
}

@MainActor
@Suite("alerts, sheets and pages")
struct PresentationTests {
  @Test("an alert for an item has its buttons, and takes the item away")
  func item() {
    struct Root: View {
      @State private var failure: Failure?
      @State private var log = ""
      var body: some View {
        VStack {
          Button("fail") { failure = Failure(text: "no network") }
          Text(verbatim: "log \(log) \(failure == nil)")
        }
        .alert(item: $failure) { failure in
          Alert(
            title: Text("Error"), message: Text(failure.text),
            primaryButton: .default(Text("Retry")) { log += "retry" },
            secondaryButton: .cancel())
        }
      }
    }
    let window = InMemoryWindow(Root())
    #expect(window.alert == nil)
    window.tap("fail")
    #expect(window.alert?.title == "Error")
    #expect(window.alert?.message == "no network")
    #expect(window.alert?.buttons.map(\.title) == ["Retry", "Cancel"])
    #expect(window.alert?.buttons.map(\.role) == [nil, .cancel])
    window.chooseInAlert("Retry")
    #expect(window.alert == nil)
    #expect(window.text("log retry true") != nil)
    window.tap("fail")
    window.renderer.presented[0].send(.dismiss)
    window.flush()
    #expect(window.alert == nil)
  }

  @Test("an alert with actions and a message")
  func actions() {
    struct Root: View {
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        Button("show \(count)") { isShown = true }
          .alert("Sure?", isPresented: $isShown) {
            Button("Delete", role: .destructive) { count += 1 }
            Button("Keep", role: .cancel) {}
          } message: {
            Text("This cannot be undone.")
          }
      }
    }
    let window = InMemoryWindow(Root())
    window.tap("show 0")
    #expect(window.alert?.message == "This cannot be undone.")
    #expect(window.alert?.buttons.map(\.role) == [.destructive, .cancel])
    window.chooseInAlert("Delete")
    #expect(window.button("show 1") != nil)
    #expect(window.renderer.presented.isEmpty)
  }

  @Test("a sheet shows its view, which can close it")
  func sheet() {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close") { dismiss() } }
    }
    struct Root: View {
      @State private var isShown = false
      @State private var dismissals = 0
      var body: some View {
        Button("open \(dismissals)") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) { Inner().padding(20) }
      }
    }
    let window = InMemoryWindow(Root())
    window.tap("open 0")
    // The label's 40 and the chrome's 16, and 20 on each side.
    #expect(window.renderer.presented.first?.frame.size == CGSize(width: 96, height: 64))
    window.tap("close")
    #expect(window.renderer.presented.isEmpty)
    #expect(window.button("open 1") != nil)
  }

  @Test("links push pages, and back pops them")
  func navigation() {
    struct Detail: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("leave \(name)") { dismiss() }.navigationTitle(name)
      }
    }
    struct Root: View {
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("first", destination: Detail(name: "one"))
            NavigationLink(destination: Detail(name: "two")) { Text("second") }
          }
          .navigationBarTitle("Home")
        }
      }
    }
    let window = InMemoryWindow(Root())
    #expect(window.page?.title == "Home")
    #expect(window.page?.hasBack == false)
    window.tap("first")
    #expect(window.page?.title == "one")
    #expect(window.page?.hasBack == true)
    window.tap("leave one")
    #expect(window.page?.title == "Home")
    window.tap("second")
    window.send(.back, to: window.elements("page").last!)
    #expect(window.page?.title == "Home")
    #expect(window.elements("page").count == 1)
  }

  @Test("a path and destinations for values make the pages")
  func path() {
    struct Root: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("one", value: 1)
            Text(verbatim: "path \(path)")
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Button("deeper \(number)") { path.append(number + 1) }
              Button("home") { path = [] }
            }.navigationTitle("page \(number)")
          }
        }
      }
    }
    let window = InMemoryWindow(Root())
    window.tap("one")
    #expect(window.page?.title == "page 1")
    window.tap("deeper 1")
    #expect(window.page?.title == "page 2")
    #expect(window.elements("page").count == 3)
    window.send(.back, to: window.elements("page").last!)
    #expect(window.text("path [1]") != nil)
    window.tap("home")
    #expect(window.elements("page").count == 1)
  }

  @Test("a page's bar has the items of its toolbar and its search field")
  func toolbar() {
    struct Root: View {
      @State private var count = 0
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Text(verbatim: "query \(query)")
            .navigationTitle("Title \(count)")
            .toolbar {
              ToolbarItem(placement: .navigationBarLeading) { Button("Edit") {} }
              ToolbarItem(placement: .primaryAction) {
                Button {
                  count += 1
                } label: {
                  Image(systemName: "plus")
                }
              }
            }
            .searchable(text: $query)
        }
      }
    }
    let window = InMemoryWindow(Root())
    #expect(window.page?.tools.map(\.item.title) == ["Edit", ""])
    #expect(window.page?.tools.map(\.item.systemImage) == [nil, "plus"])
    #expect(window.page?.tools.map(\.isLeading) == [true, false])
    let page = window.elements("page")[0]
    window.send(.tool(1), to: page)
    #expect(window.page?.title == "Title 1")
    window.send(.search("abc"), to: page)
    #expect(window.text("query abc") != nil)
    #expect(window.page?.search?.text == "abc")
  }

  @Test("a tab view shows one of its tabs, which alone has appeared")
  func tabs() {
    final class Log { var lines: [String] = [] }
    struct Root: View {
      let log: Log
      var body: some View {
        TabView {
          Text(verbatim: "one").onAppear { log.lines.append("+1") }
            .onDisappear { log.lines.append("-1") }
            .tabItem { Label("First", systemImage: "star") }
          Text(verbatim: "two").onAppear { log.lines.append("+2") }
            .tabItem { Text("Second") }
        }
      }
    }
    let log = Log()
    let window = InMemoryWindow(Root(log: log))
    let tabs = window.elements("tabs")[0]
    guard case .tabs(let properties) = tabs.properties.content else { return }
    #expect(properties.items.map(\.title) == ["First", "Second"])
    #expect(properties.items[0].systemImage == "star")
    #expect(window.texts == ["one"])
    #expect(log.lines == ["+1"])
    window.send(.chose(1), to: tabs)
    #expect(window.texts == ["two"])
    #expect(log.lines == ["+1", "-1", "+2"])
  }

  @Test("toggles, pickers and buttons of a menu in a bar are its items")
  func items() {
    struct Root: View {
      @State private var choice = 1
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          Text(verbatim: "\(choice) \(isOn)")
            .toolbar {
              Menu("menu") {
                Toggle("switch", isOn: $isOn)
                Divider()
                Picker("pick", selection: $choice) { ForEach(0..<2) { Text(verbatim: "p\($0)") } }
                Button("three") { choice = 3 }
              }
            }
        }
      }
    }
    let window = InMemoryWindow(Root())
    let page = window.elements("page")[0]
    var items: [ActionItem] { window.page?.tools[0].item.items ?? [] }
    #expect(window.page?.tools.map(\.item.title) == ["menu"])
    #expect(items.map(\.title) == ["switch", "", "p0", "p1", "three"])
    #expect(items.map(\.isChosen) == [false, false, false, true, false])
    window.send(.toolItem(0, 0), to: page)
    window.send(.toolItem(0, 2), to: page)
    #expect(window.text("0 true") != nil)
    #expect(items.map(\.isChosen) == [true, false, true, false, false])
    window.send(.toolItem(0, 4), to: page)
    #expect(window.text("3 true") != nil)
  }

  @Test("a menu's items do what its buttons do")
  func menu() {
    struct Root: View {
      @State private var choice = "none"
      var body: some View {
        Menu("choose \(choice)") {
          Button("a") { choice = "a" }
          Button("b") { choice = "b" }.disabled(true)
        }
      }
    }
    let window = InMemoryWindow(Root())
    let menu = window.elements("menu")[0]
    guard case .menu(let properties) = menu.properties.content else { return }
    #expect(properties.items.map(\.title) == ["a", "b"])
    #expect(properties.items.map(\.isEnabled) == [true, false])
    window.send(.chose(1), to: menu)
    #expect(window.text("choose none") != nil)
    window.send(.chose(0), to: menu)
    #expect(window.text("choose a") != nil)
  }
}
