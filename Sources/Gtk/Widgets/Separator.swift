internal import CGtk

/// A thin line.
@MainActor
public final class Separator: Widget {
  public init(_ orientation: Orientation = .horizontal) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_separator_new(orientation.gtk)!))
  }
}
