/// How much of what happens a ``TestStore`` wants to be told.
public enum Exhaustivity: Sendable {
  /// All: the whole state after each action, each action that effects dispatch, and no effect left
  /// at the end.
  case full

  /// What the test says: other changes of the state and other actions are let pass.
  case partial
}
