internal import CGtk

/// A handler's connection to the frames of a display.
@MainActor
public final class FrameHandler {
  private weak var owner: Widget?
  fileprivate var identifier: guint = 0

  fileprivate init(owner: Widget) {
    self.owner = owner
  }

  public func cancel() {
    guard identifier != 0 else { return }
    if let owner { gtk_widget_remove_tick_callback(owner.widget, identifier) }
    identifier = 0
  }
}

extension Widget {
  /// Calls `handler` before each frame while the widget is on the screen, with the frame's time in
  /// seconds since some moment, until it gives `false`. For animations: see
  /// `Appearance.animationsEnabled`.
  @discardableResult
  public func onFrame(_ handler: @escaping @MainActor (Double) -> Bool) -> FrameHandler {
    let result = FrameHandler(owner: self)
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
