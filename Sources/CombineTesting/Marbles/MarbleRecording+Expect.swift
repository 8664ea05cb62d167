import Combine

extension MarbleRecording {
  /// Fails the test unless what has come is what `marbles` says, frame by frame.
  ///
  /// The failure shows both diagrams, one under the other. What has come after the diagram's end is
  /// a failure too.
  ///
  /// - Parameters:
  ///   - marbles: A ``MarbleDiagram`` without `^`; a `!` stands where the recording was cancelled.
  ///   - values: What each name in the diagram stands for.
  ///   - failure: The error of a `#`; without it, any error will do.
  ///   - areEquivalent: Whether a value that has come, its first argument, is the one expected.
  /// - Returns: Whether it is so.
  @discardableResult
  public func expect(
    _ marbles: String, values: [Character: Input], failure: Failure? = nil,
    by areEquivalent: (Input, Input) -> Bool, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let diagram = MarbleDiagram.expectation(marbles, names: values.keys, at: location) else {
      return false
    }
    return matches(
      diagram, values: values, failure: failure, by: areEquivalent, at: location)
  }

  func matches(
    _ diagram: MarbleDiagram, values: [Character: Input], failure: Failure?,
    by areEquivalent: (Input, Input) -> Bool, at location: TestLocation
  ) -> Bool {
    let comparison = MarbleComparison(
      expected: diagram, values: values, failure: failure, actual: events,
      cancellationFrame: cancellationFrame, areEquivalent: areEquivalent)
    if !comparison.isEqual { TestIssue.record(comparison.message, at: location) }
    return comparison.isEqual
  }
}

extension MarbleRecording where Input: Equatable {
  /// Fails the test unless what has come is what `marbles` says, frame by frame.
  ///
  /// - Parameters:
  ///   - marbles: A ``MarbleDiagram`` without `^`; a `!` stands where the recording was cancelled.
  ///   - values: What each name in the diagram stands for.
  ///   - failure: The error of a `#`; without it, any error will do.
  /// - Returns: Whether it is so.
  @discardableResult
  public func expect(
    _ marbles: String, values: [Character: Input], failure: Failure? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    expect(
      marbles, values: values, failure: failure, by: ==, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }
}

extension MarbleRecording where Input == String {
  /// Fails the test unless what has come is what `marbles` says, frame by frame; each name stands
  /// for itself.
  ///
  /// - Returns: Whether it is so.
  @discardableResult
  public func expect(
    _ marbles: String, failure: Failure? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    expect(
      marbles, values: .names(of: marbles), failure: failure, by: ==, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

extension TestScheduler {
  /// Subscribes to `publisher`, moves the time to the last frame of `marbles` and fails the test
  /// unless what has come until then is what `marbles` says.
  ///
  /// Frame 0 is now. The diagram says how long is looked at: after `"-a--"`, dashes at its end
  /// included, anything may happen. At a `!` the subscription is cancelled, after what is due in
  /// that frame; at the diagram's end it is cancelled in any case.
  ///
  /// ```swift
  /// let source = scheduler.cold("-a-b-(cd)|", values: ["a": 1, "b": 2, "c": 3, "d": 4])
  /// scheduler.expect(
  ///   source.filter { $0 > 1 }, emits: "---b-(cd)|", values: ["b": 2, "c": 3, "d": 4])
  /// ```
  ///
  /// - Parameters:
  ///   - marbles: A ``MarbleDiagram`` without `^`.
  ///   - values: What each name in the diagram stands for.
  ///   - failure: The error of a `#`; without it, any error will do.
  ///   - demand: How many values to ask for.
  ///   - areEquivalent: Whether a value that has come, its first argument, is the one expected.
  /// - Returns: Whether it is so.
  @discardableResult
  public func expect<P: Publisher>(
    _ publisher: P, emits marbles: String, values: [Character: P.Output],
    failure: P.Failure? = nil, demand: Subscribers.Demand = .unlimited,
    by areEquivalent: (P.Output, P.Output) -> Bool, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let diagram = MarbleDiagram.expectation(marbles, names: values.keys, at: location) else {
      return false
    }
    let origin = now
    let recording = record(publisher, demand: demand)
    if let frame = diagram.cancellationFrame {
      advance(toFrame: frame, since: origin)
      recording.cancel()
    }
    advance(toFrame: max(diagram.length - 1, 0), since: origin)
    let isEqual = recording.matches(
      diagram, values: values, failure: failure, by: areEquivalent, at: location)
    recording.cancel()
    return isEqual
  }

  /// Subscribes to `publisher`, moves the time to the last frame of `marbles` and fails the test
  /// unless what has come until then is what `marbles` says.
  ///
  /// - Parameters:
  ///   - marbles: A ``MarbleDiagram`` without `^`; at a `!` the subscription is cancelled.
  ///   - values: What each name in the diagram stands for.
  ///   - failure: The error of a `#`; without it, any error will do.
  ///   - demand: How many values to ask for.
  /// - Returns: Whether it is so.
  @discardableResult
  public func expect<P: Publisher>(
    _ publisher: P, emits marbles: String, values: [Character: P.Output],
    failure: P.Failure? = nil, demand: Subscribers.Demand = .unlimited, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool where P.Output: Equatable {
    expect(
      publisher, emits: marbles, values: values, failure: failure, demand: demand, by: ==,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Subscribes to `publisher`, moves the time to the last frame of `marbles` and fails the test
  /// unless what has come until then is what `marbles` says; each name stands for itself.
  ///
  /// - Returns: Whether it is so.
  @discardableResult
  public func expect<P: Publisher>(
    _ publisher: P, emits marbles: String, failure: P.Failure? = nil,
    demand: Subscribers.Demand = .unlimited, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool where P.Output == String {
    expect(
      publisher, emits: marbles, values: .names(of: marbles), failure: failure, demand: demand,
      by: ==, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension MarbleDiagram {
  /// Reads what is expected; a mistake in it fails the test.
  static func expectation(
    _ marbles: String, names: some Collection<Character>, at location: TestLocation
  ) -> MarbleDiagram? {
    do {
      let diagram = try MarbleDiagram(parsing: marbles)
      if diagram.subscriptionFrame != nil {
        throw MarbleSyntaxError(at: "^", "what is expected begins with the subscription", marbles)
      }
      for entry in diagram.entries {
        if case .value(let name) = entry.event, !names.contains(name) {
          throw MarbleSyntaxError("there is no value for '\(name)'", marbles, entry.position)
        }
      }
      return diagram
    } catch {
      TestIssue.record("\(error)", at: location)
      return nil
    }
  }
}
