internal import CGtk
internal import Foundation

// For tests that use a display of X11 as a person would. GTK's functions for that are looked up by
// name: a GTK without X11 lacks them.
extension Widget {
  /// The number by which the display knows the window that `self` is, or is in, while it is shown.
  package var displayWindow: UInt? {
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
      let symbol = dlsym(nil, "gdk_x11_surface_get_xid")
    else { return nil }
    typealias Function = @convention(c) (OpaquePointer) -> UInt
    return unsafeBitCast(symbol, to: Function.self)(surface)
  }
}

extension Appearance {
  /// Makes one of the program's pixels `scale` of the display's along each axis, as the environment
  /// variable `GDK_SCALE` does at the start. Gives whether the display can.
  package static func setDisplayScale(_ scale: Int) -> Bool {
    guard let symbol = dlsym(nil, "gdk_x11_display_set_surface_scale") else { return false }
    typealias Function = @convention(c) (OpaquePointer?, CInt) -> Void
    unsafeBitCast(symbol, to: Function.self)(gdk_display_get_default(), CInt(scale))
    return true
  }
}
