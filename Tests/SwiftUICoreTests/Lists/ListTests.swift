import SwiftUICore
import Testing

private struct Film: Identifiable, Equatable {
  let id: Int
  var title: String
}

private struct FilmRow: View {
  let film: Film
  var body: some View { Text(verbatim: film.title) }
}

private struct Films: View {
  let films: [Film]
  var body: some View { List(films) { FilmRow(film: $0) } }
}

/// Rows that follow the number of others, in a second change of the same flush.
private struct Following: View {
  let count: Int
  @State private var following = 0

  var body: some View {
    List {
      ForEach(0..<following, id: \.self) { Text(verbatim: "follower \($0)") }
      ForEach(0..<count, id: \.self) { Text(verbatim: "leader \($0)") }
    }
    .onChange(of: count) { following = count }
  }
}

@MainActor
private func films(_ range: Range<Int>) -> [Film] {
  range.map { Film(id: $0, title: "film \($0)") }
}

@MainActor
@Suite("lists")
struct ListTests {
  @Test("ten thousand rows open with only those in view made")
  func large() {
    let window = InMemoryWindow(Films(films: films(0..<10_000)))
    let list = window.elements("list")[0]
    #expect(list.rows.count == 10_000)
    // A row is 16 + 2 × 8 = 32 high: 300 / 32 is 10 rows at most.
    #expect(window.bodyCount(FilmRow.self) <= 12)
    #expect(window.texts.first == "film 0")
    #expect(window.texts.count == 10)
    list.scrollOffset = 44 * 5000
    window.flush()
    #expect(window.texts.count <= 12)
    #expect(window.texts.first != "film 0")
    #expect(window.renderer.elements.count < 40)
  }

  @Test("rows that change twice in a flush are told once")
  func twice() {
    let window = InMemoryWindow(Following(count: 0))
    window.show(Following(count: 2))
    #expect(window.texts == ["follower 0", "follower 1", "leader 0", "leader 1"])
    window.show(Following(count: 1))
    #expect(window.texts == ["follower 0", "leader 0"])
  }

  @Test("a change is a few splices, and rows in view are updated in place")
  func splices() {
    var all = films(0..<10_000)
    let window = InMemoryWindow(Films(films: all))
    let list = window.elements("list")[0]
    let before = list.rows
    window.renderer.resetCounts()
    all.remove(at: 5000)
    all.insert(Film(id: -1, title: "new"), at: 0)
    all.swapAt(7000, 7001)
    all[3].title = "changed"
    let count = window.bodyCount(FilmRow.self)
    window.show(Films(films: all))
    #expect(list.rows.count == 10_000)
    #expect(Array(list.rows[1...100]) == Array(before[0..<100]))
    #expect(window.renderer.counts.splices <= 5)
    #expect(window.texts.prefix(4) == ["new", "film 0", "film 1", "changed"])
    // The new one and the changed one.
    #expect(window.bodyCount(FilmRow.self) == count + 2)
  }

  @Test("sections, headers and static rows are rows in order")
  func sections() {
    struct Root: View {
      var body: some View {
        List {
          Text(verbatim: "static")
          Section("header") {
            ForEach(0..<2) { Text(verbatim: "row \($0)") }
          }
          ForEach(["x", "y"], id: \.self) { name in
            Section(header: Text(verbatim: name)) { Text(verbatim: "in \(name)") }
          }
        }
      }
    }
    let window = InMemoryWindow(height: 600, Root())
    #expect(
      window.texts == ["static", "header", "row 0", "row 1", "x", "in x", "y", "in y"])
    let list = window.elements("list")[0]
    let kinds = list.rows.compactMap { list.element.rows?.kind(of: $0) }
    #expect(kinds == [.row, .header, .row, .row, .header, .row, .header, .row])
  }

  @Test("sections that come later are sections")
  func lateSections() {
    struct Root: View {
      let names: [String]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Section(header: Text(verbatim: name)) { Text(verbatim: "in \(name)") }
          }
        }
      }
    }
    let window = InMemoryWindow(Root(names: []))
    #expect(window.texts == [])
    window.show(Root(names: ["a", "b"]))
    #expect(window.texts == ["a", "in a", "b", "in b"])
    #expect(window.elements("list")[0].rows.count == 4)
    window.show(Root(names: []))
    #expect(window.elements("list")[0].rows.isEmpty)
  }

  @Test("a row keeps its state while it moves, and loses it when it has left the view")
  func state() {
    struct Row: View {
      let id: Int
      @State private var count = 0
      var body: some View { Button("row \(id): \(count)") { count += 1 } }
    }
    struct Root: View {
      let ids: [Int]
      var body: some View { List(ids, id: \.self) { Row(id: $0) } }
    }
    let window = InMemoryWindow(Root(ids: Array(0..<100)))
    window.tap("row 1: 0")
    window.show(Root(ids: [5, 0, 2, 1] + Array(10..<100)))
    #expect(window.button("row 1: 1") != nil)
    let list = window.elements("list")[0]
    list.scrollOffset = 44 * 50
    window.flush()
    list.scrollOffset = 0
    window.flush()
    #expect(window.button("row 1: 0") != nil)
  }

  @Test("rows appear and disappear as they come into and go out of view")
  func appearance() {
    final class Log { var seen: Set<Int> = [] }
    let log = Log()
    let window = InMemoryWindow(
      List(0..<1000) { index in
        Text(verbatim: "\(index)")
          .onAppear { log.seen.insert(index) }
          .onDisappear { log.seen.remove(index) }
      })
    #expect(log.seen == Set(0..<10))
    window.elements("list")[0].scrollOffset = 44 * 500
    window.flush()
    #expect(log.seen.isDisjoint(with: 0..<400))
    #expect(!log.seen.isEmpty)
  }

  @Test("selection is by identity, one or several")
  func selection() {
    struct Root: View {
      @State private var one: Int?
      @State private var several: Set<Int> = [2]
      var body: some View {
        VStack {
          List(selection: $one) { ForEach(0..<3) { Text(verbatim: "\($0)") } }
          List(selection: $several) { ForEach(0..<3) { Text(verbatim: "\($0)") } }
          Text(verbatim: "chosen \(one ?? -1) \(several.sorted())")
        }
      }
    }
    let window = InMemoryWindow(Root())
    let lists = window.elements("list")
    window.send(.select([lists[0].rows[1]]), to: lists[0])
    window.send(.select([lists[1].rows[0], lists[1].rows[2]]), to: lists[1])
    #expect(window.text("chosen 1 [0, 2]") != nil)
    guard case .list(let properties) = lists[1].properties.content else { return }
    #expect(properties.selectionMode == .multiple)
    #expect(properties.selection == [lists[1].rows[0], lists[1].rows[2]])
  }

  @Test("rows are deleted and moved by their offsets")
  func editing() {
    struct Root: View {
      @State private var names = ["a", "b", "c", "d"]
      var body: some View {
        List {
          Text(verbatim: "head")
          ForEach(names, id: \.self) { Text(verbatim: $0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let window = InMemoryWindow(Root())
    let list = window.elements("list")[0]
    window.send(.deleteRows([list.rows[2]]), to: list)
    #expect(window.texts == ["head", "a", "c", "d"])
    // Before "a": the second row of the list.
    window.send(.moveRows([list.rows[3]], to: 1), to: list)
    #expect(window.texts == ["head", "d", "a", "c"])
  }
}
