internal import CGtk

/// A picture that is scaled to its space.
@MainActor
public final class Picture: Widget {
  public enum Fit: Sendable {
    /// As large as the space, without regard to proportions.
    case fill
    /// As large as fits into the space.
    case contain
    /// So large that the space is filled; what is too much is cut.
    case cover
    /// As `contain`, but never larger than it is.
    case scaleDown

    var gtk: GtkContentFit {
      switch self {
      case .fill: GTK_CONTENT_FIT_FILL
      case .contain: GTK_CONTENT_FIT_CONTAIN
      case .cover: GTK_CONTENT_FIT_COVER
      case .scaleDown: GTK_CONTENT_FIT_SCALE_DOWN
      }
    }
  }

  public init(_ texture: Texture? = nil, fit: Fit = .contain) {
    self.fit = fit
    super.init(adopting: UnsafeMutableRawPointer(gtk_picture_new()!))
    gtk_picture_set_can_shrink(opaque, 1)
    gtk_picture_set_content_fit(opaque, fit.gtk)
    setTexture(texture)
    setAccessibleHidden(true)
  }

  public private(set) var texture: Texture?

  public func setTexture(_ texture: Texture?) {
    guard texture !== self.texture else { return }
    self.texture = texture
    gtk_picture_set_paintable(opaque, texture?.pointer)
  }

  public var fit: Fit {
    didSet { gtk_picture_set_content_fit(opaque, fit.gtk) }
  }

  /// What is read to those who do not see it; without it they are told nothing of it.
  public var alternativeText: String? {
    get { gtk_picture_get_alternative_text(opaque).map { String(cString: $0) } }
    set {
      gtk_picture_set_alternative_text(opaque, newValue)
      // GTK makes a description of it, and leaves the name to the class.
      setAccessibleLabel(newValue ?? "")
      setAccessibleHidden((newValue ?? "").isEmpty)
    }
  }
}
