import Combine
import Foundation

/// Which server a command asks, as its options and the environment say.
public enum ServiceChoice: Sendable {
  /// No server: the sample data.
  case sample
  /// A server, with the key to it if there is one.
  case server(baseURL: String, key: String?, session: URLSession)

  /// The options that lead to a choice.
  public static let options = [
    Command.Option(
      "base-url", value: "URL", help: "ask this server, which has to speak the same API"),
    Command.Option(
      "timeout", value: "seconds", help: "give up when the server is silent for so long (15)"),
  ]

  /// Chooses.
  ///
  /// - Parameters:
  ///   - arguments: May hold ``options``.
  ///   - keyVariable: The environment variable that holds the key.
  ///   - serviceURL: The base address of the real service.
  /// - Throws: ``UsageError`` for an option's value that does not fit.
  public init(
    _ arguments: ParsedArguments, keyVariable: String, serviceURL: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) {
    let timeout = try arguments.integer("timeout", in: 1...3600) ?? 15
    // The open-source session knows its schemes in small letters alone.
    let baseURL = arguments.value("base-url").map(Self.withSmallScheme)
    if let baseURL, !Self.isServer(baseURL) {
      throw UsageError(
        "--base-url takes an address such as http://localhost:8080/3, "
          + "not '\(baseURL.printable)'")
    }
    let key = environment[keyVariable].flatMap { $0.isEmpty ? nil : $0 }
    guard baseURL != nil || key != nil else {
      self = .sample
      return
    }
    self = .server(
      baseURL: baseURL ?? serviceURL, key: key, session: Self.session(timeout: timeout))
  }

  private static func withSmallScheme(_ text: String) -> String {
    guard let end = text.range(of: "://") else { return text }
    return text[..<end.lowerBound].lowercased() + text[end.lowerBound...]
  }

  private static func isServer(_ text: String) -> Bool {
    guard let url = URL(string: text), let scheme = url.scheme else { return false }
    let isPlain = url.query == nil && url.fragment == nil
    return ["http", "https"].contains(scheme) && url.host?.isEmpty == false && isPlain
  }

  private static func session(timeout: Int) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    // The open-source session crashes when a request with a cache is cancelled early.
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = TimeInterval(timeout)
    return URLSession(configuration: configuration)
  }
}
