import CombineTesting

/// The messages of the failures that `body` records; the test does not fail for them.
func recordedIssues(_ body: () throws -> Void) rethrows -> [String] {
  let recorder = Recorder<String>()
  try TestIssue.$interceptor.withValue({ message, _ in recorder.append(message) }) {
    try body()
  }
  return recorder.values
}
