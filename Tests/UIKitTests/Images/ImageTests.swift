import Foundation
import Testing
import UIKit

/// This file imports both Testing and UIKit: it needs the overlay.
@Suite("UIImage")
struct ImageTests {
  /// A red and a blue pixel.
  private static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8AAQv8BD/"
      + "kD/YURmXYAAAAASUVORK5CYII=")!

  @Test("is decoded, encoded and attached to a test")
  func decodesAndEncodes() throws {
    let image = try #require(UIImage(data: Self.png))
    #expect(image.size == CGSize(width: 2, height: 1))
    let again = try #require(image.pngData().flatMap { UIImage(data: $0, scale: 2) })
    #expect(again.size == CGSize(width: 1, height: 0.5))
    #expect(image.memoryCost == 8)
    let attachment = Attachment(image, named: "two pixels")
    #expect(attachment.preferredName == "two pixels.png")
    let bytes = try attachment.withUnsafeBytes { Array($0.prefix(4)) }
    #expect(bytes == [0x89, 0x50, 0x4E, 0x47])
    Attachment.record(image)
  }

  @Test("is nil for what is no picture")
  func rejectsOtherBytes() {
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(named: "there is none of this name") == nil)
    #expect(UIImage(systemName: "there.is.none") == nil)
  }

  @Test("has symbols without a size in pixels")
  func symbols() {
    let symbol = UIImage(systemName: "star.fill")
    #expect(symbol?.isSymbolImage == true)
    #expect(symbol?.pngData() == nil)
  }
}
