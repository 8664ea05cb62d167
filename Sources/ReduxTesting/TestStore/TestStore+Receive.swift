import CombineTesting
import Redux

extension TestStore {
  /// Fails the test unless the next action of an effect equals `action` and changes the state as
  /// `change` does. In a partial store, actions before it are let pass.
  ///
  /// It does not wait: move the time of the scheduler first, or use
  /// ``receive(_:within:fileID:filePath:line:column:change:)``.
  public func receive<A: Action & Equatable>(
    _ action: A, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, change: ((inout State) throws -> Void)? = nil
  ) {
    receive(
      ExpectedAction(action), change: change,
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Fails the test unless the next action of an effect is an `A` and changes the state as `change`
  /// does. In a partial store, actions before it are let pass.
  public func receive<A: Action>(
    _ type: A.Type, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, change: ((inout State) throws -> Void)? = nil
  ) {
    receive(
      ExpectedAction(type) { _ in true }, change: change,
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Fails the test unless the next action of an effect is an `A` for which `condition` holds, and
  /// changes the state as `change` does. In a partial store, actions before it are let pass.
  public func receive<A: Action>(
    _ type: A.Type, where condition: @escaping (A) -> Bool, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, change: ((inout State) throws -> Void)? = nil
  ) {
    receive(
      ExpectedAction(type, condition), change: change,
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits until an effect has dispatched something, at most for `timeout` of real time, then does
  /// as ``receive(_:fileID:filePath:line:column:change:)``.
  public func receive<A: Action & Equatable>(
    _ action: A, within timeout: Duration, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    change: ((inout State) throws -> Void)? = nil, isolation: isolated (any Actor)? = #isolation
  ) async {
    let expected = ExpectedAction(action)
    await wait(for: expected, within: timeout)
    receive(
      expected, change: change,
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits until an effect has dispatched something, at most for `timeout` of real time, then does
  /// as ``receive(_:fileID:filePath:line:column:change:)`` for a type.
  public func receive<A: Action>(
    _ type: A.Type, within timeout: Duration, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    change: ((inout State) throws -> Void)? = nil, isolation: isolated (any Actor)? = #isolation
  ) async {
    let expected = ExpectedAction(type) { _ in true }
    await wait(for: expected, within: timeout)
    receive(
      expected, change: change,
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets all actions of effects pass that have come so far.
  public func skipReceivedActions() {
    if let last = log.waiting.last { state = last.after }
    while log.takeReceived({ _ in true }) != nil {}
  }

  private func wait(
    for expected: ExpectedAction, within timeout: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await wait(for: timeout) {
      let waiting = log.waiting
      return exhaustivity == .full
        ? !waiting.isEmpty : waiting.contains { expected.matches($0.action) }
    }
  }

  /// Waits until the condition holds, at most for `timeout`.
  func wait(
    for timeout: Duration, until isTrue: () -> Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let end = ContinuousClock.now + timeout
    while !isTrue(), ContinuousClock.now < end, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  private func receive(
    _ expected: ExpectedAction, change: ((inout State) throws -> Void)?, at location: TestLocation
  ) {
    let waiting = log.waiting
    guard let next = waiting.first else {
      TestIssue.record(
        "\(expected.name) was to be received, but no effect has dispatched anything."
          + (store.effectsInFlight > 0 ? " \(store.effectsInFlight) still run or wait." : ""),
        at: location)
      return
    }
    guard let match = waiting.first(where: { expected.matches($0.action) }) else {
      TestIssue.record(
        """
        \(expected.name) was to be received, but effects dispatched:

        \(Self.list(waiting.map(\.action)))
        \(expected.difference(from: next.action).map { "\n\($0)" } ?? "")
        """, at: location)
      return
    }
    if exhaustivity == .full, !expected.matches(next.action) {
      TestIssue.record(
        """
        \(expected.name) was to be received, but \(Self.name(of: next.action)) came first:

        \(Self.list(waiting.map(\.action)))
        """, at: location)
      return
    }
    var isTaken = false
    while !isTaken, let entry = log.takeReceived({ _ in true }) {
      isTaken = expected.matches(entry.action)
    }
    check(match.action, before: match.before, after: match.after, change: change, at: location)
  }
}
