import Combine
import CommandLineKit
import Foundation
import MoviesKit

/// The command `movies`.
public enum MoviesTool {
  static let keyVariable = "TMDB_API_KEY"

  static let command = Command(
    "movies", summary: "Lists films and shows what is known of one.",
    subcommands: [
      Command(
        "list", summary: "print a list of films",
        options: [
          .init(
            "endpoint", value: "name",
            help: "which list: now_playing, popular (the default), upcoming or top_rated"),
          .init("page", value: "n", help: "which page of the list, counted from 1"),
          .init("all", help: "print all pages"),
          .init("json", help: "print JSON"),
          .init("width", value: "n", help: "fit the table into n columns"),
        ] + ServiceChoice.options),
      Command(
        "show", summary: "print one film with its overview, genres and cast",
        operands: [.init("id", help: "the film's number, as the lists print it")],
        options: [
          .init("json", help: "print JSON"),
          .init("width", value: "n", help: "fit the text into n columns"),
        ] + ServiceChoice.options),
    ],
    notes: """
      Without arguments a window opens where there is a display; where there is none, the
      popular films are listed.

      Environment:
        TMDB_API_KEY  a key of themoviedb.org; without it, and without --base-url, the
                      answers are the sample data that comes with the command

      Exit status: 0 done, 1 the service failed, 64 wrong arguments.
      """)

  /// The tool, to be run by the executable.
  public static let tool = CommandLineTool(command, version: tributaryVersion) { arguments in
    let request = try MoviesRequest(arguments)
    let choice = try ServiceChoice(
      arguments, keyVariable: keyVariable, serviceURL: MovieStore.serviceURL)
    try MoviesRun(store: store(choice)).answer(request)
  }

  private static func store(
    _ choice: ServiceChoice
  ) throws(CommandLineTool.Failure) -> MovieStore {
    switch choice {
    case .sample:
      try SampleFolder.require(module: "MoviesKit", keyVariable: keyVariable)
      StandardStream.error.writeLine("movies: \(keyVariable) is not set: showing sample data")
      return .sample()
    case .server(let baseURL, let key, let session):
      return MovieStore(session: session, baseURL: baseURL, apiKey: key)
    }
  }
}
