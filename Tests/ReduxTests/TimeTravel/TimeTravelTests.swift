import CombineTesting
import Foundation
import Redux
import Testing

@Suite("TimeTravel")
struct TimeTravelTests {
  // MARK: Recording

  @Test func recordsActionsAndStates() {
    let ledger = RecordedLedger(entering: "ab")
    let steps = ledger.travel.snapshot.steps
    #expect(steps.map { ($0.action as? Enter)?.text } == ["a", "b"])
    #expect(steps.map(\.state.text) == ["-a", "-ab"])
    #expect(steps.map(\.id) == [1, 2])
    #expect(steps.map(\.date) == [Date](repeating: Date(timeIntervalSince1970: 1000), count: 2))
    #expect(ledger.travel.snapshot.base.text == "-")
    #expect(ledger.text == "-ab")
  }

  @Test func keepsNoMoreThanTheLimit() {
    let ledger = RecordedLedger(limit: 3, entering: "abcdefg")
    #expect(ledger.texts == ["-abcde", "-abcdef", "-abcdefg"])
    #expect(ledger.ids == [5, 6, 7])
    #expect(ledger.travel.snapshot.base.text == "-abcd")
    #expect(ledger.travel.snapshot.baseID == 4)
    ledger.travel.jump(to: 4)
    #expect(ledger.text == "-abcd")
  }

  @Test func releasesWhatItForgets() {
    struct Held: Action { let tracked: LifetimeTracker.Token }
    let tracker = LifetimeTracker()
    let ledger = RecordedLedger(limit: 2)
    for _ in 0..<5 { ledger.store.dispatch(Held(tracked: tracker.token())) }
    #expect(tracker.count == 2)
    ledger.travel.commit()
    #expect(tracker.count == 0)
  }

  @Test func beginsWithTheStateBeforeTheFirstAction() {
    let store = Store(reducer: ledgerReducer, state: Ledger(), deliverOn: .immediate)
    let travel = TimeTravel(store)
    store.replaceState(Ledger(entries: ["restored"]))
    store.dispatch(Enter("!"))
    travel.stepBack()
    #expect(store.state.text == "restored")
  }

  @Test func worksWithAStoreThatMakesItsOwnState() {
    let store = Store<Ledger>(reducer: ledgerReducer, state: nil, deliverOn: .immediate)
    let travel = TimeTravel(store)
    store.dispatch(Enter("a"))
    travel.stepBack()
    #expect(store.state == Ledger())
  }

  @Test func recordsWhatMiddlewareLetsPass() {
    let doubling: Middleware<Ledger> = { dispatch, _ in
      { next in
        { action in
          guard let enter = action as? Enter, enter.text == "twice" else { return next(action) }
          dispatch(Enter("1"))
          dispatch(Enter("2"))
        }
      }
    }
    let store = Store(
      reducer: ledgerReducer, state: Ledger(), middleware: [doubling], deliverOn: .immediate)
    let travel = TimeTravel(store)
    store.dispatch(Enter("twice"))
    #expect(travel.snapshot.steps.map { ($0.action as? Enter)?.text } == ["1", "2"])
  }

  @Test func stopGivesTheStoreItsReducerBack() {
    let ledger = RecordedLedger(entering: "ab")
    ledger.travel.stop()
    ledger.enter("c")
    #expect(ledger.text == "-abc")
    #expect(ledger.texts == ["-a", "-ab"])
    ledger.travel.stepBack()
    #expect(ledger.text == "-abc")
    ledger.travel.stop()
  }

  @Test func isReleasedWithTheStore() {
    weak var store: Store<Ledger>?
    weak var travel: TimeTravel<Ledger>?
    do {
      let ledger = RecordedLedger(entering: "ab")
      ledger.travel.stepBack()
      (store, travel) = (ledger.store, ledger.travel)
    }
    #expect(store == nil)
    #expect(travel == nil)
  }

  // MARK: Moving

  @Test func stepsBackAndForward() {
    let ledger = RecordedLedger(entering: "ab")
    #expect(ledger.travel.canStepBack)
    #expect(!ledger.travel.canStepForward)
    ledger.travel.stepBack()
    #expect(ledger.text == "-a")
    #expect(ledger.travel.canStepForward)
    ledger.travel.stepBack()
    #expect(ledger.text == "-")
    #expect(!ledger.travel.canStepBack)
    ledger.travel.stepBack()
    #expect(ledger.text == "-")
    ledger.travel.stepForward()
    ledger.travel.stepForward()
    ledger.travel.stepForward()
    #expect(ledger.text == "-ab")
  }

  @Test func jumpsToAnyStep() {
    let ledger = RecordedLedger(entering: "abcd")
    #expect(ledger.travel.jump(to: 2))
    #expect(ledger.text == "-ab")
    #expect(ledger.travel.jump(to: 0))
    #expect(ledger.text == "-")
    #expect(ledger.travel.jump(to: 4))
    #expect(ledger.text == "-abcd")
    #expect(!ledger.travel.jump(to: 5))
    #expect(ledger.text == "-abcd")
    #expect(ledger.travel.snapshot.currentID == 4)
  }

  @Test func anActionAfterAStepBackGoesOnFromThere() {
    let ledger = RecordedLedger(entering: "abc")
    ledger.travel.jump(to: 1)
    ledger.enter("x")
    #expect(ledger.text == "-ax")
    #expect(ledger.texts == ["-a", "-ax"])
    #expect(ledger.ids == [1, 4])
    #expect(!ledger.travel.canStepForward)
  }

  @Test func anActionAfterAStepBackGoesToTheEndIfLaterStepsAreKept() {
    let ledger = RecordedLedger(entering: "abc")
    ledger.travel.setKeepsLaterSteps(true)
    ledger.travel.jump(to: 1)
    ledger.enter("x")
    #expect(ledger.text == "-a")
    #expect(ledger.texts == ["-a", "-ab", "-abc", "-abcx"])
    ledger.travel.jump(to: 4)
    ledger.enter("y")
    #expect(ledger.text == "-abcxy")
  }

  @Test func aViewOfWhatIsForgottenMovesToTheBase() {
    let ledger = RecordedLedger(limit: 2, entering: "ab")
    ledger.travel.setKeepsLaterSteps(true)
    ledger.travel.jump(to: 1)
    ledger.enter("cde")
    #expect(ledger.texts == ["-abcd", "-abcde"])
    #expect(ledger.travel.snapshot.position == 0)
    #expect(ledger.travel.snapshot.state.text == "-abc")
    #expect(ledger.text == "-abc")
  }

  /// Whatever is done, the app shows what the history says, and the steps follow from each other.
  @Test(arguments: 0..<200)
  func storeAndHistoryStayInStep(seed: UInt64) {
    var number = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: Int) -> Int {
      number ^= number << 13
      number ^= number >> 7
      number ^= number << 17
      return Int(number % UInt64(bound))
    }
    let ledger = RecordedLedger(limit: 1 + random(5))
    var done: [String] = []
    for _ in 0..<60 {
      let id = ([ledger.travel.snapshot.baseID] + ledger.ids).reversed()[
        random(ledger.ids.count + 1)]
      let choice = random(14)
      done.append("\(choice) \(id)")
      switch choice {
      case 0: ledger.travel.stepBack()
      case 1: ledger.travel.stepForward()
      case 2: ledger.travel.jump(to: id)
      case 3: ledger.travel.skip(id, random(2) == 0)
      case 4: ledger.travel.move(id, to: random(6))
      case 5: ledger.travel.sweep()
      case 6: if random(4) == 0 { ledger.travel.commit() }
      case 7: if random(4) == 0 { ledger.travel.rollBack() }
      case 8: ledger.travel.setPaused(random(3) == 0)
      case 9: ledger.travel.setKeepsLaterSteps(random(2) == 0)
      case 10: ledger.store.dispatch(Clear())
      default: ledger.enter("abcdefgh".map(String.init)[random(8)])
      }
      let snapshot = ledger.travel.snapshot
      var state = snapshot.base
      var isRight = snapshot.state == ledger.store.state
      for step in snapshot.steps {
        if !step.isSkipped {
          switch step.content {
          case .action(let action): state = ledgerReducer(action, state)
          case .unrecorded(_, let fixed): state = fixed
          }
        }
        isRight = isRight && step.state == state
      }
      #expect(isRight, "\(done)")
      if !isRight { return }
    }
  }

  // MARK: Subscribers

  @Test func subscribersFollow() {
    final class Reader: StoreSubscriber {
      var texts: [String] = []
      func newState(state: Ledger) { texts.append(state.text) }
    }
    let ledger = RecordedLedger()
    let reader = Reader()
    ledger.store.subscribe(reader)
    ledger.enter("ab")
    ledger.travel.stepBack()
    ledger.travel.jump(to: 0)
    ledger.travel.stepForward()
    #expect(reader.texts == ["-", "-a", "-ab", "-a", "-", "-a"])
  }

  @Test func theStoreAnnouncesJumps() {
    let ledger = RecordedLedger(entering: "ab")
    let count = Recorder<Void>()
    let subscription = ledger.store.objectWillChange.sink { count.append(()) }
    ledger.travel.stepBack()
    ledger.travel.stepForward()
    #expect(count.values.count == 2)
    subscription.cancel()
  }

  @Test func aSubscriberMayTravel() {
    final class Undoer: StoreSubscriber {
      var travel: TimeTravel<Ledger>?
      var texts: [String] = []
      func newState(state: Ledger) {
        texts.append(state.text)
        if state.text.hasSuffix("!") { travel?.stepBack() }
      }
    }
    let ledger = RecordedLedger()
    let undoer = Undoer()
    undoer.travel = ledger.travel
    ledger.store.subscribe(undoer)
    ledger.enter("a!b")
    #expect(undoer.texts == ["-", "-a", "-a!", "-a", "-ab"])
  }

  @Test func revisionsTellOfEachChange() {
    let ledger = RecordedLedger()
    let revisions = Recorder<Int>()
    let subscription = ledger.travel.revisions.sink { revisions.append($0) }
    ledger.enter("a")
    ledger.travel.stepBack()
    ledger.travel.setPaused(true)
    #expect(revisions.values == [1, 2, 3])
    #expect(ledger.travel.revision == 3)
    subscription.cancel()
  }

  @Test func manyThreadsActAndTravel() {
    let ledger = RecordedLedger(limit: 50)
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      switch index % 8 {
      case 0: ledger.travel.stepBack()
      case 1: ledger.travel.stepForward()
      case 2: ledger.travel.skip(ledger.travel.snapshot.currentID, index % 3 == 0)
      case 3: _ = ledger.travel.snapshot
      default: ledger.store.dispatch(Enter("x"))
      }
    }
    let snapshot = ledger.travel.snapshot
    #expect(snapshot.state == ledger.store.state)
    #expect(snapshot.steps.count <= 50)
    // Each state is that of the step before and the action.
    var state = snapshot.base
    for step in snapshot.steps {
      if !step.isSkipped, let action = step.action { state = ledgerReducer(action, state) }
      #expect(step.state == state)
    }
  }
}
