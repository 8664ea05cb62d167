internal import CGtk

/// What GTK's object of a widget keeps until it is finalized: the way back to the Swift object, and
/// one to the count of objects.
@MainActor
final class WrapperLink {
  weak var widget: Widget?

  /// GTK's objects of widgets that are not finalized yet.
  private(set) static var count = 0

  private static let quark = g_quark_from_static_string("tributary-wrapper")

  private init(_ widget: Widget) {
    self.widget = widget
  }

  static func attach(_ widget: Widget) {
    count += 1
    let link = Unmanaged.passRetained(WrapperLink(widget)).toOpaque()
    g_object_set_qdata_full(widget.pointer(), quark, link) { link in
      WrapperLink.count -= 1
      Unmanaged<WrapperLink>.fromOpaque(link!).release()
    }
  }

  /// The Swift object of a widget, if it has one that still lives.
  static func widget(of pointer: UnsafeMutableRawPointer?) -> Widget? {
    guard let pointer,
      let link = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), quark)
    else { return nil }
    return Unmanaged<WrapperLink>.fromOpaque(link).takeUnretainedValue().widget
  }
}
