import CombineTesting
import Redux

extension TestStore {
  /// Dispatches `action` and fails the test unless it changes the state as `change` does.
  ///
  /// What effects dispatched before has to be received first, unless the store is
  /// ``Exhaustivity/partial``; what this action makes them dispatch is to be received next.
  ///
  /// - Parameters:
  ///   - action: An action, or a thunk, which changes nothing itself.
  ///   - change: Makes of the state before the state after. Without it, none is expected. In a
  ///     partial store it makes what has to be so at the end: the rest may change too.
  public func send(
    _ action: any Action, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, change: ((inout State) throws -> Void)? = nil
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    receiveRest(before: action, at: location)
    let number = log.beginSending()
    let before = store.state!
    store.dispatch(SentAction(action: action, number: number))
    guard log.waitForSent(number, seconds: patience) else {
      TestIssue.record(
        """
        \(Self.name(of: action)) was queued and did not reach the reducer. Was it sent from inside a \
        subscriber or an effect?
        """, at: location)
      return
    }
    let entry = log.takeSent(number)
    check(
      action, before: entry?.before ?? before, after: entry?.after ?? before, change: change,
      at: location)
  }

  /// Deals with actions of effects that nobody has received when the next one is sent.
  private func receiveRest(before action: any Action, at location: TestLocation) {
    let waiting = log.waiting
    guard let last = waiting.last else { return }
    while log.takeReceived({ _ in true }) != nil {}
    state = last.after
    guard exhaustivity == .full else { return }
    TestIssue.record(
      """
      Before \(Self.name(of: action)) is sent, \(Self.count(waiting.count, "action")) of effects \
      must be received:

      \(Self.list(waiting.map(\.action)))
      """, at: location)
  }
}
