internal import CGtk
public import Foundation

extension Widget {
  /// The widget as it looks now, in pixels of its own size; transparent where it draws nothing. A
  /// window is drawn with its header bar.
  ///
  /// With `scale` each of its pixels is so many of the picture's along each axis, as on a display of
  /// that scale.
  ///
  /// A widget that is in no window on the screen is shown in one for the moment, in `size` if given,
  /// else in its natural size. `nil` if it takes no space.
  ///
  /// Runs GTK's main context for a moment, so that what has changed is laid out: handlers may be
  /// called.
  public func picture(size: CGSize? = nil, scale: Int = 1) -> Texture? {
    if let window = self as? Window {
      let wasShown = isMapped
      if !wasShown { window.present() }
      defer { if !wasShown { window.close() } }
      return render(scale)
    }
    if isMapped { return render(scale) }
    guard parent == nil, gtk_widget_get_parent(widget) == nil else { return nil }
    let size = size ?? naturalSize()
    guard size.width >= 1, size.height >= 1 else { return nil }
    // A window without anything around it, neither bar nor shadow.
    let window = gtk_window_new()!
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(pointer, 0)
    gtk_window_set_default_size(pointer, gint(size.width), gint(size.height))
    gtk_window_set_child(pointer, widget)
    gtk_window_present(pointer)
    defer {
      gtk_window_set_child(pointer, nil)
      gtk_window_destroy(pointer)
    }
    return render(scale)
  }

  /// `picture(size:)` as a PNG file's bytes.
  public func png(size: CGSize? = nil) -> Data? { picture(size: size)?.pngData() }

  /// Writes `picture(size:)` to a PNG file. Throws what writing throws, or `PictureError` if there is
  /// no picture.
  public func writePNG(to file: URL, size: CGSize? = nil) throws {
    guard let data = png(size: size) else {
      throw PictureError("\(type(of: self)) takes no space: there is no picture of it")
    }
    try data.write(to: file)
  }

  private func render(_ scale: Int) -> Texture? {
    settle()
    let paintable = gtk_widget_paintable_new(widget)!
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    // The widget's size and what its style puts around it.
    let width = gdk_paintable_get_intrinsic_width(paintable)
    let height = gdk_paintable_get_intrinsic_height(paintable)
    guard width > 0, height > 0, let native = gtk_widget_get_native(widget) else { return nil }
    let snapshot = gtk_snapshot_new()!
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else {
      // It draws nothing.
      let (width, height) = (Int(width) * scale, Int(height) * scale)
      return Texture(rgba: Data(count: width * height * 4), width: width, height: height)
    }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t(
      CGRect(x: 0, y: 0, width: Int(width) * scale, height: Int(height) * scale))
    return gsk_renderer_render_texture(gtk_native_get_renderer(native), node, &bounds)
      .map { Texture(adopting: $0) }
  }

  /// Lets GTK deal with what is waiting until the window has been laid out and drawn once more.
  private func settle() {
    gtk_widget_queue_draw(widget)
    var frames = 0
    let clock = gtk_widget_get_frame_clock(widget)
    let start = clock.map { gdk_frame_clock_get_frame_counter($0) } ?? 0
    // A frame takes a sixtieth of a second; more than a second means that there will be none.
    let deadline = Date(timeIntervalSinceNow: 1)
    while Date() < deadline {
      g_main_context_iteration(nil, 0)
      if let clock, gdk_frame_clock_get_frame_counter(clock) > start { frames += 1 }
      if frames > 0, g_main_context_pending(nil) == 0 { return }
      if g_main_context_pending(nil) == 0 { usleep(500) }
    }
  }
}
