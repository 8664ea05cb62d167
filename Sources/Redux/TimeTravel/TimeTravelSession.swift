import Foundation

/// A recorded history as a file: the base, the actions from there, and, if wanted, the states that
/// they led to.
///
/// ```swift
/// let session = try travel.session(actions: actions)
/// try session.data().write(to: url)
/// // Another day, with another version of the reducer:
/// try travel.open(TimeTravelSession(data: Data(contentsOf: url)), actions: actions)
/// ```
///
/// The file is JSON that a person can read and edit.
public struct TimeTravelSession<State: Codable>: Codable {
  /// One step.
  public struct Step: Codable {
    /// The action; nil for actions that were not recorded.
    public var action: EncodedAction?
    /// How many actions were not recorded.
    public var unrecorded: Int?
    /// The state after the step: always there where actions were not recorded.
    public var state: State?
    public var isSkipped: Bool
    public var date: Date
  }

  /// The version of the file's form.
  public private(set) var format = 1
  /// The state before the first step.
  public var base: State
  /// How many of the steps are behind the state that was shown.
  public var position: Int
  public var steps: [Step]
}

extension TimeTravelSession {
  /// Reads a file.
  public init(data: Data) throws(SessionError) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    do {
      let header = try decoder.decode(SessionHeader.self, from: data)
      guard header.format == 1 else { throw SessionError.newer(format: header.format) }
      self = try decoder.decode(Self.self, from: data)
    } catch let error as SessionError {
      throw error
    } catch {
      throw .unreadable(ActionRegistry.words(for: error))
    }
  }

  /// The contents of the file.
  public func data() throws(SessionError) -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self)
    } catch {
      throw .notEncodable(ActionRegistry.words(for: error))
    }
  }
}

extension TimeTravelSession: Sendable where State: Sendable {}
extension TimeTravelSession.Step: Sendable where State: Sendable {}

/// What tells the version of the file's form.
private struct SessionHeader: Decodable {
  var format: Int
}

/// Why a session could not be written down, or not be opened. Steps are counted from 1.
public enum SessionError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// It is no file of a session of this state.
  case unreadable(String)
  /// A newer version has written it.
  case newer(format: Int)
  /// The state could not be encoded.
  case notEncodable(String)
  /// An action could not be written down or read.
  case action(step: Int, ActionCodingError)
  /// A step holds neither an action nor a state.
  case emptyStep(Int)

  public var description: String {
    switch self {
    case .unreadable(let reason): "This is no session of this app: \(reason)"
    case .newer(let format): "A newer version has written this session (format \(format))"
    case .notEncodable(let reason): "The state cannot be written down: \(reason)"
    case .action(let step, let error): "Step \(step): \(error)"
    case .emptyStep(let step): "Step \(step) has neither an action nor a state"
    }
  }

  public var errorDescription: String? { description }
}

extension TimeTravel where State: Codable {
  /// The recorded history, to be written to a file.
  ///
  /// - Parameters:
  ///   - actions: The types of all actions that are recorded; an action of another type is an error.
  ///   - includingStates: Whether to keep the state of each step, which ``open(_:actions:)`` then
  ///     compares. The file is larger by as many states as there are steps.
  public func session(
    actions: ActionRegistry, includingStates: Bool = false
  ) throws(SessionError) -> TimeTravelSession<State> {
    let snapshot = snapshot
    var steps: [TimeTravelSession<State>.Step] = []
    for (index, step) in snapshot.steps.enumerated() {
      var written = TimeTravelSession<State>.Step(isSkipped: step.isSkipped, date: step.date)
      if includingStates { written.state = step.state }
      switch step.content {
      case .action(let action):
        do throws(ActionCodingError) {
          written.action = try actions.encode(action)
        } catch {
          throw .action(step: index + 1, error)
        }
      case .unrecorded(let count, let state):
        written.unrecorded = count
        written.state = state
      }
      steps.append(written)
    }
    return TimeTravelSession(base: snapshot.base, position: snapshot.position, steps: steps)
  }

  /// Puts a session in the place of what is recorded. All states are computed with the present
  /// reducer. If the session has more steps than are kept, the first ones are computed too, then
  /// forgotten.
  ///
  /// - Returns: The steps, counted from 1, whose state is not the one that the session holds: what
  ///   the reducer does otherwise than the one of then. Empty if the session holds no states.
  /// - Throws: What is wrong with the session; then nothing has changed.
  @discardableResult
  public func open(
    _ session: TimeTravelSession<State>, actions: ActionRegistry
  ) throws(SessionError) -> [Int] {
    var steps: [(content: TimeTravelStep<State>.Content, isSkipped: Bool, date: Date)] = []
    for (index, step) in session.steps.enumerated() {
      if let action = step.action {
        do throws(ActionCodingError) {
          let action = try actions.decode(action)
          steps.append((.action(action), step.isSkipped, step.date))
        } catch {
          throw .action(step: index + 1, error)
        }
      } else if let state = step.state {
        steps.append(
          (.unrecorded(count: max(1, step.unrecorded ?? 1), state), step.isSkipped, step.date))
      } else {
        throw .emptyStep(index + 1)
      }
    }
    replace(base: session.base, with: steps, position: session.position)
    return differences(session, steps)
  }

  private func differences(
    _ session: TimeTravelSession<State>,
    _ steps: [(content: TimeTravelStep<State>.Content, isSkipped: Bool, date: Date)]
  ) -> [Int] {
    guard session.steps.contains(where: { $0.action != nil && $0.state != nil }) else { return [] }
    var history = StepHistory(state: session.base, limit: max(1, steps.count))
    let reducer = reducer
    history.replace(
      base: session.base, with: steps, position: session.position, reduce: reducer)
    return session.steps.enumerated().compactMap { index, step in
      guard let state = step.state else { return nil }
      return Self.json(state) == Self.json(history.steps[index].state) ? nil : index + 1
    }
  }

  private static func json(_ state: State) -> JSONValue? {
    (try? JSONEncoder().encode(state)).flatMap {
      try? JSONDecoder().decode(JSONValue.self, from: $0)
    }
  }
}
