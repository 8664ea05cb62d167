import Combine
import Observation

// Apple's declarations are about `NSObject`; these about what is observable here.

extension Observable where Self: AnyObject {
  // row 898
  func row898<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions)
    -> NSObject.KeyValueObservingPublisher<Self, Value>
  { self.publisher(for: keyPath, options: options) }
  func row898WithDefaults<Value>(_ keyPath: KeyPath<Self, Value>)
    -> NSObject.KeyValueObservingPublisher<Self, Value>
  { self.publisher(for: keyPath) }
}

extension NSObject.KeyValueObservingPublisher {
  // row 899
  func row899() -> any Equatable & Combine.Publisher { self }
  func row899<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    self.receive(subscriber: subscriber)
  }

  // row 900
  func row900() -> Subject { self.object }

  // row 901
  func row901() -> KeyPath<Subject, Value> { self.keyPath }

  // row 902
  func row902() -> NSKeyValueObservingOptions { self.options }

  // row 903
  static func row903(
    object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
  ) -> Self { Self(object: object, keyPath: keyPath, options: options) }

  // row 904
  func row904() -> Publishers.Map<NSObject.KeyValueObservingPublisher<Subject, Value>, Void> {
    self.didChange()
  }
}
