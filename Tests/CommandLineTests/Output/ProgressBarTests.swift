import Testing

@testable import CommandLineKit

@Suite("progress bar")
struct ProgressBarTests {
  @Test func fillsWithWhatIsDone() {
    #expect(ProgressBar.line(label: "pages", done: 1, of: 2, width: 23) == "▕█████░░░░░▏ 1/2 pages")
    #expect(ProgressBar.line(label: "pages", done: 2, of: 2, width: 23) == "▕██████████▏ 2/2 pages")
    #expect(ProgressBar.line(label: "pages", done: 0, of: 0, width: 23) == "▕░░░░░░░░░░▏ 0/1 pages")
    #expect(ProgressBar.line(label: "pages", done: 9, of: 2, width: 23) == "▕██████████▏ 2/2 pages")
  }

  @Test(arguments: 1...120)
  func leavesTheLastColumnFree(width: Int) {
    let line = ProgressBar.line(label: "pages", done: 7, of: 500, width: width)
    #expect(line.displayWidth < width)
  }
}
