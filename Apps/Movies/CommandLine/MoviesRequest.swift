import CommandLineKit
import MoviesKit

/// What a command line of `movies` asks for.
enum MoviesRequest: Equatable {
  /// Which part of a list.
  enum Pages: Equatable {
    case one(Int)
    case all
  }

  case list(Endpoint, Pages, isJSON: Bool, width: Int?)
  case show(Movie.ID, isJSON: Bool, width: Int?)

  /// The request in `arguments`.
  ///
  /// - Throws: `UsageError` for a value that does not fit.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let isJSON = arguments.has("json")
    let width = try arguments.integer("width", in: 20...10_000)
    if arguments.subcommands == ["show"] {
      guard let id = Int(arguments.operands[0]), id > 0 else {
        throw UsageError(
          "<id> is a whole number from 1, not '\(arguments.operands[0].printable)'")
      }
      self = .show(id, isJSON: isJSON, width: width)
      return
    }
    let endpoint = try Self.endpoint(arguments.value("endpoint") ?? Endpoint.popular.rawValue)
    let page = try arguments.integer("page", in: 1...MovieStore.largestPage)
    if page != nil, arguments.has("all") {
      throw UsageError("--page and --all exclude each other")
    }
    let pages = arguments.has("all") ? Pages.all : .one(page ?? 1)
    self = .list(endpoint, pages, isJSON: isJSON, width: width)
  }

  private static func endpoint(_ name: String) throws(UsageError) -> Endpoint {
    let wireName = name.lowercased().split(separator: "-").joined(separator: "_")
    guard let endpoint = Endpoint(rawValue: wireName) else {
      let names = Endpoint.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("no list '\(name.printable)': --endpoint takes one of \(names)")
    }
    return endpoint
  }
}
