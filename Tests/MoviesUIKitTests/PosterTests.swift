import Combine
import Gtk
import MoviesImages
import RemoteAPI
import TestServers
import XCTest

@testable import MoviesKit
@testable import MoviesUIKit
@testable import UIKit

/// Gives these films at once.
private struct Films: MovieService {
  let films: [Movie]

  func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError> {
    Future { $0(.success(films)) }
  }

  func fetchMovie(id: Movie.ID) -> Future<Movie, MovieStoreAPIError> {
    Future { $0(.failure(.movieNotFound(id))) }
  }
}

@MainActor
private func inWindow(
  _ count: Int, _ images: ImageService, path: (Int) -> String,
  _ body: @MainActor (UITableView) throws -> Void
) rethrows {
  let films = (0..<count).map { Movie(id: $0, title: "Film \($0)", posterPath: path($0)) }
  let controller = MoviesViewController(
    viewModel: MoviesViewModel(movieAPI: Films(films: films)), images: images)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 720))
  window.rootViewController = UINavigationController(rootViewController: controller)
  window.makeKeyAndVisible()
  // The model had its films before the table was there.
  controller.refreshControl?.sendActions(for: .valueChanged)
  pump { !controller.tableView.visibleCells.isEmpty }
  try body(controller.tableView)
  window.isHidden = true
}

@MainActor
private func posters(_ table: UITableView) -> Int {
  table.visibleCells.filter { cell in
    cell.contentView.subviews.contains { ($0 as? UIImageView)?.image != nil }
  }.count
}

@MainActor
private func scroll(_ table: UITableView, to row: Int) {
  table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
}

/// Posters in the table, from a server that counts.
final class PosterTests: WidgetTestCase {
  private static let poster = try! Data(
    contentsOf: URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Apps/Movies/Kit/SampleData/posters/105.jpg"))

  func testRequestsOfRowsThatScrollAwayAreGivenUp() throws {
    try onMain {
      let server = try CountingServer(giving: .silence)
      let images = ImageService(session: NetworkService.defaultSession, baseURL: server.url)
      inWindow(300, images, path: { "/\($0).jpg" }) { table in
        pump { server.requested.contains("/w154/0.jpg") }
        XCTAssertLessThan(images.runningCount, 12, "those in view")
        scroll(table, to: 299)
        pump { server.abandoned.contains("/w154/0.jpg") }
        XCTAssertTrue(server.abandoned.contains("/w154/0.jpg"))
        pump { server.requested.contains("/w154/299.jpg") }
        XCTAssertTrue(server.requested.contains("/w154/299.jpg"))
        XCTAssertLessThan(images.runningCount, 12, "those in view")
      }
      pump { images.runningCount == 0 }
      XCTAssertEqual(images.runningCount, 0, "a window that is gone waits for nothing")
    }
  }

  func testRowsOfOnePosterShareARequestAndWhatIsDecodedIsKept() throws {
    try onMain {
      let server = try CountingServer(giving: .content(Self.poster, type: "image/jpeg"))
      let images = ImageService(session: NetworkService.defaultSession, baseURL: server.url)
      for _ in 0..<2 {
        inWindow(50, images, path: { _ in "/same.jpg" }) { table in
          pump { posters(table) >= 3 }
          XCTAssertGreaterThanOrEqual(posters(table), 3)
        }
      }
      XCTAssertEqual(server.requested, ["/w154/same.jpg"])
    }
  }

  func testWhatIsKeptIsBoundedByItsCost() throws {
    try onMain {
      let server = try CountingServer(giving: .content(Self.poster, type: "image/jpeg"))
      let limit = 5 * 154 * 231 * 4
      let images = ImageService(
        session: NetworkService.defaultSession, baseURL: server.url, costLimit: limit)
      inWindow(60, images, path: { "/\($0).jpg" }) { table in
        for row in stride(from: 12, to: 60, by: 12) {
          scroll(table, to: row)
          pump { server.requested.contains("/w154/\(row).jpg") }
          pump { images.runningCount == 0 }
          XCTAssertLessThanOrEqual(images.keptCost, limit)
        }
        XCTAssertGreaterThan(images.keptCost, 0)
      }
    }
  }
}
