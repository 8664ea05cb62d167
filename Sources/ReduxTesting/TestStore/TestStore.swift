import Combine
import CombineTesting
import Foundation
import Redux

/// A store for tests that has each step asserted: what a sent action changes, which actions effects
/// dispatch and what those change, and that nothing is left over.
///
/// ```swift
/// let store = TestStore(reducer: appReducer, state: AppState(), middleware: [effects])
/// store.send(FetchUser(user: "octocat")) { $0.isFetching = true }
/// scheduler.advance(by: 1)
/// store.receive(SetUser(user: octocat)) {
///   $0.isFetching = false
///   $0.users["octocat"] = octocat
/// }
/// store.finish()
/// ```
///
/// What was not to be expected fails the running test, under XCTest as under Swift Testing, at the
/// line of the step, and shows how the states differ. The reducer and the middleware run as in an
/// app; delivery is immediate. Give what waits a ``CombineTesting/TestScheduler``, and the test has
/// the time in its hand.
///
/// A test store is used by one test on one thread; effects may dispatch on any.
public final class TestStore<State: Equatable> {
  /// The state after the last step that was asserted.
  public internal(set) var state: State

  /// How much the test has to tell. ``Exhaustivity/full`` unless set.
  public var exhaustivity: Exhaustivity

  /// The store that runs: for subscribers, and for code under test that dispatches on its own.
  public let store: Store<State>

  /// How many seconds a sent action may wait for other threads on its way.
  package var patience = 30.0

  let log = ActionLog<State>()
  private let location: TestLocation
  private var isFinished = false

  /// A store for a test.
  ///
  /// - Parameters:
  ///   - reducer: The reducer under test.
  ///   - state: The state at the start.
  ///   - middleware: The middleware under test, the outermost first.
  ///   - exhaustivity: How much the test has to tell.
  public init(
    reducer: @escaping Reducer<State>, state: State, middleware: [Middleware<State>] = [],
    exhaustivity: Exhaustivity = .full, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.state = state
    self.exhaustivity = exhaustivity
    location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    store = Store(
      reducer: log.watching(reducer), state: state, middleware: [log.middleware] + middleware,
      deliverOn: .immediate)
  }

  deinit {
    // A test that forgets `finish()` must not let actions slip through.
    if !isFinished { checkNothingIsLeft(at: location) }
  }

  /// Ends the test: fails it for actions that were not received and for effects that still run,
  /// unless the store is ``Exhaustivity/partial``. The release of the store does the same if this was
  /// not called.
  ///
  /// What the store does not know of is not seen: work that middleware of your own starts without an
  /// `Effect` or a thunk.
  public func finish(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    isFinished = true
    checkNothingIsLeft(
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits until no effect runs, at most for `timeout` of real time, then ends the test as
  /// ``finish(fileID:filePath:line:column:)`` does.
  public func finish(
    within timeout: Duration, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, isolation: isolated (any Actor)? = #isolation
  ) async {
    await wait(for: timeout) { store.effectsInFlight == 0 }
    finish(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func checkNothingIsLeft(at location: TestLocation) {
    guard exhaustivity == .full else { return }
    let waiting = log.waiting
    if !waiting.isEmpty {
      TestIssue.record(
        """
        The test ends and \(Self.count(waiting.count, "action")) of effects were not received:

        \(Self.list(waiting.map(\.action)))
        """, at: location)
    }
    let running = store.effectsInFlight
    guard running > 0 else { return }
    TestIssue.record(
      """
      The test ends and \(Self.count(running, "effect")) of the store still run or wait. Have them \
      end first: answer what they wait for, move the time, or dispatch what cancels them.
      """, at: location)
  }
}
