import Foundation
import Testing

@Suite("Sample data that is missing")
struct SampleFolderTests {
  @Test(arguments: [
    ("movies", "list", "TMDB_API_KEY"), ("weather", "London", "OPENWEATHERMAP_API_KEY"),
    ("users", "whoami", "GITHUB_TOKEN"),
  ])
  func isSaidWithWhatToDo(command: String, argument: String, variable: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.shell(
      "unset \(variable); cp \"$\(command)\" '\(folder.path)/c' && '\(folder.path)/c' \(argument)")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("\(command): The sample data is missing."), "\(run.error)")
    #expect(run.error.contains(variable))
  }
}
