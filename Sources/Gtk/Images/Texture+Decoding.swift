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
    guard let limit else {
      try self.init(encoded: encoded)
      return
    }
    let loader = gdk_pixbuf_loader_new()!
    defer { g_object_unref(loader) }
    let box = Unmanaged.passRetained(SizeLimit(limit)).toOpaque()
    defer { Unmanaged<SizeLimit>.fromOpaque(box).release() }
    cgtk_loader_on_size(loader, box) { loader, width, height, data in
      let limit = Unmanaged<SizeLimit>.fromOpaque(data!).takeUnretainedValue().size
      let scale = min(1, limit.width / Double(width), limit.height / Double(height))
      guard scale < 1 else { return }
      gdk_pixbuf_loader_set_size(
        loader, max(1, CInt((Double(width) * scale).rounded())),
        max(1, CInt((Double(height) * scale).rounded())))
    }
    var error: UnsafeMutablePointer<GError>?
    let written = encoded.withUnsafeBytes {
      gdk_pixbuf_loader_write(
        loader, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize($0.count), &error)
    }
    guard written != 0 else {
      _ = gdk_pixbuf_loader_close(loader, nil)
      throw PictureError(taking: error)
    }
    guard gdk_pixbuf_loader_close(loader, &error) != 0,
      let pixels = gdk_pixbuf_loader_get_pixbuf(loader)
    else { throw PictureError(taking: error) }
    self.init(adopting: gdk_texture_new_for_pixbuf(pixels))
  }
}

private final class SizeLimit {
  let size: CGSize

  init(_ size: CGSize) {
    self.size = size
  }
}
