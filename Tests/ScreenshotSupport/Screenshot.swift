import Foundation
import Gtk
import XCTest

/// Pictures of windows, compared with those in `Documentation/Screenshots`.
///
/// Where the environment variable `TRIBUTARY_SCREENSHOTS` names a folder they are written there
/// instead.
@MainActor
package enum Screenshot {
  /// How much a picture may differ on the average, of 255. Fonts are drawn differently on other
  /// machines, but things are in the same places.
  private static let tolerance = 12.0

  /// Takes a picture of `widget` and looks at it; with `scale` one of so many pixels to the point.
  package static func check(
    _ widget: Gtk.Widget, _ name: String, scale: Int = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let picture = try XCTUnwrap(widget.picture(scale: scale), file: file, line: line)
    let fileName = "\(name).png"
    if let folder = ProcessInfo.processInfo.environment["TRIBUTARY_SCREENSHOTS"] {
      try picture.pngData().write(
        to: URL(fileURLWithPath: folder).appendingPathComponent(fileName))
      return
    }
    let reference = try Texture(encoded: Data(contentsOf: references.appending(path: fileName)))
    XCTAssertEqual(
      [picture.width, picture.height], [reference.width, reference.height], "size of \(name)",
      file: file, line: line)
    let difference = difference(picture, reference)
    XCTAssertLessThan(difference, tolerance, "picture of \(name)", file: file, line: line)
  }

  private static let references = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Screenshots")

  /// The mean difference of all components.
  private static func difference(_ left: Texture, _ right: Texture) -> Double {
    let (left, right) = (left.rgbaData(), right.rgbaData())
    guard left.count == right.count, !left.isEmpty else { return 255 }
    let sum = left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        var sum = 0
        for index in left.indices { sum += abs(Int(left[index]) - Int(right[index])) }
        return sum
      }
    }
    return Double(sum) / Double(left.count)
  }
}
