/// The routes of the tests.
enum Screen: Codable, Hashable, Sendable {
  case list
  case film(Int)
  case search(String, tab: String? = nil)
}
