import CombineTesting
import Redux
import Testing

/// What changes the steps that were recorded.
@Suite("TimeTravel, changing what was")
struct TimeTravelChangeTests {
  @Test func aSkippedStepIsAsIfItHadNotBeen() {
    let ledger = RecordedLedger(entering: "abc")
    #expect(ledger.travel.skip(2))
    #expect(ledger.text == "-ac")
    #expect(ledger.texts == ["-a", "-a", "-ac"])
    #expect(ledger.travel.snapshot.steps.map(\.isSkipped) == [false, true, false])
    ledger.travel.skip(2, false)
    #expect(ledger.text == "-abc")
    #expect(!ledger.travel.skip(0))
    #expect(!ledger.travel.skip(99))
  }

  @Test func skippingALaterStepLeavesTheShownStateAlone() {
    let ledger = RecordedLedger(entering: "abc")
    ledger.travel.jump(to: 1)
    ledger.travel.skip(3)
    #expect(ledger.text == "-a")
    #expect(ledger.texts == ["-a", "-ab", "-ab"])
  }

  @Test func aStepCanBeMoved() {
    let ledger = RecordedLedger(entering: "abc")
    #expect(ledger.travel.move(3, to: 0))
    #expect(ledger.texts == ["-c", "-ca", "-cab"])
    #expect(ledger.ids == [3, 1, 2])
    ledger.travel.move(3, to: 99)
    #expect(ledger.text == "-abc")
    #expect(ledger.ids == [1, 2, 3])
    #expect(!ledger.travel.move(0, to: 1))
    ledger.travel.jump(to: 2)
    #expect(ledger.text == "-ab")
  }

  @Test func commitMakesTheShownStateTheBase() {
    let ledger = RecordedLedger(entering: "abc")
    ledger.travel.jump(to: 2)
    ledger.travel.commit()
    #expect(ledger.text == "-ab")
    #expect(ledger.travel.snapshot.steps.isEmpty)
    #expect(ledger.travel.snapshot.base.text == "-ab")
    ledger.enter("x")
    #expect(ledger.texts == ["-abx"])
  }

  @Test func rollBackGoesToTheBase() {
    let ledger = RecordedLedger(entering: "ab")
    ledger.travel.commit()
    ledger.enter("cd")
    ledger.travel.rollBack()
    #expect(ledger.text == "-ab")
    #expect(ledger.travel.snapshot.steps.isEmpty)
  }

  @Test func resetGoesToTheStart() {
    let ledger = RecordedLedger(entering: "ab")
    ledger.travel.commit()
    ledger.enter("c")
    ledger.travel.reset()
    #expect(ledger.text == "-")
    ledger.enter("d")
    #expect(ledger.texts == ["-d"])
  }

  @Test func sweepForgetsSkippedSteps() {
    let ledger = RecordedLedger(entering: "abcd")
    ledger.travel.skip(1)
    ledger.travel.skip(3)
    ledger.travel.jump(to: 2)
    ledger.travel.sweep()
    #expect(ledger.ids == [2, 4])
    #expect(ledger.texts == ["-b", "-bd"])
    #expect(ledger.text == "-b")
    ledger.travel.stepForward()
    #expect(ledger.text == "-bd")
  }

  @Test func anotherReducerComputesAllStatesAnew() {
    let ledger = RecordedLedger(entering: "abc")
    ledger.travel.jump(to: 2)
    ledger.travel.replaceReducer(loudLedgerReducer)
    #expect(ledger.text == "-AB")
    #expect(ledger.texts == ["-A", "-AB", "-ABC"])
    ledger.enter("d")
    #expect(ledger.text == "-ABD")
    ledger.travel.stop()
    ledger.enter("e")
    #expect(ledger.text == "-ABDE")
  }

  @Test func whileLockedActionsDoNothing() {
    let ledger = RecordedLedger(entering: "a")
    ledger.travel.setLocked(true)
    ledger.enter("bc")
    #expect(ledger.text == "-a")
    #expect(ledger.texts == ["-a"])
    #expect(ledger.travel.snapshot.isLocked)
    ledger.travel.stepBack()
    #expect(ledger.text == "-")
    ledger.travel.stepForward()
    ledger.travel.setLocked(false)
    ledger.enter("d")
    #expect(ledger.text == "-ad")
  }

  @Test func whilePausedActionsMakeOneStep() {
    let ledger = RecordedLedger(entering: "a")
    ledger.travel.setPaused(true)
    ledger.enter("bcd")
    #expect(ledger.text == "-abcd")
    ledger.travel.setPaused(false)
    ledger.enter("e")
    #expect(ledger.texts == ["-a", "-abcd", "-abcde"])
    let steps = ledger.travel.snapshot.steps
    guard case .unrecorded(count: 3, _) = steps[1].content else {
      Issue.record("\(steps[1].content)")
      return
    }
    // What is not known cannot be computed anew.
    ledger.travel.skip(1)
    #expect(ledger.texts == ["-", "-abcd", "-abcde"])
    ledger.travel.skip(2)
    #expect(ledger.texts == ["-", "-", "-e"])
    ledger.travel.skip(2, false)
    #expect(ledger.text == "-abcde")
  }

  @Test func theFirstStepsOfAnEndlessRunAreComputedFromTheBase() {
    let ledger = RecordedLedger(limit: 2, entering: "abcd")
    ledger.travel.skip(3)
    #expect(ledger.texts == ["-ab", "-abd"])
  }
}
