/// A signal of a kind of object, and what it tells.
///
/// The signals are static members next to their objects: `button.on(.clicked) { … }`.
public struct Signal<Owner: Object, Value> {
  /// GTK's name of it.
  let name: String

  /// Which object emits it: the owner itself, or a part of it.
  let emitter: @MainActor (Owner) -> Object

  /// What handlers are given.
  let read: @MainActor (Owner, SignalArguments) -> Value

  init(
    name: String, emitter: @escaping @MainActor (Owner) -> Object = { $0 },
    read: @escaping @MainActor (Owner, SignalArguments) -> Value
  ) {
    self.name = name
    self.emitter = emitter
    self.read = read
  }
}

extension Signal where Value == Void {
  init(_ name: String) {
    self.init(name: name, read: { _, _ in })
  }
}

/// What signals come from: every object of this module.
@MainActor
public protocol SignalSource: Object {}

extension Object: SignalSource {}

extension SignalSource {
  /// Calls `handler` each time that `signal` is emitted, on the main thread, as long as `self` lives
  /// or until the connection is cancelled.
  ///
  /// The handler is held by GTK's object: it should refer to `self` weakly.
  @discardableResult
  public func on<Value>(
    _ signal: Signal<Self, Value>, _ handler: @escaping @MainActor (Value) -> Void
  ) -> SignalConnection {
    connect(signal.name, of: signal.emitter(self)) { [weak self] arguments in
      guard let self else { return }
      handler(signal.read(self, arguments))
    }
  }

  /// A publisher of `signal`, without end. It is subscribed to on the main thread and delivers there;
  /// a subscription can be cancelled on any thread. Values that nobody demands are dropped.
  ///
  /// Subscriptions do not keep `self`, and go silent with it.
  public func publisher<Value>(for signal: Signal<Self, Value>) -> SignalPublisher<Self, Value> {
    SignalPublisher(source: self, signal: signal)
  }
}
