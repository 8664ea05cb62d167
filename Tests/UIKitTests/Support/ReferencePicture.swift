import Foundation
import Gtk
import XCTest

/// Compares a picture with the one of its name in `Documentation/Screenshots`.
///
/// Fonts differ a little from machine to machine: what counts is the mean difference of the pixels.
/// With the environment variable `TRIBUTARY_RECORD` the picture becomes the reference.
func compare(
  _ picture: Texture, with name: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Documentation/Screenshots/\(name).png")
  if ProcessInfo.processInfo.environment["TRIBUTARY_RECORD"] != nil {
    try picture.pngData().write(to: url)
  }
  let reference = try Texture(encoded: Data(contentsOf: url))
  XCTAssertEqual(
    [picture.width, picture.height], [reference.width, reference.height], name, file: file,
    line: line)
  let (mine, theirs) = ([UInt8](picture.rgbaData()), [UInt8](reference.rgbaData()))
  guard mine.count == theirs.count, !mine.isEmpty else { return }
  var sum = 0
  for index in mine.indices { sum += abs(Int(mine[index]) - Int(theirs[index])) }
  XCTAssertLessThan(
    Double(sum) / Double(mine.count), 6, "\(name): the mean difference", file: file, line: line)
}
