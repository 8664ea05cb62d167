internal import CGtk

/// One strong reference to an object of GTK. Released with the Swift object.
///
/// Handlers that were connected through a Swift object are disconnected when it goes: they are called
/// no more, even if GTK keeps its own object for a while.
@MainActor
open class Object {
  /// GTK's object. Alive as long as `self`.
  let raw: UnsafeMutableRawPointer

  /// The handlers that go with `self`.
  var connections: [gulong: SignalConnection] = [:]

  /// While above zero no handler is called: see `withoutSignals(_:)`.
  private(set) var muted = 0

  /// Takes over a floating or new reference. Here, and nowhere else, are floating references sunk.
  init(adopting pointer: UnsafeMutableRawPointer) {
    raw = pointer
    if g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
  }

  /// Holds an object that somebody else owns as well.
  convenience init(retaining pointer: UnsafeMutableRawPointer) {
    self.init(adopting: g_object_ref(pointer))
  }

  isolated deinit {
    for connection in connections.values { connection.cancel() }
    g_object_unref(raw)
  }

  /// Runs `body` while the handlers of `self` are not called: for changes that the program makes and
  /// that are no person's.
  public func withoutSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
    muted += 1
    defer { muted -= 1 }
    return try body()
  }

  /// GTK's object as the C type that a function wants.
  func pointer<Kind>(_: Kind.Type = Kind.self) -> UnsafeMutablePointer<Kind> {
    raw.assumingMemoryBound(to: Kind.self)
  }

  /// GTK's object as a function wants it whose C type is not public.
  var opaque: OpaquePointer { OpaquePointer(raw) }
}

extension Object: Equatable, Hashable {
  public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
