import Foundation

/// The HTTP server for tests that the test command starts: httpbin, on loopback.
public enum HTTPBin {
  /// There is no server to test against.
  public struct Missing: Error, CustomStringConvertible {
    public let description =
      "TRIBUTARY_HTTPBIN is not set: run the tests with `make test`, which starts the HTTP server "
      + "that they need, or prefix the command with scripts/with-test-server."
  }

  /// The address of `path`, such as `/status/404`.
  public static func url(_ path: String) throws -> URL {
    guard let base = ProcessInfo.processInfo.environment["TRIBUTARY_HTTPBIN"],
      let url = URL(string: base + path)
    else { throw Missing() }
    return url
  }
}
