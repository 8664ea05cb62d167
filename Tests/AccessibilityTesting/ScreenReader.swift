internal import CAtspi
public import Foundation

/// A program that uses the windows of others without seeing them, as screen readers do: by the
/// desktop's accessibility tree (AT-SPI 2).
///
/// All that belongs to it runs on one thread, which may wait.
@globalActor
public actor ScreenReader {
  public static let shared = ScreenReader()

  private static let thread = ReaderThread()

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.thread.asUnownedSerialExecutor()
  }

  /// How long is waited for anything: the machine may be busy with much else.
  public static let patience: TimeInterval = 60

  // MARK: The connection

  @ScreenReader private static var context: OpaquePointer?
  @ScreenReader private static var listener: UnsafeMutablePointer<AtspiEventListener>?

  /// What has been heard since the last call of `forgetEvents()`, oldest first.
  @ScreenReader public private(set) static var events: [AccessibleEvent] = []

  /// Connects to the desktop; does nothing when it is connected.
  @ScreenReader
  public static func start() throws {
    guard context == nil else { return }
    let variables = ProcessInfo.processInfo.environment
    guard variables["DISPLAY"] != nil, variables["DBUS_SESSION_BUS_ADDRESS"] != nil else {
      throw ReaderError("there is no display, or no session bus: prefix with scripts/with-display")
    }
    let own = g_main_context_new()
    g_main_context_push_thread_default(own)
    atspi_set_main_context(own)
    guard atspi_init() <= 1 else { throw ReaderError("there is no accessibility bus") }
    atspi_set_timeout(gint(patience * 1000), gint(patience * 1000))
    context = own
    let made = atspi_event_listener_new({ event, _ in ScreenReader.hear(event) }, nil, nil)
    for kind in [
      "object:state-changed", "object:property-change", "object:text-changed", "window:",
    ] {
      try call { atspi_event_listener_register(made, kind, $0) }
    }
    listener = made
  }

  /// Guarded by the library's calling its listeners from `listen(for:)` alone, on the actor's thread.
  private nonisolated(unsafe) static var heard: [UnsafeMutablePointer<AtspiEvent>] = []

  private static func hear(_ event: UnsafeMutablePointer<AtspiEvent>?) {
    if let event { heard.append(event) }
  }

  @ScreenReader
  private static func takeHeard() {
    for event in heard {
      var text: UnsafePointer<CChar>?
      let hasText = catspi_event_text(event, &text) != 0
      events.append(
        AccessibleEvent(
          kind: String(cString: event.pointee.type),
          source: Accessible(retained: event.pointee.source),
          detail: Int(event.pointee.detail1),
          text: hasText ? text.map { String(cString: $0) } : nil))
      catspi_free_event(event)
    }
    heard = []
  }

  @ScreenReader
  public static func forgetEvents() {
    listen(for: 0)
    events = []
  }

  /// Hears what has happened, and waits at most so many seconds for something to happen.
  @ScreenReader
  static func listen(for seconds: TimeInterval) {
    defer { takeHeard() }
    while g_main_context_iteration(context, 0) != 0 {}
    guard seconds > 0 else { return }
    let timeout = g_timeout_source_new(guint(seconds * 1000))
    g_source_set_callback(timeout, { _ in 0 }, nil, nil)
    g_source_attach(timeout, context)
    _ = g_main_context_iteration(context, 1)
    g_source_destroy(timeout)
    g_source_unref(timeout)
    while g_main_context_iteration(context, 0) != 0 {}
  }

  /// Waits until `body` gives a value. It is asked again when something has happened, and now and
  /// then.
  @ScreenReader
  public static func wait<Value>(
    for what: @autoclosure () -> String, seconds: TimeInterval = patience,
    _ body: () throws -> Value?
  ) throws -> Value {
    let deadline = Date(timeIntervalSinceNow: seconds)
    var trouble: (any Error)?
    while true {
      do {
        if let value = try body() { return value }
        trouble = nil
      } catch let error as ReaderError {
        // What was asked has perhaps just gone.
        trouble = error
      }
      guard Date() < deadline else { break }
      listen(for: 0.05)
    }
    throw ReaderError("waited for \(what()) in vain" + (trouble.map { ": \($0)" } ?? ""))
  }

  // MARK: Calls into C

  /// Calls a function that reports errors as GLib does.
  @ScreenReader
  @discardableResult
  static func call<Value>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
  ) throws -> Value {
    var error: UnsafeMutablePointer<GError>?
    let value = body(&error)
    guard let error else { return value }
    defer { g_error_free(error) }
    throw ReaderError(String(cString: error.pointee.message))
  }

  /// A string that the caller of C's function owns.
  @ScreenReader
  static func text(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> UnsafeMutablePointer<CChar>?
  ) throws -> String {
    guard let text = try call(body) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}

/// What was heard of a widget.
@ScreenReader
public struct AccessibleEvent {
  /// The name, as `object:state-changed:focused`.
  public let kind: String
  public let source: Accessible?
  public let detail: Int
  public let text: String?
}

/// Why something could not be done.
public struct ReaderError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
