/// What publishers fail with in these tests.
enum TestError: Error, Hashable {
  case oops
  case other
}
