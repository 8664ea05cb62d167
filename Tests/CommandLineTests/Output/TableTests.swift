import Testing

@testable import CommandLineKit

@Suite("table")
struct TableTests {
  private let table = Table(
    columns: [.init("Title", minimumWidth: 6), .init("Votes", alignment: .trailing)],
    rows: [["千と千尋の神隠し", "17,200"], ["Amélie", "9"]])

  @Test func alignsByWhatIsSeen() {
    #expect(
      table.lines() == [
        "Title              Votes",
        "────────────────  ──────",
        "千と千尋の神隠し  17,200",
        "Amélie                 9",
      ])
  }

  @Test func cutsTheFlexibleColumnToFit() {
    #expect(
      table.lines(width: 18) == [
        "Title        Votes",
        "──────────  ──────",
        "千と千尋…   17,200",
        "Amélie           9",
      ])
  }

  @Test(arguments: 1...30)
  func fitsIntoAnyWidth(width: Int) {
    for line in table.lines(width: width) { #expect(line.displayWidth <= width) }
  }

  @Test func keepsEachRowOnOneLine() {
    let table = Table(columns: [.init("A"), .init("B")], rows: [["x\ny\u{1B}[2J", "z"]])
    #expect(table.lines()[2] == "x y [2J  z")
  }

  @Test func leavesNoSpacesAtTheEnds() {
    let table = Table(columns: [.init("A"), .init("Long")], rows: [["x", "y"]])
    #expect(table.lines()[2] == "x  y")
  }
}
