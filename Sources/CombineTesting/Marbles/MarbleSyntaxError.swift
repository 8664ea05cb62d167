/// A mistake in the text of a marble diagram.
///
/// ```
/// the group that begins here does not end, at position 4 of the diagram:
///   -a-(bc
///      ^
/// ```
public struct MarbleSyntaxError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public let message: String

  /// The diagram.
  public let text: String

  /// The place of the character that is wrong, from 1.
  public let position: Int

  init(_ message: String, _ text: String, _ position: Int) {
    self.message = message
    self.text = text
    self.position = position
  }

  /// What is wrong, and the diagram with a mark under the place.
  public var description: String {
    """
    \(message), at position \(position) of the diagram:
      \(text)
      \(String(repeating: " ", count: position - 1))^
    """
  }
}
