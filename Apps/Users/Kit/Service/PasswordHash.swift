/// A password's salted hash in the form of `crypt(3)`, which names the method, its cost and the salt.
struct PasswordHash: Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// A hash of the usual cost that no password is known for.
  static let ofNoPassword =
    "$y$j9T$5uaoHaXWHkxsgmaCBvuJj.$WLRrl5fqWeW45CyT2W8V2qpgYYakR5WwQTuTtO2YLI3"

  /// Compares all letters, whichever is the first that differs: the time does not tell it.
  func isEqual(to other: String) -> Bool {
    let (mine, others) = (Array(text.utf8), Array(other.utf8))
    guard mine.count == others.count else { return false }
    return zip(mine, others).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
