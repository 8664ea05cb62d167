/// How a command ended, as its parent process sees it.
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// All was done.
  public static let success = ExitStatus(rawValue: 0)

  /// The service did not answer as it should have.
  public static let failure = ExitStatus(rawValue: 1)

  /// The arguments do not fit (`EX_USAGE`).
  public static let usage = ExitStatus(rawValue: 64)

  /// The output could not be written (`EX_IOERR`).
  public static let inputOutputError = ExitStatus(rawValue: 74)
}
