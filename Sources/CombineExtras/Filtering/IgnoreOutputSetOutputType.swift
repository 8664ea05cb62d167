import Combine

extension Publisher {
  /// Drops all values and passes on the completion, as a publisher of `outputType`: for work of
  /// which only the end counts, before a publisher that goes on.
  @inlinable
  public func ignoreOutput<NewOutput>(setOutputType outputType: NewOutput.Type)
    -> Publishers.Map<Publishers.IgnoreOutput<Self>, NewOutput>
  {
    ignoreOutput().setOutputType(to: outputType)
  }
}
