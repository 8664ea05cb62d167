import Foundation
import Redux
import Testing

@Suite("TimeTravelSession")
struct TimeTravelSessionTests {
  struct Secret: Action {}

  var actions: ActionRegistry {
    var actions = ActionRegistry()
    actions.register(Enter.self)
    actions.register(Clear.self, as: "ClearAll")
    return actions
  }

  @Test func aSessionGoesToAFileAndBack() throws {
    let first = RecordedLedger(entering: "ab")
    first.store.dispatch(Clear())
    first.enter("c")
    first.travel.skip(1)
    first.travel.jump(to: 3)
    let data = try first.travel.session(actions: actions).data()

    let second = RecordedLedger(entering: "zzz")
    let differences = try second.travel.open(TimeTravelSession(data: data), actions: actions)
    #expect(differences == [])
    #expect(second.texts == ["-", "-b", "", "c"])
    #expect(second.text == "")
    #expect(second.travel.snapshot.steps.map(\.isSkipped) == [true, false, false, false])
    #expect(second.travel.snapshot.steps[2].action is Clear)
    #expect(second.travel.snapshot.base.text == "-")
    second.travel.stepForward()
    #expect(second.text == "c")
    second.travel.skip(second.ids[0], false)
    #expect(second.texts == ["-a", "-ab", "", "c"])
  }

  /// Numbers in a file may be any: none of them may stop the program.
  @Test(arguments: [Int.min, -1, 0, Int.max])
  func anyNumberInAFileIsBorne(number: Int) throws {
    let step =
      #"{"isSkipped": false, "date": 1e300, "unrecorded": \#(number), "#
      + #""state": {"entries": ["x"]}}"#
    let text =
      #"{"format": 1, "base": {"entries": []}, "position": \#(number), "steps": ["#
      + Array(repeating: step, count: 4).joined(separator: ",") + "]}"
    let ledger = RecordedLedger(limit: 2, entering: "a")
    try ledger.travel.open(TimeTravelSession(data: Data(text.utf8)), actions: actions)
    #expect(ledger.text == "x")
    #expect(ledger.travel.snapshot.position == (number == .max ? 2 : 0))
    ledger.travel.setPaused(true)
    ledger.travel.jump(to: ledger.ids[1])
    ledger.enter("b")
    #expect(ledger.text == "xb")
    ledger.travel.move(ledger.ids[0], to: number)
    _ = try ledger.travel.session(actions: actions).data()
  }

  @Test func theFileIsForPeopleToo() throws {
    let ledger = RecordedLedger(entering: "a")
    ledger.store.dispatch(Clear())
    let text = String(decoding: try ledger.travel.session(actions: actions).data(), as: UTF8.self)
    #expect(
      text == """
        {
          "base" : {
            "entries" : [
              "-"
            ]
          },
          "format" : 1,
          "position" : 2,
          "steps" : [
            {
              "action" : {
                "payload" : {
                  "text" : "a"
                },
                "type" : "Enter"
              },
              "date" : 1000,
              "isSkipped" : false
            },
            {
              "action" : {
                "type" : "ClearAll"
              },
              "date" : 1000,
              "isSkipped" : false
            }
          ]
        }
        """)
  }

  @Test func unrecordedStepsKeepTheirState() throws {
    let first = RecordedLedger(entering: "a")
    first.travel.setPaused(true)
    first.enter("bc")
    first.travel.setPaused(false)
    first.enter("d")
    let data = try first.travel.session(actions: actions).data()
    let second = RecordedLedger()
    try second.travel.open(TimeTravelSession(data: data), actions: actions)
    #expect(second.texts == ["-a", "-abc", "-abcd"])
  }

  @Test func tellsWhereAnotherReducerDiffers() throws {
    let first = RecordedLedger(entering: "1a2")
    let session = try first.travel.session(actions: actions, includingStates: true)
    let store = Store(reducer: loudLedgerReducer, state: Ledger(), deliverOn: .immediate)
    let travel = TimeTravel(store)
    #expect(try travel.open(session, actions: actions) == [2, 3])
    #expect(store.state.text == "-1A2")
  }

  @Test func moreStepsThanAreKeptAreComputedAll() throws {
    let session = try RecordedLedger(entering: "abcde").travel.session(
      actions: actions, includingStates: true)
    let small = RecordedLedger(limit: 2)
    #expect(try small.travel.open(session, actions: actions) == [])
    #expect(small.texts == ["-abcd", "-abcde"])
    #expect(small.text == "-abcde")
    #expect(small.travel.snapshot.base.text == "-abc")
  }

  @Test func anUnregisteredActionIsAnError() {
    let ledger = RecordedLedger(entering: "a")
    ledger.store.dispatch(Secret())
    let error = #expect(throws: SessionError.self) {
      try ledger.travel.session(actions: actions)
    }
    #expect(
      error?.description
        == "Step 2: ReduxTests.TimeTravelSessionTests.Secret is not in the registry of actions")
  }

  @Test func anUnknownActionIsAnErrorAndNothingChanges() throws {
    let session = try RecordedLedger(entering: "ab").travel.session(actions: actions)
    let ledger = RecordedLedger(entering: "xyz")
    var few = ActionRegistry()
    few.register(Clear.self)
    let error = #expect(throws: SessionError.self) {
      try ledger.travel.open(session, actions: few)
    }
    #expect(error?.description == "Step 1: No action is called Enter; there are Clear")
    #expect(ledger.text == "-xyz")
  }

  @Test(arguments: [
    ("", "This is no session of this app: The given data was not valid JSON."),
    ("{}", "This is no session of this app: 'format' is missing"),
    (#"{"format": 2}"#, "A newer version has written this session (format 2)"),
    (
      #"{"format": 1, "base": {"entries": 3}, "position": 0, "steps": []}"#,
      "This is no session of this app: Array<Any> is expected at base.entries"
    ),
  ])
  func aBadFileIsAnError(text: String, message: String) {
    let error = #expect(throws: SessionError.self) {
      try TimeTravelSession<Ledger>(data: Data(text.utf8))
    }
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
  }

  @Test func aStepWithoutActionAndStateIsAnError() throws {
    var session = try RecordedLedger(entering: "ab").travel.session(actions: actions)
    session.steps[1].action = nil
    #expect(throws: SessionError.emptyStep(2)) {
      try RecordedLedger().travel.open(session, actions: actions)
    }
  }
}

@Suite("ActionRegistry")
struct ActionRegistryTests {
  enum Move: Action, Codable, Equatable {
    case up
    case by(steps: Int)
  }

  var actions: ActionRegistry {
    var actions = ActionRegistry()
    actions.register(Enter.self)
    actions.register(Move.self)
    return actions
  }

  @Test func actionsGoToJSONAndBack() throws {
    let encoded = try actions.encode(Enter("x"))
    #expect(encoded == EncodedAction(type: "Enter", payload: ["text": "x"]))
    #expect(try actions.decode(encoded) as? Enter == Enter("x"))
    for move in [Move.up, .by(steps: 3)] {
      #expect(try actions.decode(actions.encode(move)) as? Move == move)
    }
    #expect(actions.names == ["Enter", "Move"])
  }

  @Test func errorsSayWhatIsWrong() {
    #expect(throws: ActionCodingError.unknownType("Entre", known: ["Enter", "Move"])) {
      try actions.decode(EncodedAction(type: "Entre"))
    }
    let missing = #expect(throws: ActionCodingError.self) {
      try actions.decode(EncodedAction(type: "Enter"))
    }
    #expect(missing?.description == "Enter has another payload: 'text' is missing")
    let wrong = #expect(throws: ActionCodingError.self) {
      try actions.decode(EncodedAction(type: "Enter", payload: ["text": 3]))
    }
    #expect(wrong?.description == "Enter has another payload: String is expected at text")
  }

  @Test func twoTypesWithOneNameStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var actions = ActionRegistry()
      actions.register(Enter.self, as: "Same")
      actions.register(Clear.self, as: "Same")
    }
  }

  @Test func aTypeMayBeRegisteredAgain() {
    var actions = actions
    actions.register(Enter.self)
    #expect(actions.names == ["Enter", "Move"])
  }
}
