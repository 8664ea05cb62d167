internal import CGtk

/// How far something has gone.
@MainActor
public final class ProgressBar: Widget {
  public init(fraction: Double = 0) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_progress_bar_new()!))
    self.fraction = fraction
  }

  /// From 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, max(0, min(1, newValue))) }
  }

  /// Shows that something goes on, nobody knows how far.
  public func pulse() { gtk_progress_bar_pulse(opaque) }

  /// The text above the bar.
  public var text: String? {
    didSet {
      gtk_progress_bar_set_text(opaque, text)
      gtk_progress_bar_set_show_text(opaque, text == nil ? 0 : 1)
    }
  }
}
