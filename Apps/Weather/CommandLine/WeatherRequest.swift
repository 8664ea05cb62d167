import CommandLineKit
import Foundation

/// What a command line of `weather` asks for.
enum WeatherRequest: Equatable {
  case city(String, isJSON: Bool)
  case watch(isJSON: Bool)

  /// The request in `arguments`.
  ///
  /// - Throws: `UsageError` for arguments that do not go together.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    // A name of several words need not be quoted.
    let city = arguments.operands.joined(separator: " ")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let isJSON = arguments.has("json")
    if arguments.has("watch") {
      guard arguments.operands.isEmpty else {
        throw UsageError("--watch reads the cities from standard input: give none as an argument")
      }
      self = .watch(isJSON: isJSON)
    } else {
      guard !city.isEmpty else { throw UsageError("missing <city>") }
      self = .city(city, isJSON: isJSON)
    }
  }
}
