import CombineTesting
import Testing

@Suite("Marble expectations")
struct MarbleExpectationTests {
  struct Refusal: Error, Equatable { var code = 0 }

  let scheduler = VirtualScheduler()

  @Test func holdsForWhatTheDiagramSays() {
    let source = scheduler.cold("-a-b-(cd)|", values: ["a": 1, "b": 2, "c": 3, "d": 4])
    #expect(
      scheduler.expect(
        source.map { $0 * 10 }, emits: "-a-b-(cd)|",
        values: ["a": 10, "b": 20, "c": 30, "d": 40]))
  }

  @Test func showsBothDiagramsOneUnderTheOther() {
    let source = scheduler.cold("-a---b-c|", values: ["a": 1, "b": 2, "c": 7])
    let issues = recordedIssues {
      #expect(
        !scheduler.expect(source, emits: "-a-b-(cd)-|", values: ["a": 1, "b": 2, "c": 3, "d": 4]))
    }
    #expect(
      issues == [
        """
        The publisher did not do what the diagram says:
          expected: -a-b-(cd)-|
          actual:   -a---b   -?
                       ^ frame 3
          frame 7: ? is 7
          with a = 1, b = 2, c = 3, d = 4
        """
      ])
  }

  @Test func findsWhatComesTooMuch() {
    let issues = recordedIssues {
      scheduler.expect(scheduler.cold("-ab|"), emits: "-a--")
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("actual:   -a?|") == true)
  }

  @Test func looksNoFurtherThanTheDiagram() {
    scheduler.expect(scheduler.cold("-a-b|"), emits: "-a-")
    #expect(scheduler.now.nanoseconds == 2_000_000_000)
  }

  @Test func theOrderInAGroupMatters() {
    let source = scheduler.cold("(ab)|")
    let issues = recordedIssues { scheduler.expect(source, emits: "(ba)|") }
    #expect(issues.count == 1)
  }

  @Test func aNameOfTheSameValueInThatPlaceIsPreferred() {
    let source = scheduler.cold("aa|", values: ["a": 0])
    scheduler.expect(source, emits: "xy|", values: ["x": 0, "y": 0, "a": 0])
  }

  @Test func cancelsWhereTheDiagramSays() {
    let source = scheduler.cold("-a-b-c|")
    scheduler.expect(source, emits: "-a-b!--")
    scheduler.expect(source, emits: "-a-(b!)")
    #expect(source.subscriptions == ["^---!", "------^--!"])
  }

  @Test func comparesErrors() {
    let source = scheduler.cold("-#", failure: Refusal(code: 1))
    scheduler.expect(source, emits: "-#")
    scheduler.expect(source, emits: "-#", failure: Refusal(code: 1))
    let issues = recordedIssues {
      scheduler.expect(source, emits: "-#", failure: Refusal(code: 2))
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("expected") == true)
    #expect(issues.first?.contains("code: 1") == true)
  }

  @Test func asksForAsMuchAsTold() {
    scheduler.expect((1...5).publisher, emits: "(ab)-", values: ["a": 1, "b": 2], demand: .max(2))
  }

  @Test func comparesValuesThatHaveNoEqualityOfTheirOwn() {
    let pairs = scheduler.cold("a-b|").zip(scheduler.cold("-c-d|"))
    scheduler.expect(
      pairs, emits: "-x-(y|)", values: ["x": ("a", "c"), "y": ("b", "d")], by: ==)
  }

  @Test func noticesTimesBetweenFrames() {
    let source = scheduler.cold("a|").delay(for: 0.5, scheduler: scheduler)
    let issues = recordedIssues { scheduler.expect(source, emits: "a|-") }
    #expect(issues.first?.contains("a came after the beginning of frame 0") == true)
  }

  @Test func aRecordingIsComparedWhenTheTestChooses() {
    let subject = PassthroughSubject<Int, Never>()
    let recording = scheduler.record(subject)
    subject.send(1)
    scheduler.advance(by: 2)
    subject.send(2)
    subject.send(completion: .finished)
    recording.expect("a-(b|)", values: ["a": 1, "b": 2])
    #expect(recording.values == [1, 2])
    #expect(recording.events.last?.description == "2: finished")
  }

  @Test func whatComesLongAfterTheDiagramIsNotDrawn() {
    let script: [ScriptEvent<String, Never>] = [
      .value("a", frame: 1), .value("b", frame: 1_000_000_000), .finished(frame: 2_000_000_000),
    ]
    let recording = scheduler.record(scheduler.cold(script))
    scheduler.advance(by: .seconds(3_000_000_000))
    let issues = recordedIssues { recording.expect("-a-") }
    #expect(
      issues == [
        """
        The publisher did not do what the diagram says:
          expected: -a-
          actual:   -a-
          frame 1000000000: value(b) and 1 more
          with a = "a"
        """
      ])
  }

  @Test func aRecordingMayBeCancelledAndAskForMore() {
    let recording = scheduler.record(scheduler.cold("abc|"), demand: .none)
    scheduler.advance(by: 1)
    recording.request(.max(1))
    scheduler.advance(by: 1)
    recording.cancel()
    scheduler.advance(by: 1)
    recording.expect("-a!-")
  }

  @Test func aMistakeInTheDiagramFailsTheTest() {
    let source = scheduler.cold("a|", values: ["a": 1])
    let issues = recordedIssues {
      scheduler.expect(source, emits: "-^a", values: ["a": 1])
      scheduler.expect(source, emits: "-b", values: ["a": 1])
      scheduler.expect(source, emits: "(a", values: ["a": 1])
    }
    #expect(
      issues.map { $0.prefix { $0 != "," } } == [
        "what is expected begins with the subscription", "there is no value for 'b'",
        "the group that begins here does not end",
      ])
    #expect(source.subscriptions.isEmpty)
  }
}
