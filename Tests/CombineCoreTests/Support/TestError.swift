/// Errors that tests fail with.
enum TestError: Error, Hashable {
  case first
  case second
}
