internal import CGtk
public import Foundation
private import Synchronization

/// A picture in memory. It never changes, and may be made and used on any thread.
public final class Texture: @unchecked Sendable {
  /// GDK's texture, which is immutable; its count of references is atomic.
  let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) {
    self.pointer = pointer
    Self.living.add(1, ordering: .relaxed)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
    Self.living.subtract(1, ordering: .relaxed)
  }

  private static let living = Atomic<Int>(0)

  /// How many pictures are alive, for tests that look for leaks.
  public static var liveCount: Int { living.load(ordering: .relaxed) }

  /// Pixels of four bytes each, red, green, blue and opacity, not multiplied, row after row.
  /// Traps unless there are as many as `width` times `height`.
  public convenience init(rgba: Data, width: Int, height: Int) {
    precondition(
      width > 0 && height > 0 && rgba.count == width * height * 4,
      "Texture: \(rgba.count) bytes for \(width) × \(height) pixels")
    let bytes = rgba.gbytes()
    let texture = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_R8G8B8A8, bytes, gsize(width * 4))!
    g_bytes_unref(bytes)
    self.init(adopting: texture)
  }

  /// Decodes a picture: PNG, JPEG, TIFF, and whatever loaders of gdk-pixbuf are installed. It takes
  /// its time: call it off the main thread, or use `decode(_:fitting:)`.
  public convenience init(encoded: Data) throws {
    let bytes = encoded.gbytes()
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
      throw PictureError(taking: error)
    }
    self.init(adopting: texture)
  }

  /// In pixels.
  public var width: Int { Int(gdk_texture_get_width(pointer)) }

  /// In pixels.
  public var height: Int { Int(gdk_texture_get_height(pointer)) }

  /// The picture as a PNG file's bytes.
  public func pngData() -> Data {
    let bytes = gdk_texture_save_to_png_bytes(pointer)
    defer { g_bytes_unref(bytes) }
    return Data(gbytes: bytes)
  }

  /// The pixels, four bytes each: red, green, blue and opacity, not multiplied.
  public func rgbaData() -> Data {
    // The download gives blue, green, red, opacity on this machine's byte order, multiplied.
    let (width, height) = (width, height)
    var data = Data(count: width * height * 4)
    data.withUnsafeMutableBytes { buffer in
      let base = buffer.baseAddress!.assumingMemoryBound(to: UInt8.self)
      gdk_texture_download(pointer, base, gsize(width * 4))
      for pixel in stride(from: 0, to: buffer.count, by: 4) {
        let (blue, green, red, alpha) = (
          Int(base[pixel]), Int(base[pixel + 1]), Int(base[pixel + 2]), Int(base[pixel + 3])
        )
        func plain(_ value: Int) -> UInt8 {
          alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }
        (base[pixel], base[pixel + 1], base[pixel + 2]) = (plain(red), plain(green), plain(blue))
      }
    }
    return data
  }
}

/// Why a picture could not be decoded.
public struct PictureError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  init(taking error: UnsafeMutablePointer<GError>?) {
    description = error.map { String(cString: $0.pointee.message) } ?? "unknown error"
    if let error { g_error_free(error) }
  }
}

extension Data {
  /// A copy of the bytes, which the caller releases.
  func gbytes() -> OpaquePointer {
    withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }!
  }

  init(gbytes: OpaquePointer?) {
    var count: gsize = 0
    guard let gbytes, let bytes = g_bytes_get_data(gbytes, &count) else {
      self.init()
      return
    }
    self.init(bytes: bytes, count: Int(count))
  }
}
