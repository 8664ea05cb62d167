/// The failures of the law tests.
enum LawError: Error, Hashable {
  case first
  case second
}
