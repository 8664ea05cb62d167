import SwiftUICore
import Testing

private enum Trouble: LocalizedError {
  case offline
  var errorDescription: String? { "offline" }
}

private struct Film: Identifiable, Equatable {
  let id: Int
}

@MainActor
@Suite("forms of alerts, sheets and links")
struct MorePresentationTests {
  @Test("an alert in the older form with one button")
  func older() {
    struct Root: View {
      @State private var isShown = true
      var body: some View {
        Text(verbatim: "shown \(isShown)")
          .alert(isPresented: $isShown) {
            Alert(title: Text("Done"), dismissButton: .default(Text("Fine")))
          }
      }
    }
    let window = InMemoryWindow(Root())
    #expect(window.alert?.buttons.map(\.title) == ["Fine"])
    window.chooseInAlert("Fine")
    #expect(window.text("shown false") != nil)
    #expect(window.alert == nil)
  }

  @Test("an alert about data and one about an error")
  func presenting() {
    struct Root: View {
      @State private var isShown = false
      @State private var film: Film?
      @State private var isFailed = false
      @State private var error: Trouble?
      var body: some View {
        VStack {
          Button("data") {
            film = Film(id: 7)
            isShown = true
          }
          Button("error") {
            error = .offline
            isFailed = true
          }
        }
        .alert("Film", isPresented: $isShown, presenting: film) { film in
          Button("See \(film.id)") {}
        } message: { film in
          Text("Number \(film.id)")
        }
        .alert(isPresented: $isFailed, error: error) { Button("Retry") {} }
      }
    }
    let window = InMemoryWindow(Root())
    window.tap("data")
    #expect(window.alert?.message == "Number 7")
    window.chooseInAlert("See 7")
    #expect(window.alert == nil)
    window.tap("error")
    #expect(window.alert?.title == "offline")
    #expect(window.alert?.buttons.map(\.title) == ["Retry"])
  }

  @Test("a dialog's message and buttons follow their views while it is shown")
  func dialog() {
    struct Root: View {
      @State private var isShown = true
      let name: String
      var body: some View {
        Text(verbatim: "x")
          .confirmationDialog(Text("Choose"), isPresented: $isShown) {
            Button(name) {}
            Button("Cancel", role: .cancel) {}
          } message: {
            Text(verbatim: "about \(name)")
          }
      }
    }
    let window = InMemoryWindow(Root(name: "a"))
    #expect(window.alert?.isDialog == true)
    window.show(Root(name: "b"))
    #expect(window.alert?.buttons.map(\.title) == ["b", "Cancel"])
    #expect(window.alert?.message == "about b")
  }

  @Test("a sheet for an item is another for another item, and its content follows the state around")
  func itemSheet() {
    struct Inner: View {
      let film: Film
      let note: String
      @State private var count = 0
      var body: some View { Button("film \(film.id) \(note) \(count)") { count += 1 } }
    }
    struct Root: View {
      @State private var film: Film? = Film(id: 1)
      let note: String
      var body: some View {
        VStack {
          Button("other") { film = Film(id: 2) }
          Button("none") { film = nil }
        }
        .sheet(item: $film) { Inner(film: $0, note: note) }
      }
    }
    let window = InMemoryWindow(Root(note: "n"))
    window.tap("film 1 n 0")
    window.show(Root(note: "m"))
    #expect(window.button("film 1 m 1") != nil)
    window.tap("other")
    #expect(window.button("film 2 m 0") != nil)
    #expect(window.renderer.presented.count == 1)
    window.tap("none")
    #expect(window.renderer.presented.isEmpty)
  }

  @Test("a link follows its binding")
  func activeLink() {
    struct Root: View {
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            Text(verbatim: "active \(isActive)")
            NavigationLink(destination: Text(verbatim: "page"), isActive: $isActive) { Text("go") }
            Button("code") { isActive = true }
          }
        }
      }
    }
    let window = InMemoryWindow(Root())
    window.tap("code")
    #expect(window.text("page") != nil)
    window.send(.back, to: window.elements("page").last!)
    #expect(window.text("page") == nil)
    #expect(window.text("active false") != nil)
    window.tap("go")
    #expect(window.text("page") != nil)
  }

  @Test("a page that another covers disappears, and appears again")
  func covered() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let window = InMemoryWindow(
      NavigationStack {
        NavigationLink("go") { Text(verbatim: "page").onAppear { log.lines.append("+page") } }
          .onAppear { log.lines.append("+root") }
          .onDisappear { log.lines.append("-root") }
      })
    window.tap("go")
    #expect(Set(log.lines) == ["+root", "-root", "+page"])
    window.send(.back, to: window.elements("page").last!)
    #expect(log.lines.suffix(1) == ["+root"])
    #expect(log.lines.count == 4)
  }

  @Test("an app's window shows its scene and keeps the app's objects")
  func app() {
    final class Model: ObservableObject { @Published var count = 0 }
    struct Sample: App {
      @StateObject private var model = Model()
      var body: some Scene {
        WindowGroup("Sample") { Button("count \(model.count)") { model.count += 1 } }
      }
    }
    #expect(windowsOfScene(Sample().body).map(\.title) == ["Sample"])
    let window = InMemoryWindow(AppWindow(Sample()))
    window.tap("count 0")
    #expect(window.button("count 1") != nil)
  }

  @Test("a widget of the toolkit is made once, updated with the view, and let go")
  func native() {
    final class Widget { var text = "" }
    final class Log { var lines: [String] = [] }
    let log = Log()
    struct Root: View {
      let text: String
      let log: Log
      var body: some View {
        NativeView {
          _ in
          log.lines.append("make")
          return Widget()
        } update: { widget, _ in
          (widget as? Widget)?.text = text
          log.lines.append("update \(text)")
        } dismantle: { _ in
          log.lines.append("go")
        }
      }
    }
    let window = InMemoryWindow(Root(text: "a", log: log))
    window.show(Root(text: "b", log: log))
    window.show(Root(text: "b", log: log))
    window.close()
    #expect(log.lines == ["make", "update a", "update b", "go"])
  }
}
