import Combine

// The publishers of a script, and of a diagram with and without an error. A mistake in a diagram
// fails the test at the place of the call, and the publisher then does nothing.

extension TestScheduler {
  /// A publisher that plays `script` for each subscriber, from when it subscribes.
  public func cold<Output, Failure: Error>(
    _ script: [ScriptEvent<Output, Failure>]
  ) -> ColdPublisher<Output, Failure> {
    ColdPublisher(script: script, clock: frameClock())
  }

  /// A publisher that plays `marbles` for each subscriber, from when it subscribes.
  ///
  /// - Parameters:
  ///   - marbles: A ``MarbleDiagram`` without `^` or `!`. A mistake in it fails the test.
  ///   - values: What each name in the diagram stands for.
  ///   - failure: The error of a `#`.
  public func cold<Output, Failure: Error>(
    _ marbles: String, values: [Character: Output], failure: Failure, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ColdPublisher<Output, Failure> {
    cold(
      script(
        marbles, values: values, failure: failure, isHot: false,
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// A publisher that plays `marbles` for each subscriber, from when it subscribes. The diagram has no `#`.
  public func cold<Output>(
    _ marbles: String, values: [Character: Output], fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ColdPublisher<Output, Never> {
    cold(
      script(
        marbles, values: values, failure: nil, isHot: false,
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// A publisher that plays `marbles` for each subscriber, from when it subscribes. Each name stands for itself.
  public func cold<Failure: Error>(
    _ marbles: String, failure: Failure, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ColdPublisher<String, Failure> {
    cold(
      marbles, values: .names(of: marbles), failure: failure, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// A publisher that plays `marbles` for each subscriber, from when it subscribes. Each name stands for itself; the diagram has no `#`.
  public func cold(
    _ marbles: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ColdPublisher<String, Never> {
    cold(
      marbles, values: .names(of: marbles), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension TestScheduler {
  /// A publisher that plays `script` once, from now.
  public func hot<Output, Failure: Error>(
    _ script: [ScriptEvent<Output, Failure>]
  ) -> HotPublisher<Output, Failure> {
    HotPublisher(script: script, clock: frameClock())
  }

  /// A publisher that plays `marbles` once, from now. A `^` is the present.
  ///
  /// - Parameters:
  ///   - marbles: A ``MarbleDiagram`` without `!`. A mistake in it fails the test.
  ///   - values: What each name in the diagram stands for.
  ///   - failure: The error of a `#`.
  public func hot<Output, Failure: Error>(
    _ marbles: String, values: [Character: Output], failure: Failure, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> HotPublisher<Output, Failure> {
    hot(
      script(
        marbles, values: values, failure: failure, isHot: true,
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// A publisher that plays `marbles` once, from now. A `^` is the present. The diagram has no `#`.
  public func hot<Output>(
    _ marbles: String, values: [Character: Output], fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> HotPublisher<Output, Never> {
    hot(
      script(
        marbles, values: values, failure: nil, isHot: true,
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// A publisher that plays `marbles` once, from now. A `^` is the present. Each name stands for itself.
  public func hot<Failure: Error>(
    _ marbles: String, failure: Failure, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> HotPublisher<String, Failure> {
    hot(
      marbles, values: .names(of: marbles), failure: failure, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// A publisher that plays `marbles` once, from now. A `^` is the present. Each name stands for itself; the diagram has no `#`.
  public func hot(
    _ marbles: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> HotPublisher<String, Never> {
    hot(
      marbles, values: .names(of: marbles), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension TestScheduler {
  private func script<Output, Failure: Error>(
    _ marbles: String, values: [Character: Output], failure: Failure?, isHot: Bool,
    at location: TestLocation
  ) -> [ScriptEvent<Output, Failure>] {
    do {
      let diagram = try MarbleDiagram(parsing: marbles)
      if diagram.cancellationFrame != nil {
        throw MarbleSyntaxError(at: "!", "a publisher's script does not cancel", marbles)
      }
      if !isHot, diagram.subscriptionFrame != nil {
        throw MarbleSyntaxError(at: "^", "a cold publisher begins with each subscription", marbles)
      }
      return try ScriptEvent.events(of: diagram, values: values, failure: failure)
    } catch {
      TestIssue.record("\(error)", at: location)
      return []
    }
  }
}

extension MarbleSyntaxError {
  /// A mistake at the first `character` of `text`.
  init(at character: Character, _ message: String, _ text: String) {
    let index = text.firstIndex(of: character) ?? text.startIndex
    self.init(message, text, text.distance(from: text.startIndex, to: index) + 1)
  }
}

extension [Character: String] {
  /// All that can be a name in `marbles`, each for itself.
  static func names(of marbles: String) -> Self {
    Dictionary(marbles.map { ($0, String($0)) }) { first, _ in first }
  }
}
