internal import CGtk

/// A handler's connection to a signal.
@MainActor
public final class SignalConnection {
  /// The object that emits the signal, held until the connection is cancelled: by its owner's end at
  /// the latest.
  private var object: UnsafeMutableRawPointer?
  private weak var owner: Object?
  private let identifier: gulong

  fileprivate init(object: UnsafeMutableRawPointer, owner: Object, identifier: gulong) {
    self.object = g_object_ref(object)
    self.owner = owner
    self.identifier = identifier
  }

  /// Disconnects the handler, which is called no more and is released. Does nothing a second time.
  public func cancel() {
    guard let object else { return }
    self.object = nil
    owner?.connections[identifier] = nil
    if g_signal_handler_is_connected(object, identifier) != 0 {
      g_signal_handler_disconnect(object, identifier)
    }
    g_object_unref(object)
  }
}

/// What GLib's closure holds: it is released by the closure's finalizer.
@MainActor
private final class SignalHandler {
  weak var owner: Object?
  let body: @MainActor (SignalArguments) -> Void

  init(owner: Object, body: @escaping @MainActor (SignalArguments) -> Void) {
    self.owner = owner
    self.body = body
  }
}

extension Object {
  /// Connects a handler that sees the signal's arguments and may answer it. The signal is that of
  /// `emitter`, a part of `self`, if given.
  @discardableResult
  func connect(
    _ name: String, of emitter: Object? = nil,
    _ body: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalConnection {
    let emitter = emitter ?? self
    let handler = Unmanaged.passRetained(SignalHandler(owner: self, body: body)).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler)!
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      let handler = Unmanaged<SignalHandler>.fromOpaque(closure!.pointee.data)
        .takeUnretainedValue()
      guard let owner = handler.owner, owner.muted == 0 else { return }
      // A handler that disconnects itself, or releases its object, stays alive until it returns.
      withExtendedLifetime((owner, handler)) {
        handler.body(SignalArguments(values: values, count: Int(count), result: result))
      }
    }
    g_closure_add_finalize_notifier(closure, handler) { handler, _ in
      Unmanaged<SignalHandler>.fromOpaque(handler!).release()
    }
    let identifier = g_signal_connect_closure(emitter.raw, name, closure, 0)
    let connection = SignalConnection(
      object: emitter.raw, owner: self, identifier: identifier)
    connections[identifier] = connection
    return connection
  }
}
