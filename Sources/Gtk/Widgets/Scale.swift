internal import CGtk

/// A number that is chosen by sliding a knob.
@MainActor
public final class Scale: Widget {
  public init(
    _ value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0.01,
    orientation: Orientation = .horizontal
  ) {
    let scale = gtk_scale_new_with_range(
      orientation.gtk, range.lowerBound, range.upperBound, step)!
    super.init(adopting: UnsafeMutableRawPointer(scale))
    gtk_scale_set_draw_value(pointer(), 0)
    self.value = value
  }

  /// Kept within the range.
  public var value: Double {
    get { gtk_range_get_value(pointer()) }
    set { gtk_range_set_value(pointer(), newValue) }
  }

  public func setRange(_ range: ClosedRange<Double>, step: Double) {
    gtk_range_set_range(pointer(), range.lowerBound, range.upperBound)
    gtk_range_set_increments(pointer(), step, step * 10)
  }
}

extension Signal where Owner: Scale, Value == Double {
  public static var changed: Self { Self(name: "value-changed") { owner, _ in owner.value } }
}
