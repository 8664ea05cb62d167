internal import CGtk
internal import CoreFoundation
internal import Foundation

/// GLib's main context attached to Foundation's main run loop.
///
/// The run loop is the outer one. Whoever runs it, nested or not, serves timers, the main queue, the
/// main actor, URL sessions and the windows alike. Nothing has to be run but `RunLoop.main`.
///
/// How it goes: before the run loop waits, GLib is asked what it waits for. If something is ready the
/// run loop's source is signalled, which dispatches it; if not, GLib's descriptors are mirrored into
/// an epoll descriptor that a helper thread waits on, and GLib's time-out becomes a timer. Nothing is
/// dispatched by the observer or the timer itself: while they are being called they are not called
/// again, so that a nested run loop would serve no window.
@MainActor
public final class MainLoop {
  /// The only one. It lives as long as the process.
  public static let shared = MainLoop()

  /// Attaches GLib to the main run loop. The first call does it, further ones do nothing.
  public static func attach() {
    _ = shared
  }

  /// Times that GLib was asked what it waits for, for tests of idleness.
  public private(set) var turns = 0

  /// Calls `body` once, when windows have been laid out and drawn and no event is waiting.
  public static func whenIdle(_ body: @escaping @MainActor () -> Void) {
    attach()
    let box = Unmanaged.passRetained(IdleAction(body)).toOpaque()
    g_idle_add_full(
      gint(G_PRIORITY_DEFAULT_IDLE),
      { box in
        Unmanaged<IdleAction>.fromOpaque(box!).takeUnretainedValue().body()
        return 0
      }, box, { box in Unmanaged<IdleAction>.fromOpaque(box!).release() })
  }

  private let context: OpaquePointer
  private let watcher: DescriptorWatcher
  private let dispatch: CFRunLoopSource
  private let timer: CFRunLoopTimer
  private var descriptors = [GPollFD](repeating: GPollFD(), count: 16)

  /// How often GLib's context is iterated in one turn of the run loop at most, so that a flood of
  /// events starves nothing else.
  private static let iterations = 8

  /// A date that never comes.
  private static let never = CFAbsoluteTime(4_000_000_000)

  private init() {
    context = g_main_context_default()
    // Kept for good: sources that other threads attach then wake the context.
    precondition(
      g_main_context_acquire(context) != 0,
      "MainLoop: another thread runs GLib's default main context")

    var sourceContext = CFRunLoopSourceContext()
    sourceContext.perform = { _ in MainLoop.shared.iterate() }
    let source = CFRunLoopSourceCreate(nil, 0, &sourceContext)!
    dispatch = source
    watcher = DescriptorWatcher(source: source)
    // It only signals the source: like an observer, a timer that is being called is not called again.
    timer = CFRunLoopTimerCreate(
      nil, Self.never, Self.never, 0, 0,
      { _, _ in CFRunLoopSourceSignal(MainLoop.shared.dispatch) }, nil)

    let loop = CFRunLoopGetMain()
    let activities =
      CFRunLoopActivity.beforeSources.rawValue | CFRunLoopActivity.beforeWaiting.rawValue
    // Last of all observers: what the others add to GLib is seen.
    let observer = CFRunLoopObserverCreate(
      nil, activities, true, CFIndex(Int32.max),
      { _, activity, _ in
        if activity.contains(.beforeWaiting) {
          MainLoop.shared.prepareToWait()
        } else {
          MainLoop.shared.signalIfPending()
        }
      }, nil)
    CFRunLoopAddSource(loop, dispatch, kCFRunLoopCommonModes)
    CFRunLoopAddTimer(loop, timer, kCFRunLoopCommonModes)
    CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes)
  }

  /// Dispatches what is ready. More of it waits for the next turn.
  private func iterate() {
    var rest = Self.iterations
    while rest > 0, g_main_context_iteration(context, 0) != 0 { rest -= 1 }
  }

  /// A run loop that is run without waiting calls no observer of its waiting.
  private func signalIfPending() {
    if g_main_context_pending(context) != 0 { CFRunLoopSourceSignal(dispatch) }
  }

  private func prepareToWait() {
    turns += 1
    var priority: gint = 0
    var timeout: gint = -1
    g_main_context_prepare(context, &priority)
    var count = query(priority, &timeout)
    while count > descriptors.count {
      descriptors = [GPollFD](repeating: GPollFD(), count: count * 2)
      count = query(priority, &timeout)
    }
    let ready = descriptors.withUnsafeMutableBufferPointer { all in
      if count > 0 { _ = g_poll(all.baseAddress, guint(count), 0) }
      return g_main_context_check(context, priority, all.baseAddress, gint(count)) != 0
    }
    if ready || timeout == 0 {
      CFRunLoopSourceSignal(dispatch)
      CFRunLoopWakeUp(CFRunLoopGetMain())
      return
    }
    watcher.watch(descriptors[..<count])
    CFRunLoopTimerSetNextFireDate(
      timer, timeout < 0 ? Self.never : CFAbsoluteTimeGetCurrent() + Double(timeout) / 1000)
  }

  private func query(_ priority: gint, _ timeout: inout gint) -> Int {
    descriptors.withUnsafeMutableBufferPointer {
      Int(g_main_context_query(context, priority, &timeout, $0.baseAddress, gint($0.count)))
    }
  }
}

@MainActor
private final class IdleAction {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }
}
