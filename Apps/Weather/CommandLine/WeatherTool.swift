import Combine
import CommandLineKit
import Foundation
import WeatherKit

/// The command `weather`.
public enum WeatherTool {
  static let keyVariable = "OPENWEATHERMAP_API_KEY"

  static let command = Command(
    "weather", summary: "Tells the weather of a city.",
    operands: [
      .init(
        "city", isRequired: false, isRepeated: true,
        help: "the city's name, in any script; a country's code may follow a comma")
    ],
    options: [
      .init("watch", help: "read names of cities from standard input, line by line as typed"),
      .init("json", help: "print JSON"),
    ] + ServiceChoice.options,
    notes: """
      Without arguments, and where there is a display, a window opens.

      With --watch, a city is asked for when nothing more has been typed for 0.3 seconds.

      Environment:
        OPENWEATHERMAP_API_KEY  a key of openweathermap.org; without it, and without
                                --base-url, the answers are the sample data that comes
                                with the command

      Exit status: 0 done, 1 the service failed or knows no such city (with --watch, the
      last one), 64 wrong arguments.
      """)

  /// The tool, to be run by the executable.
  public static let tool = CommandLineTool(command, version: tributaryVersion) { arguments in
    let request = try WeatherRequest(arguments)
    let choice = try ServiceChoice(
      arguments, keyVariable: keyVariable, serviceURL: WeatherAPI.serviceURL)
    let service = try service(choice)
    do {
      switch request {
      case .city(let city, let isJSON):
        let weather = try MainLoop.values(of: service.weather(in: city))
        try WeatherText.print(weather[0], asked: city, isJSON: isJSON)
      case .watch(let isJSON):
        try WeatherWatch(service: service, isJSON: isJSON).run()
      }
    } catch let error as WeatherAPIError {
      throw CommandLineTool.Failure(error.localizedDescription)
    }
  }

  private static func service(
    _ choice: ServiceChoice
  ) throws(CommandLineTool.Failure) -> WeatherAPI {
    switch choice {
    case .sample:
      try SampleFolder.require(module: "WeatherKit", keyVariable: keyVariable)
      StandardStream.error.writeLine("weather: \(keyVariable) is not set: showing sample data")
      return .sample()
    case .server(let baseURL, let key, let session):
      return WeatherAPI(session: session, baseURL: baseURL, apiKey: key)
    }
  }
}
