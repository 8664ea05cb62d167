import Foundation
import Testing

@testable import UsersKit

@Suite("HistoryState")
struct HistoryStateTests {
  private func entry(_ user: String) -> HistoryEntry {
    HistoryEntry(date: Date(timeIntervalSince1970: 0), change: .visit(user, from: []))
  }

  private func history(_ users: String...) -> HistoryState {
    users.reduce(into: HistoryState()) { $0.append(entry($1)) }
  }

  @Test func goesBackAndForward() {
    var history = history("a", "b")
    #expect(history.stepBack()?.user == "b")
    #expect(history.redoable?.user == "b")
    #expect(history.stepBack()?.user == "a")
    #expect(history.stepBack() == nil)
    #expect(history.stepForward()?.user == "a")
    #expect(history.stepForward()?.user == "b")
    #expect(history.stepForward() == nil)
  }

  @Test func whatIsUndoneGoesWhenSomethingNewIsDone() {
    var history = history("a", "b")
    _ = history.stepBack()
    history.append(entry("c"))
    #expect(history.entries.map(\.user) == ["a", "c"])
    #expect(history.redoable == nil)
  }

  @Test func remembersNoMoreThanTheLimit() {
    var history = HistoryState()
    for number in 0..<(HistoryState.limit + 5) { history.append(entry("\(number)")) }
    #expect(history.entries.count == HistoryState.limit)
    #expect(history.entries.first?.user == "5")
    #expect(history.position == HistoryState.limit)
  }

  @Test func aFileWithAnImpossiblePositionIsRefused() {
    let json = #"{"entries":[],"position":3}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HistoryState.self, from: Data(json.utf8))
    }
  }

  @Test func titlesSayWhatWasDone() {
    func title(_ old: LocalProfile, _ new: LocalProfile) -> String {
      let change = HistoryEntry.Change.profile("octocat", account: "a", old: old, new: new)
      return HistoryEntry(date: Date(), change: change).title
    }
    #expect(entry("octocat").title == "showed octocat")
    #expect(title(.init(), .init(note: "x")) == "set the note “x” of octocat")
    #expect(
      title(.init(displayName: "M", note: "x"), .init(note: "y"))
        == "removed the name “M” and changed the note to “y” of octocat")
  }
}
