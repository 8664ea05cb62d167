import SwiftUICore
import Testing

private struct Mails: View {
  @State private var mails = ["a", "b", "c"]
  @State private var log = ""

  var body: some View {
    List {
      ForEach(mails, id: \.self) { mail in
        Text(verbatim: mail)
          .swipeActions {
            Button("Archive", role: .destructive) { mails.removeAll { $0 == mail } }
            Button("Flag") { log += mail }.tint(.orange)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Read") { log += mail.uppercased() }
          }
      }
      Text(verbatim: "log \(log)")
    }
  }
}

private struct Looks: View {
  let inset: CGFloat
  let isRed: Bool

  var body: some View {
    List {
      Text(verbatim: "row")
        .listRowInsets(EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: 0))
        .listRowSeparator(.hidden, edges: .bottom)
        .listRowSeparatorTint(.red)
        .listRowBackground(isRed ? Color.red : nil)
      Text(verbatim: "other")
    }
  }
}

private struct Editing: View {
  @State private var numbers = [1, 2, 3]

  var body: some View {
    NavigationStack {
      List {
        ForEach(numbers, id: \.self) { number in
          Text(verbatim: "number \(number)")
            .deleteDisabled(number == 1)
            .moveDisabled(number == 2)
        }
        .onDelete { numbers.remove(atOffsets: $0) }
        .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
    }
  }
}

private struct Badges: View {
  @State private var count = 3

  var body: some View {
    NavigationStack {
      List {
        Text(verbatim: "inbox").badge(count)
        NavigationLink("link") { Text(verbatim: "page") }.badge("new")
        Button("none") { count = 0 }
      }
    }
  }
}

@MainActor
@Suite("rows of lists")
struct RowModifierTests {
  @Test("swipes to each end offer their own actions, and do them")
  func swipes() {
    let window = InMemoryWindow(Mails())
    #expect(window.actions(of: "b", .trailing).map(\.title) == ["Archive", "Flag"])
    #expect(window.actions(of: "b", .trailing)[0].role == .destructive)
    #expect(window.actions(of: "b", .trailing)[0].tint == nil)
    #expect(window.actions(of: "b", .trailing)[1].tint != nil)
    #expect(window.actions(of: "b", .leading).map(\.title) == ["Read"])
    window.choose("Flag", of: "b", .trailing)
    window.choose("Read", of: "c", .leading)
    #expect(window.text("log bC") != nil)
    window.choose("Archive", of: "b", .trailing)
    #expect(window.texts == ["a", "c", "log bC"])
  }

  @Test("a full swipe can be ruled out")
  func fullSwipe() {
    let window = InMemoryWindow(Mails())
    let row = window.elements("list")[0].visibleRows[0]
    let actions = row.element.elementsWithActions.compactMap(\.attributes.actions)
    #expect(actions.map(\.kind) == [.leading, .trailing])
    #expect(actions.map(\.allowsFullSwipe) == [false, true])
  }

  @Test("insets, lines and what is behind a row are its own, and change")
  func looks() {
    let window = InMemoryWindow(Looks(inset: 30, isRed: true))
    let list = window.elements("list")[0]
    func row(_ index: Int) -> InMemoryElement { list.visibleRows[index] }
    #expect(window.text("row")?.frame.origin == CGPoint(x: 30, y: 0))
    #expect(row(0).frame.height == 16)
    #expect(row(0).properties.attributes.row?.hidesLineBelow == true)
    #expect(row(0).properties.attributes.row?.hidesLineAbove == false)
    #expect(row(0).properties.attributes.row?.lineColor != nil)
    #expect(row(0).properties.attributes.row?.hasBackground == true)
    #expect(row(0).children.map(\.kind) == ["shape", "text"])
    #expect(row(0).children[0].frame == row(0).frame)
    #expect(row(1).properties.attributes.row == RowLook())
    #expect(row(1).frame.height == 32)
    window.show(Looks(inset: 8, isRed: false))
    #expect(window.text("row")?.frame.origin == CGPoint(x: 8, y: 0))
    #expect(row(0).children.map(\.kind) == ["text"])
    #expect(row(0).properties.attributes.row?.hasBackground == false)
  }

  @Test("the edit button shows what deletes and moves rows, but not of those that may not be")
  func editing() {
    let window = InMemoryWindow(Editing())
    let list = window.elements("list")[0]
    func controls() -> [RowLook.Controls?] {
      list.visibleRows.map { $0.properties.attributes.row?.controls }
    }
    #expect(window.page?.tools.map(\.item.title) == ["Edit"])
    #expect(controls() == [.init(), .init(), .init()])
    #expect(window.text("number 3")?.frame.minX == 16)
    window.send(.tool(0), to: window.elements("page")[0])
    #expect(window.page?.tools.map(\.item.title) == ["Done"])
    #expect(
      controls() == [
        .init(moves: true), .init(deletes: true), .init(deletes: true, moves: true),
      ])
    #expect(window.text("number 1")?.frame.minX == 16)
    #expect(window.text("number 3")?.frame.minX == 16 + RowLook.controlWidth)
    window.send(.moveRows([list.rows[2]], to: 0), to: list)
    #expect(window.texts == ["number 3", "number 1", "number 2"])
    window.send(.tool(0), to: window.elements("page")[0])
    #expect(controls() == [.init(), .init(), .init()])
  }

  @Test("a row that may not be deleted or moved is not able to")
  func abilities() {
    let window = InMemoryWindow(Editing())
    let list = window.elements("list")[0]
    let abilities = list.rows.map { list.element.rows?.abilities(of: $0) }
    #expect(abilities == [[.move], [.delete], [.delete, .move]])
  }

  @Test("badges stand at the end of rows, links before what says that they lead on")
  func badges() {
    let window = InMemoryWindow(Badges())
    let row = window.elements("list")[0].visibleRows[0]
    #expect(row.texts == ["inbox", "3"])
    #expect(window.text("3")?.absoluteFrame.maxX == row.frame.width - 16)
    #expect(window.button("link new") != nil)
    window.tap("none")
    #expect(row.texts == ["inbox"])
  }
}
