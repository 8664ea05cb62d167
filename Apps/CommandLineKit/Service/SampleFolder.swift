import Foundation

/// The folder with a command's sample data, which the build puts beside the executable.
public enum SampleFolder {
  /// Makes sure that the folder of `module` is there: without it, the module's resources cannot be
  /// reached at all.
  ///
  /// - Throws: What to do about it, if the executable has been copied away from the folder.
  public static func require(module: String, keyVariable: String) throws(CommandLineTool.Failure) {
    let folder = Bundle.main.bundleURL.appendingPathComponent("tributary_\(module).resources")
    if FileManager.default.fileExists(atPath: folder.path) { return }
    throw CommandLineTool.Failure(
      "The sample data is missing. Put the folder \(folder.lastPathComponent) beside the command, "
        + "or set \(keyVariable).")
  }
}
