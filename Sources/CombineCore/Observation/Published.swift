/// Publishes the changes of a property of a class. Apple's `Combine.Published`.
///
/// `$name` is a publisher of the property's values. Before each change it delivers the new value,
/// on the thread that changes the property; while it does, the property still has the old value.
/// If the object is an ``ObservableObject``, its `objectWillChange` fires before that.
///
/// A property set again from inside one of its own subscribers ends with the value of the outer
/// assignment, as with `willSet`.
@propertyWrapper
public struct Published<Value> {
  @usableFromInline let subject: PublishedSubject<Value>

  /// A property with the initial value `initialValue`.
  @inlinable
  public init(initialValue: Value) {
    subject = PublishedSubject(initialValue)
  }

  /// A property with the initial value `wrappedValue`.
  @inlinable
  public init(wrappedValue: Value) {
    subject = PublishedSubject(wrappedValue)
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    // Without a setter the compiler would take the property for a constant.
    set { fatalError("@Published is only available on properties of classes: \(newValue)") }
  }

  /// The value of the property of `object` whose storage is at `storageKeyPath`.
  @inlinable @inline(__always)
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].subject.value }
    // Only reads the storage: the subscribers that run meanwhile may do so too.
    set { object[keyPath: storageKeyPath].subject.send(newValue) }
  }

  /// The publisher of the property's values. Assigning to it has no effect; it can be assigned to
  /// because ``Publisher/assign(to:)`` takes it `inout`.
  @inlinable public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    nonmutating set {}
  }
}

extension Published {
  /// A publisher of a property's values: the current one on request, then each new one before the
  /// property has it. It never completes. Apple's `Published.Publisher`.
  public struct Publisher: CombineCore.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    @usableFromInline let subject: PublishedSubject<Value>

    @inlinable
    init(subject: PublishedSubject<Value>) {
      self.subject = subject
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      subject.attach(subscriber)
    }
  }
}
