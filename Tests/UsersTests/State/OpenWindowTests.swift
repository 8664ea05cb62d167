import Foundation
import Testing
import UsersKit

@Suite("mark of an open window")
struct OpenWindowTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID())/users.archive")

  @Test func isThereAsLongAsTheWindow() {
    #expect(!OpenWindow.isOpen(on: file))
    var window = OpenWindow(on: file)
    #expect(window != nil)
    #expect(OpenWindow.isOpen(on: file))
    #expect(OpenWindow(on: file) == nil, "one window has it")
    #expect(OpenWindow.isOpen(on: file))
    window = nil
    #expect(!OpenWindow.isOpen(on: file))
    #expect(OpenWindow(on: file) != nil)
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  @Test func looksDoNotDisturbAWindowThatOpens() {
    let file = file
    _ = OpenWindow(on: file)
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      if index % 20 == 0 {
        #expect(OpenWindow(on: file) != nil || OpenWindow.isOpen(on: file))
      } else {
        _ = OpenWindow.isOpen(on: file)
      }
    }
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }
}
