internal import CGtk

/// A handler's connection to the frames of a display.
@MainActor
public final class FrameHandler {
  private weak var owner: Widget?
  fileprivate var identifier: guint = 0

  /// What is called while frames are stepped.
  fileprivate var stepped: (@MainActor (Double) -> Bool)?

  fileprivate init(owner: Widget) {
    self.owner = owner
  }

  public func cancel() {
    stepped = nil
    guard identifier != 0 else { return }
    if let owner { gtk_widget_remove_tick_callback(owner.widget, identifier) }
    identifier = 0
  }
}

extension Widget {
  /// How many frames its window has drawn, or begun to; 0 before it is on the screen. One at rest
  /// draws none.
  public var frameCount: Int {
    gtk_widget_get_frame_clock(widget).map { Int(gdk_frame_clock_get_frame_counter($0)) } ?? 0
  }

  /// Calls `handler` before each frame while the widget is on the screen, with the frame's time in
  /// seconds since some moment, until it gives `false`. For animations: see
  /// `Appearance.animationsEnabled`.
  @discardableResult
  public func onFrame(_ handler: @escaping @MainActor (Double) -> Bool) -> FrameHandler {
    let result = FrameHandler(owner: self)
    if SteppedFrames.isOn {
      result.stepped = handler
      SteppedFrames.handlers.append(result)
      return result
    }
    let box = Unmanaged.passRetained(Tick(handler, result)).toOpaque()
    result.identifier = gtk_widget_add_tick_callback(
      widget,
      { _, clock, box in
        let tick = Unmanaged<Tick>.fromOpaque(box!).takeUnretainedValue()
        let goesOn = tick.body(Double(gdk_frame_clock_get_frame_time(clock)) / 1e6)
        if !goesOn { tick.handler?.identifier = 0 }
        return goesOn ? 1 : 0
      }, box, { box in Unmanaged<Tick>.fromOpaque(box!).release() })
    return result
  }
}

@MainActor
private final class Tick {
  let body: @MainActor (Double) -> Bool
  weak var handler: FrameHandler?

  init(_ body: @escaping @MainActor (Double) -> Bool, _ handler: FrameHandler) {
    self.body = body
    self.handler = handler
  }
}

/// Frames at times that a test says, in place of those of the display: what is asked for with
/// `onFrame(_:)` while this is on is called by ``step(by:)``.
@MainActor
package enum SteppedFrames {
  fileprivate static var handlers: [FrameHandler] = []

  /// Seconds since some moment.
  package private(set) static var time = 100.0

  package static var isOn = false {
    didSet { if !isOn { handlers = [] } }
  }

  /// Whether anybody wants frames.
  package static var areWanted: Bool { handlers.contains { $0.stepped != nil } }

  /// Lets a frame be now, which begins what is new, and another one after so many seconds.
  package static func step(by seconds: Double) {
    frame()
    time += seconds
    frame()
  }

  private static func frame() {
    let all = handlers
    for handler in all where handler.stepped?(time) == false { handler.stepped = nil }
    handlers.removeAll { $0.stepped == nil }
  }
}
