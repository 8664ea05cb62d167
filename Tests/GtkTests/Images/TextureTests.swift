import Foundation
import Gtk
import XCTest

final class TextureTests: WidgetTestCase {
  /// Four pixels: red, green that is half seen, blue, and nothing.
  private static let pixels = Data([
    255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255, 0, 0, 0, 0,
  ])

  func testPixelsComeBackAsTheyWent() throws {
    let texture = Texture(rgba: Self.pixels, width: 2, height: 2)
    XCTAssertEqual([texture.width, texture.height], [2, 2])
    XCTAssertEqual(texture.rgbaData(), Self.pixels)
    let decoded = try Texture(encoded: texture.pngData())
    XCTAssertEqual(decoded.rgbaData(), Self.pixels)
  }

  func testWhatIsNoPictureIsAnError() {
    XCTAssertThrowsError(try Texture(encoded: Data("no picture".utf8))) {
      XCTAssertFalse("\($0)".isEmpty)
    }
    XCTAssertThrowsError(try Texture(encoded: Data()))
    let limit = CGSize(width: 5, height: 5)
    XCTAssertThrowsError(try Texture(encoded: Data("no picture".utf8), fitting: limit))
    XCTAssertThrowsError(try Texture(encoded: Data(), fitting: limit))
    let cut = Texture(rgba: Data(count: 40_000), width: 100, height: 100).pngData().prefix(60)
    XCTAssertThrowsError(try Texture(encoded: cut, fitting: limit))
  }

  func testDecodingScalesDownButNotUp() throws {
    let png = Texture(rgba: Data(repeating: 255, count: 400 * 200 * 4), width: 400, height: 200)
      .pngData()
    let small = try Texture(encoded: png, fitting: CGSize(width: 100, height: 100))
    XCTAssertEqual([small.width, small.height], [100, 50])
    let same = try Texture(encoded: png, fitting: CGSize(width: 1000, height: 1000))
    XCTAssertEqual([same.width, same.height], [400, 200])
  }

  func testDecodingIsOffTheMainThreadAndCanBeCancelled() async throws {
    let png = Texture(rgba: Self.pixels, width: 2, height: 2).pngData()
    let texture = try await Texture.decode(png)
    XCTAssertEqual(texture.rgbaData(), Self.pixels)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await Texture.decode(png)
    }
    task.cancel()
    do {
      _ = try await task.value
      XCTFail("A cancelled task has decoded")
    } catch {
      XCTAssertTrue(error is CancellationError)
    }
  }

  func testAPictureFillsItsSpaceAsItIsTold() throws {
    try onMain {
      let texture = Texture(
        rgba: Data(repeating: 255, count: 10 * 20 * 4), width: 10, height: 20)
      for (fit, isFilled) in [(Picture.Fit.fill, true), (.cover, true), (.contain, false)] {
        let picture = Picture(texture, fit: fit)
        XCTAssertEqual(picture.fit, fit)
        let drawn = try XCTUnwrap(picture.picture(size: CGSize(width: 40, height: 40)))
        XCTAssertEqual(drawn.pixel(20, 20)[3], 255)
        XCTAssertEqual(drawn.pixel(2, 20)[3] == 255, isFilled, "\(fit)")
      }
    }
  }
}
