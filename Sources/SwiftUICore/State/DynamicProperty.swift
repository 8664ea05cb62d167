/// A stored property of a view whose value the graph supplies before each evaluation of the body.
/// Apple's `SwiftUI.DynamicProperty`. A structure that holds other dynamic properties can conform:
/// they are connected first.
public protocol DynamicProperty {
  /// Called on the main actor before the body is evaluated, after the properties inside of this
  /// one have been connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
