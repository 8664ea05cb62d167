internal import Gtk

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// As `natural`.
  case justified
  /// As the text is read.
  case natural

  @MainActor var gtk: TextAlignment {
    switch self {
    case .left: Appearance.isRightToLeft ? .trailing : .leading
    case .center: .center
    case .right: Appearance.isRightToLeft ? .leading : .trailing
    case .justified, .natural: .leading
    }
  }
}

/// What happens to text that is wider than its space.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle

  var gtk: TextTruncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    // GTK gives a text that is never cut all the space that it wants.
    case .byWordWrapping, .byCharWrapping, .byClipping: .tail
    }
  }
}
