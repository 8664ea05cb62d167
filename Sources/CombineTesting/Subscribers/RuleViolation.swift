/// A way in which a publisher breaks the rules that hold between it and its subscriber.
public enum RuleViolation: String, Equatable, Sendable, CustomStringConvertible {
  case secondSubscription = "a second subscription"
  case valueBeforeSubscription = "a value before the subscription"
  case valueBeyondDemand = "a value beyond the demand"
  case valueAfterCompletion = "a value after the completion"
  case completionBeforeSubscription = "a completion before the subscription"
  case secondCompletion = "a second completion"

  /// The violation in words, as `a value beyond the demand`.
  public var description: String { rawValue }
}
