public import CombineCore
public import Foundation
public import Observation

extension NSObject {
  /// A publisher of the values of one property of an observable object. Apple's
  /// `NSObject.KeyValueObservingPublisher`, for `@Observable` classes: see
  /// ``Observation/Observable/publisher(for:options:)``.
  public struct KeyValueObservingPublisher<Subject: AnyObject & Observable, Value>:
    CombineCore.Publisher
  {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object whose property is observed.
    public let object: Subject

    /// The observed property.
    public let keyPath: KeyPath<Subject, Value>

    /// Which values are sent.
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      let observation = PropertyObservation(object: object, keyPath: keyPath, options: options)
      observation.values
        .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
        .handleEvents(receiveCancel: { observation.cancel() })
        .subscribe(subscriber)
      observation.start()
    }

    /// The same changes without the values.
    public func didChange() -> Publishers.Map<Self, Void> {
      map { _ in () }
    }
  }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
  }
}

extension Observable where Self: AnyObject {
  /// The values of the property at `keyPath`: the one at the time of the subscription, and one
  /// after each change, unless `options` says otherwise.
  ///
  /// The nearest thing to Apple's method of the same name on `NSObject`, which needs the
  /// Objective-C runtime. What differs:
  /// - The class is an `@Observable` one, not one with `@objc dynamic` properties.
  /// - A computed property may be observed without `keyPathsForValuesAffecting…`: it changes with
  ///   the observable properties that it reads.
  /// - Setting an equal value to an `Equatable` property is no change, as the `@Observable` macro
  ///   of the compiler decides.
  ///
  /// As with Apple's, a value is delivered on the thread that changes the property, within the
  /// change; the last value that came without demand is kept until it is asked for; the publisher
  /// never completes. The object is kept by the publisher, not by a subscription to it.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
