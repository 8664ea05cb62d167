import Foundation
import Gtk
import SwiftUI
import XCTest

/// A red picture of 40 × 20 pixels in a file, while `body` runs.
@MainActor
private func withPictureFile(_ body: (URL) throws -> Void) throws {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).png")
  let pixels = Data((0..<800).flatMap { _ in [255, 0, 0, 255] as [UInt8] })
  try Texture(rgba: pixels, width: 40, height: 20).pngData().write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  try body(url)
}

final class AsyncImageTests: ViewTestCase {
  private struct Phases: View {
    let url: URL?

    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text(verbatim: "nothing")
        case .success(let image): image.resizable().frame(width: 100, height: 100)
        case .failure(let error):
          Text(verbatim: "failed: \((error as? URLError)?.code.rawValue ?? 0)")
        }
      }
    }
  }

  func testAPictureIsShownWhenItHasCome() throws {
    try onMain {
      try withPictureFile { url in
        let window = TestWindow(width: 200, height: 200, Phases(url: url))
        pump(until: { window.texts.isEmpty })
        window.settle()
        let texture = try XCTUnwrap(window.picture)
        XCTAssertTrue(texture.isPixel(texture.width / 2, texture.height / 2, [255, 0, 0, 255]))
      }
    }
  }

  func testWithoutAnAddressNothingIsLoaded() {
    onMain {
      let window = TestWindow(width: 200, height: 200, Phases(url: nil))
      XCTAssertEqual(window.texts, ["nothing"])
    }
  }

  func testWhatIsNoPictureAndWhatDoesNotAnswerFails() throws {
    try onMain {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data("no picture".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let window = TestWindow(width: 200, height: 200, Phases(url: file))
      let cannotDecode = URLError.Code.cannotDecodeContentData.rawValue
      pump(until: { window.texts == ["failed: \(cannotDecode)"] })
      XCTAssertEqual(window.texts, ["failed: \(cannotDecode)"])
      window.close()

      // Nothing listens there.
      let other = TestWindow(
        width: 200, height: 200, Phases(url: URL(string: "http://127.0.0.1:9/picture.png")))
      pump(until: { other.texts.first?.hasPrefix("failed") == true })
      XCTAssertEqual(other.texts, ["failed: \(URLError.Code.cannotConnectToHost.rawValue)"])
    }
  }

  func testAnotherAddressLoadsAnotherPicture() throws {
    final class Model: ObservableObject {
      @Published var url: URL?
    }
    struct Changing: View {
      @ObservedObject var model: Model
      var body: some View { Phases(url: model.url) }
    }
    try onMain {
      let model = Model()
      let window = TestWindow(width: 200, height: 200, Changing(model: model))
      XCTAssertEqual(window.texts, ["nothing"])
      try withPictureFile { url in
        model.url = url
        pump(until: { window.texts.isEmpty })
        XCTAssertEqual(window.texts, [])
      }
      model.url = nil
      pump(until: { window.texts == ["nothing"] })
      XCTAssertEqual(window.texts, ["nothing"])
    }
  }

  func testThePlainFormHasAGreyAreaUntilThePictureIsThere() throws {
    try onMain {
      try withPictureFile { url in
        let window = TestWindow(
          width: 200, height: 200, AsyncImage(url: url, scale: 2).background(SwiftUI.Color.white))
        let early = try XCTUnwrap(window.picture)
        XCTAssertFalse(early.isPixel(4, 4, [255, 0, 0, 255]))
        let shown = {
          let pictures: [Gtk.Picture] = window.all()
          return pictures.first.flatMap { window.frame(of: $0) }?.size
        }
        pump(until: { shown()?.width == 20 })
        // 40 × 20 pixels, two to a point.
        XCTAssertEqual(shown(), CGSize(width: 20, height: 10))
      }
    }
  }
}
