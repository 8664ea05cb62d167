import Combine
import Gtk
@testable import MoviesKit
@testable import MoviesUIKit
@testable import UIKit
import XCTest

/// Answers as the test says.
private final class ScriptedService: MovieService {
  var answers: [Endpoint: Result<[Movie], MovieStoreAPIError>] = [:]
  var asked: [Endpoint] = []
  var detail: Result<Movie, MovieStoreAPIError> = .failure(.genericError)

  func fetchMovies(from endpoint: Endpoint) -> Future<[Movie], MovieStoreAPIError> {
    asked.append(endpoint)
    let answer = answers[endpoint] ?? .failure(.genericError)
    return Future { promise in
      // Made and kept on the main thread.
      nonisolated(unsafe) let promise = promise
      DispatchQueue.main.async { promise(answer) }
    }
  }
}

extension ScriptedService {
  func fetchMovie(id: Movie.ID) -> Future<Movie, MovieStoreAPIError> {
    let answer = detail
    return Future { promise in
      // Made and kept on the main thread.
      nonisolated(unsafe) let promise = promise
      DispatchQueue.main.async { promise(answer) }
    }
  }
}

@MainActor
private func withWindow(
  _ service: any MovieService, _ body: (MoviesViewController, UIWindow) throws -> Void
) rethrows {
  let controller = MoviesViewController(viewModel: MoviesViewModel(movieAPI: service))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 720))
  window.rootViewController = UINavigationController(rootViewController: controller)
  window.makeKeyAndVisible()
  try body(controller, window)
  window.isHidden = true
}

@MainActor
private func titles(_ controller: MoviesViewController) -> [String] {
  controller.tableView.visibleCells.compactMap { cell in
    cell.contentView.subviews.compactMap { $0 as? UIStackView }.first?
      .arrangedSubviews.first.flatMap { $0 as? UILabel }?.text
  }
}

/// All views in a view that are shown.
@MainActor
private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
  view.subviews.filter { !$0.isHidden }.flatMap {
    ($0 as? V).map { [$0] } ?? all(type, in: $0)
  }
}

@MainActor
private func labels(_ view: UIView) -> [String] { all(UILabel.self, in: view).compactMap(\.text) }

@MainActor
private func button(_ title: String, in view: UIView) -> UIButton? {
  all(UIButton.self, in: view).first { $0.title(for: .normal) == title }
}

final class MoviesWindowTests: WidgetTestCase {
  func testTheChosenListIsShown() {
    onMain {
      let service = ScriptedService()
      service.answers[.upcoming] = .success([
        Movie(id: 1, title: "One"), Movie(id: 2, title: "Two"),
      ])
      service.answers[.popular] = .success([
        Movie(id: 2, title: "Two"), Movie(id: 3, title: "Three"),
      ])
      withWindow(service) { controller, _ in
        pump { titles(controller) == ["One", "Two"] }
        XCTAssertEqual(titles(controller), ["One", "Two"])
        let picker = controller.tableView.tableHeaderView?.subviews.first as? UISegmentedControl
        picker?.press(1)
        pump { titles(controller) == ["Two", "Three"] }
        XCTAssertEqual(titles(controller), ["Two", "Three"])
        XCTAssertEqual(service.asked.last, .popular)
      }
    }
  }

  func testAFailureIsAnAlertThatTriesAgain() {
    onMain {
      let service = ScriptedService()
      withWindow(service) { controller, _ in
        pump { controller.presentedViewController != nil }
        let alert = controller.presentedViewController as? UIAlertController
        XCTAssertEqual(alert?.title, "The films could not be fetched.")
        service.answers[.upcoming] = .success([Movie(id: 1, title: "One")])
        if let alert, let again = alert.actions.last { alert.choose(again) }
        pump { titles(controller) == ["One"] }
        XCTAssertEqual(titles(controller), ["One"])
      }
    }
  }

  func testAFilmsPageShowsItsDetails() throws {
    try onMain {
      let service = ScriptedService()
      service.answers[.upcoming] = .success([Movie(id: 1, title: "One", overview: "In short.")])
      try withWindow(service) { controller, _ in
        pump { titles(controller) == ["One"] }
        // The first row of the list is the table's header.
        controller.tableView.activated(1)
        pump { controller.navigationController?.viewControllers.count == 2 }
        let page = try XCTUnwrap(controller.navigationController?.topViewController?.view)
        pump { labels(page).contains { $0.hasPrefix("The films could not be fetched.") } }
        XCTAssertTrue(labels(page).contains("In short."), "\(labels(page))")
        XCTAssertNil(button("Web Site", in: page))
        service.detail = .success(
          Movie(
            id: 1, title: "One", overview: "In short.", tagline: "A line.", runtime: 148,
            homepage: "https://example.com", genres: [MovieGenre(name: "Drama")]))
        let again = try XCTUnwrap(button("Try Again", in: page))
        again.sendActions(for: .touchUpInside)
        pump { labels(page).contains("Drama") }
        XCTAssertTrue(labels(page).contains("A line."), "\(labels(page))")
        XCTAssertTrue(labels(page).contains { $0.contains("2 h 28 min") }, "\(labels(page))")
        XCTAssertNil(button("Try Again", in: page))
        XCTAssertNotNil(button("Web Site", in: page))
      }
    }
  }

  func testAFilmThatTheServiceTellsTwiceIsShownOnce() {
    onMain {
      let service = ScriptedService()
      let films = [1, 2, 1].map { Movie(id: $0, title: "Film \($0)", overview: "Of words.") }
      service.answers[.upcoming] = .success(films)
      withWindow(service) { controller, _ in
        pump { titles(controller).count == 2 }
        XCTAssertEqual(titles(controller), ["Film 1", "Film 2"])
      }
    }
  }

  func testTheSampleFilmsWithTheirPosters() throws {
    try onMain {
      for dark in [false, true] {
        try withWindow(MovieStore.sample()) { controller, window in
          window.overrideUserInterfaceStyle = dark ? .dark : .light
          pump { titles(controller).count > 3 }
          pump(seconds: 1)
          let picture = try XCTUnwrap(window.gtkWindow.picture())
          try compare(picture, with: "movies-uikit-\(dark ? "dark" : "light")")
          controller.tableView.activated(1)
          pump(seconds: 0.5)
          try compare(
            XCTUnwrap(window.gtkWindow.picture()), with: "movie-uikit-\(dark ? "dark" : "light")")
          window.overrideUserInterfaceStyle = .unspecified
        }
      }
    }
  }

  func testTenThousandFilmsOpenAndScroll() {
    onMain {
      let service = ScriptedService()
      service.answers[.upcoming] = .success(
        (0..<10_000).map { Movie(id: $0, title: "Film \($0)", overview: "Of \($0) words.") })
      let start = Date()
      withWindow(service) { controller, _ in
        pump { !titles(controller).isEmpty }
        let opened = -start.timeIntervalSinceNow
        XCTAssertLessThan(opened, 5)
        let scroll = controller.tableView.scrolled
        var (frames, worst, last) = (0, 0.0, 0.0)
        let handler = scroll.onFrame { now in
          if last > 0 { worst = max(worst, now - last) }
          last = now
          frames += 1
          scroll.offset.y += 400
          return frames < 120
        }
        let began = Date()
        pump { frames >= 120 }
        handler.cancel()
        let seconds = -began.timeIntervalSinceNow
        XCTAssertGreaterThan(controller.tableView.contentOffset.y, 40_000)
        print(
          "10,000 films: open in \(opened) s; \(frames) frames of 400 points each in \(seconds) s,"
            + " the longest \(worst) s; \(controller.tableView.shown.count) rows made")
        XCTAssertLessThan(controller.tableView.shown.count, 400)
      }
    }
  }
}
