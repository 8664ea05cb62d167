import Foundation
import Testing

/// Holds the documents to the samples: each block of Swift in a document stands in this target's
/// `Samples` folder to the letter, where it is compiled, and mostly run, by the tests.
@Suite("Documentation")
struct SampleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var documents: [URL] {
    let folder = root.appending(path: "Documentation")
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = enumerator?.compactMap { $0 as? URL }.filter { $0.pathExtension == "md" } ?? []
    return [root.appending(path: "README.md"), root.appending(path: "ARCHITECTURE.md")] + found
  }

  private static var samples: String {
    get throws {
      let folder = root.appending(path: "Tests/DocumentationTests/Samples")
      return try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
        .map { normalized(try String(contentsOf: $0, encoding: .utf8)) }
        .joined(separator: "\n")
    }
  }

  /// The text without indentation and empty lines: a sample may stand inside a function.
  private static func normalized(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private static func swiftBlocks(in document: String) -> [String] {
    document.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  @Test func everyBlockOfSwiftInTheDocumentsIsCompiled() throws {
    let samples = try Self.samples
    for document in Self.documents {
      let text = try String(contentsOf: document, encoding: .utf8)
      for block in Self.swiftBlocks(in: text) where !block.contains("// swift-tools-version") {
        #expect(
          samples.contains(Self.normalized(block)),
          "\(document.lastPathComponent) has a block that no sample compiles:\n\(block)")
      }
    }
  }

  @Test func theReadmeHasSamples() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    #expect(Self.swiftBlocks(in: text).count >= 3)
  }
}
