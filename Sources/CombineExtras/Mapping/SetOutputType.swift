import Combine

extension Publisher where Output == Never {
  /// Gives a publisher that has no values the type of values that another part needs.
  @inlinable
  public func setOutputType<NewOutput>(to outputType: NewOutput.Type)
    -> Publishers.Map<Self, NewOutput>
  {
    map(neverCalled)
  }
}

/// There is no value to call it with.
@inlinable
func neverCalled<Result>(_ value: Never) -> Result {}
