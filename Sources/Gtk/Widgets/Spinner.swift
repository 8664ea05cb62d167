internal import CGtk

/// A wheel that turns while something goes on. It is not seen while it stands still.
@MainActor
public final class Spinner: Widget {
  public init(isSpinning: Bool = false) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_spinner_new()!))
    setAccessibleRole(.progressBar)
    setAccessibleLabel("In progress")
    self.isSpinning = isSpinning
  }

  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set {
      gtk_spinner_set_spinning(opaque, newValue ? 1 : 0)
      setAccessibleBusy(newValue)
    }
  }
}
