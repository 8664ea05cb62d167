internal import CGtk
internal import CoreFoundation
public import Foundation

/// The connection to the display, and the run of a program that has windows.
@MainActor
public enum Application {
  /// Whether `start()` has succeeded.
  public private(set) static var isStarted = false

  /// Whether a display can be had. Starts the toolkit if so.
  public static var hasDisplay: Bool { (try? start()) != nil }

  /// Connects to the display and attaches GLib to the main run loop. Must come before anything else
  /// of this module is used; further calls do nothing.
  ///
  /// Throws `NoDisplayError` where there is none: the process goes on, unlike with GTK's own
  /// function.
  public static func start() throws {
    guard !isStarted else { return }
    // The desktop and its screen readers call the program by it.
    if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
    guard gtk_init_check() != 0 else { throw NoDisplayError() }
    adw_init()
    MainLoop.attach()
    Appearance.noteScales()
    isStarted = true
  }

  /// The name by which the desktop knows the program, and the one that it shows. To be set before
  /// `start()`.
  public static func setName(_ name: String, identifier: String) {
    g_set_application_name(name)
    g_set_prgname(identifier)
  }

  /// Runs the main run loop until `quit()` or, unless `untilLastWindowCloses` is `false`, until no
  /// window is shown any more.
  public static func run(untilLastWindowCloses: Bool = true) {
    quitsWithLastWindow = untilLastWindowCloses
    isRunning = true
    while isRunning { CFRunLoopRun() }
  }

  /// Ends `run()`, after the event that is being dealt with.
  public static func quit() {
    isRunning = false
    CFRunLoopStop(CFRunLoopGetMain())
  }

  private static var isRunning = false
  private static var quitsWithLastWindow = false

  /// A window was taken off the screen.
  static func windowClosed() {
    if isRunning, quitsWithLastWindow, Window.shown.isEmpty { quit() }
  }
}

/// There is no display to show windows on.
public struct NoDisplayError: Error, CustomStringConvertible {
  public var description: String {
    "There is no display: neither WAYLAND_DISPLAY nor DISPLAY names one that answers."
  }
}

extension NoDisplayError: LocalizedError {
  public var errorDescription: String? { description }
}
