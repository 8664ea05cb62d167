/// What surrounds a view's contents.
///
/// There are no layers below it: of Apple's class there is what decorates a view.
@MainActor
public final class CALayer {
  private weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }

  private func changed() { view?.box.setNeedsDraw() }

  /// In points.
  public var cornerRadius: CGFloat = 0 { didSet { changed() } }

  public var borderWidth: CGFloat = 0 { didSet { changed() } }

  public var borderColor: CGColor? { didSet { changed() } }

  /// The background below the view's own.
  public var backgroundColor: CGColor? { didSet { changed() } }

  public var shadowColor: CGColor? = UIColor.black.cgColor { didSet { changed() } }

  /// No shadow at 0.
  public var shadowOpacity: Float = 0 { didSet { changed() } }

  public var shadowRadius: CGFloat = 3 { didSet { changed() } }

  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }

  /// Whether what is drawn ends at the (round) edge.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  public var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  public var frame: CGRect { view?.frame ?? .zero }

  public var bounds: CGRect { view?.bounds ?? .zero }
}
