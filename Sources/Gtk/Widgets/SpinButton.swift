internal import CGtk

/// A number with buttons that step it up and down.
@MainActor
public final class SpinButton: Widget {
  public init(
    _ value: Double = 0, in range: ClosedRange<Double> = 0...100, step: Double = 1, digits: Int = 0
  ) {
    let button = gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step)!
    super.init(adopting: UnsafeMutableRawPointer(button))
    self.digits = digits
    self.value = value
  }

  /// Kept within the range.
  public var value: Double {
    get { gtk_spin_button_get_value(opaque) }
    set { gtk_spin_button_set_value(opaque, newValue) }
  }

  public var range: ClosedRange<Double> {
    get {
      var (low, high) = (0.0, 0.0)
      gtk_spin_button_get_range(opaque, &low, &high)
      return low...high
    }
    set { gtk_spin_button_set_range(opaque, newValue.lowerBound, newValue.upperBound) }
  }

  /// By how much one press changes it.
  public var step: Double {
    get {
      var (step, page) = (0.0, 0.0)
      gtk_spin_button_get_increments(opaque, &step, &page)
      return step
    }
    set { gtk_spin_button_set_increments(opaque, newValue, newValue * 10) }
  }

  /// How many digits are shown after the point.
  public var digits: Int {
    get { Int(gtk_spin_button_get_digits(opaque)) }
    set { gtk_spin_button_set_digits(opaque, guint(clamping: newValue)) }
  }

  /// Whether it goes on at the other end of the range.
  public var wraps: Bool {
    get { gtk_spin_button_get_wrap(opaque) != 0 }
    set { gtk_spin_button_set_wrap(opaque, newValue ? 1 : 0) }
  }

  /// Presses one of its buttons.
  public func step(up: Bool) {
    gtk_spin_button_spin(opaque, up ? GTK_SPIN_STEP_FORWARD : GTK_SPIN_STEP_BACKWARD, step)
  }
}

extension Signal where Owner: SpinButton, Value == Double {
  public static var changed: Self { Self(name: "value-changed") { owner, _ in owner.value } }
}
