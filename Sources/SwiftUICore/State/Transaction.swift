/// What goes along with a change: above all its animation. Apple's `SwiftUI.Transaction`.
public struct Transaction: Sendable {
  /// How the change is shown; `nil` at once.
  public var animation: Animation?

  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false

  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transactions of the enclosing calls of ``withAnimation(_:_:)`` on this thread.
  @TaskLocal static var current = Transaction()

  /// This transaction, or where it says nothing the current one.
  var merged: Transaction {
    animation == nil && !disablesAnimations ? Transaction.current : self
  }
}

/// Makes changes that are shown with `animation`. Apple's `SwiftUI.withAnimation`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes in `transaction`. Apple's `SwiftUI.withTransaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  try Transaction.$current.withValue(transaction.merged, operation: body)
}
