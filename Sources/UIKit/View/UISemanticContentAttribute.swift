/// How a view takes part in the direction of writing. See
/// `UIView.semanticContentAttribute`.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
