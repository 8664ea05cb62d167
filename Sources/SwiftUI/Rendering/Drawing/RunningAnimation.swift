internal import Gtk

/// An animation of the renderer's own that goes on, frame by frame, while its widget is on the
/// screen. What the graph knows of is animated by the graph.
@MainActor
final class RunningAnimation {
  private var handler: FrameHandler?

  /// - Parameter step: Gets how far things are, and whether that was the last time.
  init(
    _ animation: Animation, of widget: Gtk.Widget,
    _ step: @escaping @MainActor (_ fraction: Double, _ isDone: Bool) -> Void
  ) {
    var start: Double?
    handler = widget.onFrame { time in
      if start == nil { start = time }
      let fraction = animation.progress(at: time - (start ?? time))
      step(fraction ?? 1, fraction == nil)
      return fraction != nil
    }
  }

  func cancel() { handler?.cancel() }
}
