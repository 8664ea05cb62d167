/// Takes a value into a `@Sendable` closure.
///
/// `@unchecked Sendable`: for what a test uses on several threads because it is made for that.
package struct UncheckedBox<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
