import Foundation
import Gtk

/// Writes pictures to the directory that `TRIBUTARY_PICTURES` names, if it does, to be looked at.
@MainActor
func keep(_ window: TestWindow, as name: String) throws {
  guard let path = ProcessInfo.processInfo.environment["TRIBUTARY_PICTURES"] else { return }
  let directory = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  try window.hosted.window.writePNG(to: directory.appendingPathComponent("\(name).png"))
}
