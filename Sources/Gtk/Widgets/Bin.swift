internal import CGtk

/// A widget that shows one child.
@MainActor
open class Bin: Widget {
  /// What it shows.
  public private(set) var child: Widget?

  override init(adopting pointer: UnsafeMutableRawPointer) {
    super.init(adopting: pointer)
  }

  /// Shows `new` in place of what it shows.
  public func setChild(_ new: Widget?) {
    guard new !== child else { return }
    if let child { remove(child) }
    guard let new else { return }
    new.removeFromParent()
    install(new.widget)
    new.parent = self
    child = new
  }

  override func remove(_ child: Widget) {
    guard child === self.child else { return }
    install(nil)
    child.parent = nil
    self.child = nil
  }

  /// Hands a child to GTK's widget, or takes it away.
  func install(_ pointer: UnsafeMutablePointer<GtkWidget>?) {
    preconditionFailure("\(type(of: self)) does not say how it shows a child")
  }
}
