import Testing

@testable import CommandLineKit

@Suite("display width")
struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Amélie", 6), ("Ame\u{301}lie", 6), ("千と千尋の神隠し", 16), ("기생충", 6),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("ＡＢ", 4), ("ｱｲ", 2), ("⭐️⭐️", 4), ("👩‍👩‍👧", 2), ("🇯🇵", 2),
    ("❤️", 2), ("❤", 1), ("Сталкер", 7), ("נֹעַם", 3), ("a\u{200D}b", 2), ("·–…", 3), ("\u{1B}[0m", 3),
  ])
  func countsColumns(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func cutsAtAColumnAndMarksTheCut() {
    #expect("Casablanca".truncated(toWidth: 10) == "Casablanca")
    #expect("Casablanca".truncated(toWidth: 6) == "Casab…")
    #expect("Casablanca".truncated(toWidth: 1) == "…")
    #expect("Casablanca".truncated(toWidth: 0) == "")
  }

  @Test func neverCutsAWideCharacterOrAnAccentInTwo() {
    #expect("千と千尋".truncated(toWidth: 5) == "千と…")
    #expect("千と千尋".truncated(toWidth: 6) == "千と…")
    #expect("e\u{301}e\u{301}e\u{301}".truncated(toWidth: 2) == "e\u{301}…")
  }

  @Test func padsOnEitherSide() {
    #expect("羅生門".padded(toWidth: 8) == "羅生門  ")
    #expect("7".padded(toWidth: 3, alignment: .trailing) == "  7")
    #expect("long".padded(toWidth: 2) == "long")
  }

  @Test func wrapsAtSpacesAndBreaksWhatIsTooLong() {
    #expect("one two  three".wrapped(toWidth: 7) == ["one two", "three"])
    #expect("abcdefgh ij".wrapped(toWidth: 4) == ["abcd", "efgh", "ij"])
    #expect("千と千尋の神隠し".wrapped(toWidth: 7) == ["千と千", "尋の神", "隠し"])
    #expect("".wrapped(toWidth: 10) == [""])
    for line in "The quick brown 狐 jumps 犬犬犬犬犬犬 over".wrapped(toWidth: 9) {
      #expect(line.displayWidth <= 9)
    }
  }

  @Test func replacesWhatWouldDriveTheTerminal() {
    #expect("a\u{1B}[31mb\r\nc\td\u{7F}".printable == "a [31mb  c d ")
    #expect("safe\u{202E}name".printable == "safe name")
    #expect("Amélie 千".printable == "Amélie 千")
  }
}
