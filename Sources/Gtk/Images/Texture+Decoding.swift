internal import CGtk
public import Foundation

extension Texture {
  /// Decodes a picture on a thread of its own pool, scaled down, its proportions kept, until it is no
  /// wider than `fitting.width` and no higher than `fitting.height`, if given: so that what is kept
  /// in memory is what is shown. Throws `PictureError`, or `CancellationError` if the task is
  /// cancelled before the decoding has begun.
  public static func decode(_ data: Data, fitting limit: CGSize? = nil) async throws -> Texture {
    try await withCheckedThrowingContinuation { continuation in
      let isCancelled = Task.isCancelled
      DispatchQueue.global(qos: .userInitiated).async {
        guard !isCancelled else {
          continuation.resume(throwing: CancellationError())
          return
        }
        continuation.resume(with: Result { try Texture(encoded: data, fitting: limit) })
      }
    }
  }

  /// Decodes a picture at the size at which it is shown: see `decode(_:fitting:)`.
  public convenience init(encoded: Data, fitting limit: CGSize?) throws {
    try self.init(Texture(encoded: encoded), fitting: limit)
  }

  /// A picture scaled down in the same way.
  public convenience init(_ whole: Texture, fitting limit: CGSize?) throws {
    let scale =
      limit.map { min($0.width / Double(whole.width), $0.height / Double(whole.height)) } ?? 1
    guard scale < 1 else {
      self.init(adopting: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(whole.pointer))))
      return
    }
    func scaled(_ length: Int) -> CInt { max(1, CInt((Double(length) * scale).rounded())) }
    guard let pixels = gdk_pixbuf_get_from_texture(whole.pointer) else {
      throw PictureError("there is no memory for the picture")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    guard
      let small = gdk_pixbuf_scale_simple(
        pixels, scaled(whole.width), scaled(whole.height), GDK_INTERP_BILINEAR)
    else { throw PictureError("there is no memory for the picture") }
    defer { g_object_unref(UnsafeMutableRawPointer(small)) }
    self.init(adopting: gdk_texture_new_for_pixbuf(small))
  }

  /// The picture as a JPEG file's bytes; `quality` is from 0 to 1.
  public func jpegData(quality: Double) -> Data? {
    guard let pixels = gdk_pixbuf_get_from_texture(pointer) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    var (buffer, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
    let percent = String(Int((max(0, min(1, quality)) * 100).rounded()))
    guard cgtk_pixbuf_save_jpeg(pixels, &buffer, &count, percent) != 0, let buffer else {
      return nil
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }
}
