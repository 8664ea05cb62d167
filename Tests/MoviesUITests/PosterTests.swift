import Combine
import Foundation
import Gtk
import RemoteAPI
import ScreenshotSupport
import SwiftUI
import TestServers
import UIKit
import XCTest

@testable import AppImages
@testable import MoviesImages
@testable import MoviesSwiftUI

/// Posters in a window of SwiftUI's, from a server that counts.
final class PosterTests: AppWindowTestCase {
  private static let poster = try! Data(
    contentsOf: URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Apps/Movies/Kit/SampleData/posters/105.jpg"))

  /// A list of a poster a row.
  private struct Posters: View {
    let paths: [String]
    let loaders: ImageLoaderCache

    var body: some View {
      List(Array(paths.enumerated()), id: \.offset) { _, path in
        MoviePosterImage(imageLoader: loaders.loaderFor(path: path, size: .small))
      }
    }
  }

  @MainActor
  private static func shown(_ paths: [String], _ service: ImageService) -> HostedWindow {
    let window = HostedWindow(
      title: "Posters", size: CGSize(width: 300, height: 600),
      Posters(paths: paths, loaders: ImageLoaderCache(service: service)))
    window.show()
    return window
  }

  func testRequestsOfRowsThatScrollAwayAreGivenUp() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .silence)
      let service = ImageService(session: NetworkService.defaultSession, baseURL: server.url)
      let window = Self.shown((0..<300).map { "/\($0).jpg" }, service)
      XCTAssertTrue(pump { server.requested.contains("/w154/0.jpg") })
      // Rows have their places a frame later.
      pump(seconds: 0.3)
      XCTAssertLessThan(service.runningCount, 12, "those in view and near it")
      try XCTUnwrap(window.all(ListView.self).first).scroll(to: 299)
      XCTAssertTrue(pump { server.abandoned.contains("/w154/0.jpg") }, "\(server.abandoned)")
      // Only so many requests are made of one server at a time: not which of the last rows is first.
      XCTAssertTrue(pump { server.requested.contains { $0.hasPrefix("/w154/29") } })
      XCTAssertTrue(pump { service.runningCount < 12 }, "\(service.runningCount)")
      window.close()
      XCTAssertTrue(pump { service.runningCount == 0 })
      XCTAssertTrue(pump { Set(server.abandoned) == Set(server.requested) })
    }
  }

  func testRowsOfOnePosterShareARequest() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .content(Self.poster, type: "image/jpeg"))
      let service = ImageService(session: NetworkService.defaultSession, baseURL: server.url)
      let window = Self.shown(Array(repeating: "/same.jpg", count: 50), service)
      XCTAssertTrue(pump { window.all(Picture.self).count >= 3 })
      XCTAssertEqual(server.requested, ["/w154/same.jpg"])
      window.close()
      pump(seconds: 0.1)

      let loaders = ImageLoaderCache(service: service)
      let other = HostedWindow(
        title: "Again", size: CGSize(width: 200, height: 200),
        MoviePosterImage(imageLoader: loaders.loaderFor(path: "/same.jpg", size: .small)))
      other.show()
      XCTAssertTrue(pump { other.all(Picture.self).count == 1 })
      XCTAssertEqual(server.requested.count, 1, "what was decoded is kept")
      other.close()
      pump(seconds: 0.1)
    }
  }

  func testWhatIsKeptIsBoundedByItsCost() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .content(Self.poster, type: "image/jpeg"))
      // A poster in this size takes 154 × 231 × 4 bytes.
      let limit = 5 * 154 * 231 * 4
      let service = ImageService(
        session: NetworkService.defaultSession, baseURL: server.url, costLimit: limit)
      let window = Self.shown((0..<60).map { "/\($0).jpg" }, service)
      let list = try XCTUnwrap(window.all(ListView.self).first)
      XCTAssertTrue(pump { window.all(Picture.self).count >= 3 })
      for row in stride(from: 12, to: 60, by: 12) {
        list.scroll(to: row)
        XCTAssertTrue(pump { server.requested.contains("/w154/\(row).jpg") }, "row \(row)")
        XCTAssertTrue(pump { service.runningCount == 0 })
        XCTAssertLessThanOrEqual(service.keptCost, limit)
      }
      XCTAssertGreaterThan(service.keptCost, 0)
      window.close()
      pump(seconds: 0.1)
    }
  }

  func testARowThatComesBackShowsItsPosterAtOnce() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .content(Self.poster, type: "image/jpeg"))
      let service = ImageService(session: NetworkService.defaultSession, baseURL: server.url)
      let window = Self.shown((0..<100).map { "/\($0).jpg" }, service)
      let list = try XCTUnwrap(window.all(ListView.self).first)
      XCTAssertTrue(pump { window.all(Picture.self).count >= 3 })
      list.scroll(to: 99)
      XCTAssertTrue(pump { server.requested.contains("/w154/99.jpg") })
      XCTAssertTrue(pump { service.runningCount == 0 })
      let asked = server.requested.count
      list.scroll(to: 0)
      pump(seconds: 0.3)
      XCTAssertGreaterThanOrEqual(window.all(Picture.self).count, 3)
      XCTAssertEqual(server.requested.count, asked)
      window.close()
      pump(seconds: 0.1)
    }
  }

  func testTheMainThreadDoesNotDecode() throws {
    try MainActor.assumeIsolated {
      let server = try CountingServer(giving: .content(Self.poster, type: "image/jpeg"))
      let service = ImageService(session: NetworkService.defaultSession, baseURL: server.url)
      var image: UIImage?
      let subscription = service.fetchImage(poster: "/1.jpg", size: .medium).sink { image = $0 }
      // The main run loop stands still: what needs it cannot happen.
      let deadline = Date(timeIntervalSinceNow: 10)
      while service.keptCost == 0, Date() < deadline { usleep(1_000) }
      XCTAssertGreaterThan(service.keptCost, 0, "it is decoded")
      XCTAssertNil(image, "but delivered on the main run loop alone")
      XCTAssertTrue(pump { image != nil })
      subscription.cancel()
    }
  }
}
