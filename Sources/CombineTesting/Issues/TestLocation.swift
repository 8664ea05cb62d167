/// A place in a test, for the message of a failure.
public struct TestLocation: Sendable {
  /// The file as `Module/File.swift`.
  public var fileID: String

  /// The file's path.
  public var filePath: StaticString

  /// The line, from 1.
  public var line: UInt

  /// The column, from 1.
  public var column: UInt

  /// The place of the call, unless told otherwise.
  public init(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
