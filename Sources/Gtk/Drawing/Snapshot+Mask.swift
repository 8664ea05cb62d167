internal import CGtk
public import Foundation

extension Snapshot {
  /// Draws what `body` draws, as far to be seen through as what `mask` draws. Both are turned into
  /// pixels; what is outside of `bounds` is left out.
  public func withMask(in bounds: CGRect, mask: () -> Void, _ body: () -> Void) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let parts = (recorded(body), recorded(mask))
    defer {
      for part in [parts.0, parts.1] { if let part { gsk_render_node_unref(part) } }
    }
    guard let content = parts.0, let cover = parts.1 else { return }
    var rect = graphene_rect_t(
      origin: graphene_point_t(x: Float(bounds.minX), y: Float(bounds.minY)),
      size: graphene_size_t(width: Float(bounds.width), height: Float(bounds.height)))
    guard let context = gtk_snapshot_append_cairo(snapshot, &rect) else { return }
    cairo_push_group(context)
    gsk_render_node_draw(cover, context)
    let pattern = cairo_pop_group(context)
    cairo_push_group(context)
    gsk_render_node_draw(content, context)
    cairo_pop_group_to_source(context)
    cairo_mask(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_destroy(context)
  }

  /// What `body` draws, as one node, which the caller releases; `nil` if it draws nothing.
  private func recorded(_ body: () -> Void) -> OpaquePointer? {
    let outer = snapshot
    snapshot = gtk_snapshot_new()!
    body()
    let node = gtk_snapshot_free_to_node(snapshot)
    snapshot = outer
    return node
  }
}
