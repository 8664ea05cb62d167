import Combine
import CommandLineKit
import Foundation
import MoviesKit

/// Fetches what a request asks for and prints it.
struct MoviesRun {
  let store: MovieStore

  /// Answers `request` on the main thread.
  ///
  /// - Throws: `CommandLineTool.Failure` when the service fails.
  func answer(_ request: MoviesRequest) throws {
    do {
      switch request {
      case .list(let endpoint, .one(let page), let isJSON, let width):
        try list(store.fetchPage(page, of: endpoint), isAll: false, isJSON: isJSON, width: width)
      case .list(let endpoint, .all, let isJSON, let width):
        try list(store.fetchAllPages(of: endpoint), isAll: true, isJSON: isJSON, width: width)
      case .show(let id, let isJSON, let width):
        try show(id, isJSON: isJSON, width: width)
      }
    } catch let error as MovieStoreAPIError {
      throw CommandLineTool.Failure(error.localizedDescription)
    }
  }

  private func list(
    _ pages: some Publisher<MoviesResponse, MovieStoreAPIError>, isAll: Bool, isJSON: Bool,
    width: Int?
  ) throws {
    let progress = ProgressBar(label: "pages")
    var answers: [MoviesResponse] = []
    let result = Result {
      try MainLoop.values(of: pages) { page in
        answers.append(page)
        if isAll { progress.show(done: page.page, of: page.totalPages) }
      } cleanUp: {
        if isAll { progress.clear() }
      }
    }
    // What came before a failure is of use.
    if answers.isEmpty { _ = try result.get() }
    try print(answers.flatMap(\.results), isJSON: isJSON, width: width)
    if let last = answers.last {
      if case .failure(let error) = result { throw incomplete(after: last, error) }
      if !isAll, !isJSON { note(last) }
    }
  }

  private func print(_ movies: [Movie], isJSON: Bool, width: Int?) throws {
    if isJSON {
      StandardStream.output.writeLine(try JSONText.make(movies, encoder: .movies()))
    } else {
      let lines = MovieTable.lines(movies, width: width ?? Terminal.output.columns)
      StandardStream.output.write(lines.map { $0 + "\n" }.joined())
    }
  }

  private func incomplete(
    after last: MoviesResponse, _ error: any Error
  ) -> CommandLineTool.Failure {
    let pages = min(last.totalPages, MovieStore.largestPage)
    return CommandLineTool.Failure(
      "the list ends here: page \(last.page + 1) of \(pages) did not come. "
        + error.localizedDescription)
  }

  /// Tells a person at the terminal where in the list the page is; nothing where a program reads.
  private func note(_ page: MoviesResponse) {
    guard page.results.isEmpty || Terminal.output.isTerminal else { return }
    StandardStream.error.writeLine(
      "Page \(page.page) of \(page.totalPages), \(page.totalResults) films in all.")
  }

  private func show(_ id: Movie.ID, isJSON: Bool, width: Int?) throws {
    let movie: Movie
    do {
      movie = try MainLoop.values(of: store.fetchMovie(id: id))[0]
    } catch MovieStoreAPIError.movieNotFound {
      throw CommandLineTool.Failure(
        "there is no film with the number \(id). 'movies list' prints the numbers.")
    }
    if isJSON {
      StandardStream.output.writeLine(try JSONText.make(movie, encoder: .movies()))
    } else {
      let lines = MovieSheet.lines(movie, width: width ?? Terminal.output.columns ?? 80)
      StandardStream.output.write(lines.map { $0 + "\n" }.joined())
    }
  }
}
