import CombineTesting
import Testing

@Suite("MarbleDiagram")
struct MarbleDiagramTests {
  private func events(_ text: String) throws -> [String] {
    try MarbleDiagram(parsing: text).entries.map { "\($0.frame) \($0.event)" }
  }

  @Test func readsOneFrameACharacter() throws {
    #expect(
      try events("-a-b-(cd)|") == [
        "1 value(\"a\")", "3 value(\"b\")", "5 value(\"c\")", "5 value(\"d\")", "6 finished",
      ])
    #expect(try MarbleDiagram(parsing: "-a-b-(cd)|").length == 7)
  }

  @Test func readsFailuresAndAnyCharacter() throws {
    #expect(try events("7é#") == ["0 value(\"7\")", "1 value(\"é\")", "2 failure"])
  }

  @Test func readsSubscriptionPoints() throws {
    let diagram = try MarbleDiagram(parsing: "-a^-b--!")
    #expect(diagram.subscriptionFrame == 2)
    #expect(diagram.cancellationFrame == 7)
    #expect(diagram.length == 8)
    #expect(try MarbleDiagram(parsing: "-(^a!)").subscriptionFrame == 1)
  }

  @Test func spacesTakeNoTime() throws {
    #expect(try events("  - a | ") == ["1 value(\"a\")", "2 finished"])
    #expect(try MarbleDiagram(parsing: "").length == 0)
  }

  @Test(arguments: [
    ("-a-(bc", 4, "the group that begins here does not end"),
    ("-(a(b))", 4, "a group cannot begin inside a group"),
    ("-a)", 3, "this ends a group that has not begun"),
    ("-()-", 3, "the group is empty"),
    ("(a-b)", 3, "no time passes inside a group"),
    ("^-^", 3, "there is a '^' already"),
    ("!-!", 3, "there is a '!' already"),
    ("-a|b", 4, "nothing can follow the completion"),
    ("#|", 2, "nothing can follow the completion"),
  ])
  func saysWhatIsWrongAndWhere(text: String, position: Int, message: String) throws {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram(parsing: text) }
    #expect(error?.position == position)
    #expect(error?.message == message)
  }

  @Test func marksThePlaceOfAMistake() {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram(parsing: "-a-(bc") }
    #expect(
      error?.description == """
        the group that begins here does not end, at position 4 of the diagram:
          -a-(bc
             ^
        """)
  }
}

@Suite("MarbleSubscription")
struct MarbleSubscriptionTests {
  @Test func readsAndWritesDiagrams() throws {
    for text in ["^", "--^", "^--!", "-^!", "-(^!)"] {
      #expect(try MarbleSubscription(parsing: text).description == text)
    }
    let subscription: MarbleSubscription = "-^--!"
    #expect(subscription == MarbleSubscription(subscribedFrame: 1, endedFrame: 4))
  }

  @Test(arguments: [("--", 1), ("^-a", 3), ("!-^", 1)])
  func refusesWhatIsNoSubscription(text: String, position: Int) {
    let error = #expect(throws: MarbleSyntaxError.self) {
      try MarbleSubscription(parsing: text)
    }
    #expect(error?.position == position)
  }
}
