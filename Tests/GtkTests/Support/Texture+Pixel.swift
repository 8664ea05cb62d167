import Foundation
import Gtk

extension Texture {
  /// Red, green, blue and opacity of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(rgbaData()[start..<start + 4])
  }
}
