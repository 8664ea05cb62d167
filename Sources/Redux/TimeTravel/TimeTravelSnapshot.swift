/// A recorded history as it was at one moment.
public struct TimeTravelSnapshot<State> {
  /// Grows with each change of the history.
  public let revision: Int
  /// The state before the first step.
  public let base: State
  /// The number by which to jump to ``base``.
  public let baseID: Int
  /// The steps, the oldest first.
  public let steps: [TimeTravelStep<State>]
  /// How many of the steps are behind the state that is shown.
  public let position: Int
  /// The state that is shown.
  public let state: State
  /// How many steps are kept at most.
  public let limit: Int
  /// Whether actions change the state without being recorded.
  public let isPaused: Bool
  /// Whether actions do nothing.
  public let isLocked: Bool
  /// Whether an action leaves the later steps alone.
  public let keepsLaterSteps: Bool
}

extension TimeTravelSnapshot {
  /// The number of the step whose state is shown, or ``baseID``.
  public var currentID: Int { position == 0 ? baseID : steps[position - 1].id }

  /// Whether there is a state before the one that is shown.
  public var canStepBack: Bool { position > 0 }

  /// Whether there is a state after the one that is shown.
  public var canStepForward: Bool { position < steps.count }

  /// The state after the step of that number, and the one before it; nil where there is none.
  public func states(of id: Int) -> (before: State?, after: State)? {
    if id == baseID { return (nil, base) }
    guard let index = steps.firstIndex(where: { $0.id == id }) else { return nil }
    return (index == 0 ? base : steps[index - 1].state, steps[index].state)
  }
}
