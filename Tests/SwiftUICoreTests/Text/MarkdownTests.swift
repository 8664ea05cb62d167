import Testing

@testable import SwiftUICore

@Suite("Markdown in lines")
struct MarkdownTests {
  private func runs(_ text: String) -> [Markdown.Run] { Markdown.runs(of: text) }

  @Test("emphasis of three kinds, code and strokes")
  func marks() {
    #expect(
      runs("a **b** *c* _d_ ***e*** `f*` ~~g~~") == [
        .init(text: "a "), .init(text: "b", isBold: true), .init(text: " "),
        .init(text: "c", isItalic: true), .init(text: " "), .init(text: "d", isItalic: true),
        .init(text: " "), .init(text: "e", isBold: true, isItalic: true), .init(text: " "),
        .init(text: "f*", isCode: true), .init(text: " "),
        .init(text: "g", isStruckThrough: true),
      ])
  }

  @Test("emphasis in emphasis")
  func nested() {
    #expect(
      runs("**a *b* c**") == [
        .init(text: "a ", isBold: true), .init(text: "b", isBold: true, isItalic: true),
        .init(text: " c", isBold: true),
      ])
  }

  @Test(
    "what is no mark stays as it is",
    arguments: [
      "snake_case_name", "5 * 3 * 2", "a * b", "**", "[x]", "[x] (y)", "`a", "x < y > z", "~a~",
      "*a", "2*3",
    ])
  func plain(_ text: String) {
    #expect(runs(text) == [.init(text: text)])
  }

  @Test("links, addresses in angle brackets and marks in the text of a link")
  func links() {
    #expect(
      runs("see [the **site**](https://a.org/b \"title\"), <mailto:x@y.z> or <x@y.z>") == [
        .init(text: "see "), .init(text: "the ", link: "https://a.org/b"),
        .init(text: "site", isBold: true, link: "https://a.org/b"), .init(text: ", "),
        .init(text: "mailto:x@y.z", link: "mailto:x@y.z"), .init(text: " or "),
        .init(text: "x@y.z", link: "mailto:x@y.z"),
      ])
  }

  @Test("a backslash takes away what a mark means")
  func escapes() {
    #expect(runs(#"\*a\* \[b\](c) \\"#) == [.init(text: #"*a* [b](c) \"#)])
  }
}
