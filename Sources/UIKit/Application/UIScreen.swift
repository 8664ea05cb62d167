/// The screen, as far as programs ask for it.
@MainActor
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// The size in which windows open that are made for it: that of a large telephone.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 480, height: 800) }

  /// A point is a pixel before the display's scaling.
  public var scale: CGFloat { 1 }
}
