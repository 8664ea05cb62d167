import Foundation

/// The files of sample data in the bundle.
enum SampleFile {
  static func url(_ name: String) throws -> URL {
    let url = Bundle.module.url(
      forResource: name, withExtension: "json", subdirectory: "SampleData")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return url
  }
}
