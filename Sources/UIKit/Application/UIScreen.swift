internal import Gtk

/// The screen, as far as programs ask for it.
@MainActor
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// The size in which windows open that are made for it: that of a large telephone.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 480, height: 800) }

  /// How many pixels make a point along each axis: the most of all screens of the desktop.
  public var scale: CGFloat { CGFloat(Appearance.displayScale) }

  public var nativeScale: CGFloat { scale }

  public var traitCollection: UITraitCollection { .current }
}
