import Combine

// row 229: Apple's, too, is available only by way of a property of a class.
final class Row229 {
  @Published var value: Int
  init(value: Int) { self.value = value }
  func set(_ newValue: Int) -> Int {
    value = newValue
    return value
  }
}

extension Published {
  // row 230
  static func row230<EnclosingSelf: AnyObject>(
    _ object: EnclosingSelf, wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>, newValue: Value
  ) -> Value {
    Self[_enclosingInstance: object, wrapped: wrapped, storage: storage] = newValue
    return Self[_enclosingInstance: object, wrapped: wrapped, storage: storage]
  }

  // row 231
  mutating func row231Setter(_ publisher: Published<Value>.Publisher) {
    projectedValue = publisher
  }
}
