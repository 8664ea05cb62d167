/// What goes along with a change: above all its animation. Apple's `SwiftUI.Transaction`.
public struct Transaction: Sendable {
  /// How the change is shown; `nil` at once.
  public var animation: Animation?

  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false

  /// Whether the change comes in the middle of a gesture.
  public var isContinuous = false

  /// What is told when the animations are complete.
  var completions: [AnimationCompletion] = []

  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// Does something once all animations of the transaction are complete, on the main actor; soon if
  /// nothing is animated.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// The transactions of the enclosing calls of ``withAnimation(_:_:)`` on this thread.
  @TaskLocal static var current = Transaction()

  /// Whether it says nothing.
  var isEmpty: Bool { animation == nil && !disablesAnimations && completions.isEmpty }

  /// This transaction, or where it says nothing the current one.
  var merged: Transaction { isEmpty ? Transaction.current : self }
}

/// Makes changes that are shown with `animation`, or with `nil` at once. Apple's
/// `SwiftUI.withAnimation`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes changes that are shown with `animation`, and does something once that is complete: on the
/// main actor, and soon where nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  let result = try withTransaction(transaction, body)
  // Where nothing has changed there is no flush to wait for.
  for completion in transaction.completions {
    DispatchQueue.main.async { MainActor.assumeIsolated { completion.expectNothingMore() } }
  }
  return result
}

/// Makes changes in `transaction`. Apple's `SwiftUI.withTransaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Makes changes in the current transaction with one part of it another.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
