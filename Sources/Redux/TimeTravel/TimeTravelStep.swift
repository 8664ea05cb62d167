import Foundation

/// One step of a recorded history: what was done and the state after it.
public struct TimeTravelStep<State> {
  /// What was done.
  public enum Content {
    /// An action was reduced.
    case action(any Action)
    /// So many actions were reduced while recording was paused, and led to this state.
    case unrecorded(count: Int, State)
  }

  /// Tells the step from all others of the history, before and after. Steps are numbered from 1.
  public let id: Int
  public internal(set) var content: Content
  /// The state after the step; of a skipped one that of the step before.
  public internal(set) var state: State
  /// Whether the history is computed as if this had not been done.
  public internal(set) var isSkipped = false
  /// When it was recorded.
  public let date: Date
}

extension TimeTravelStep {
  /// The action; nil where none was recorded.
  public var action: (any Action)? {
    guard case .action(let action) = content else { return nil }
    return action
  }
}
