/// When an animation counts as complete. Apple's `SwiftUI.AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool

  /// It seems to be over; a spring may still be settling.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)

  /// It is over to the last.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)

  var isRemoved: Bool { waitsForRemoval }
}

/// What is done once all animations of a transaction are complete.
///
/// `@unchecked Sendable`: only touched on the main actor.
final class AnimationCompletion: @unchecked Sendable {
  private let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0

  /// Gets what is to be done, to do it outside of everything else.
  private var deliver: ((@escaping () -> Void) -> Void)?

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func begin() { running += 1 }

  func endLogically() {
    if !criteria.isRemoved { endOne() }
  }

  func end() {
    if criteria.isRemoved { endOne() }
  }

  private func endOne() {
    running -= 1
    finishIfDone()
  }

  /// Whether a graph has been told of the transaction, and will flush it.
  var isExpected = false

  /// All changes have been made: if no graph knows of them it is complete.
  func expectNothingMore() {
    if !isExpected { didFlush { $0() } }
  }

  /// The flush has been made that begins the animations: from now on it is complete when none is
  /// left, at once if there is none.
  func didFlush(_ deliver: @escaping (@escaping () -> Void) -> Void) {
    guard self.deliver == nil else { return }
    self.deliver = deliver
    finishIfDone()
  }

  private func finishIfDone() {
    guard running == 0, let deliver, let action else { return }
    self.action = nil
    deliver(action)
  }
}
