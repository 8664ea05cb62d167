/// Something that can be told apart in a stream of Combine events. Apple's
/// `Combine.CustomCombineIdentifierConvertible`.
public protocol CustomCombineIdentifierConvertible {
  /// Equal for two uses of one subscriber or subscription, different for two of them.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  @inlinable
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
