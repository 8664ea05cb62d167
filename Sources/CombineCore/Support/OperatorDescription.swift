/// The texts by which the subscribers and subscriptions of operators show themselves: the
/// operator's name, and no children in the mirror unless the type has its own.
@usableFromInline
protocol OperatorDescription: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// Apple's name for the type, such as `Map`.
  var operatorName: String { get }
}

extension OperatorDescription {
  @usableFromInline var description: String { operatorName }
  @usableFromInline var playgroundDescription: Any { operatorName }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
