/// A rectangle for constraints without a view.
@MainActor
open class UILayoutGuide: NSObject {
  enum Kind { case free, safeArea, margins, content, frame }

  let kind: Kind
  public internal(set) weak var owningView: UIView?
  open var identifier = ""

  /// Where it is in its view, as the last layout found it.
  public internal(set) var layoutFrame = CGRect.zero

  public override convenience init() { self.init(of: nil, kind: .free) }

  init(of view: UIView?, kind: Kind) {
    self.kind = kind
    owningView = view
  }
}

extension UIView {
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    for constraint in constraints
    where constraint.firstItem === guide || constraint.secondItem === guide {
      constraint.deactivate()
    }
    guide.owningView = nil
  }

  /// What no bar covers: all of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { storedSafeAreaGuide }

  /// What is inside of `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide { storedMarginsGuide }

  /// No keyboard covers a view: as the guide of the safe area, of which it has the lower edge.
  public var keyboardLayoutGuide: UILayoutGuide {
    if let guide = storedKeyboardGuide { return guide }
    let guide = UILayoutGuide()
    storedKeyboardGuide = guide
    addLayoutGuide(guide)
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }

  public var readableContentGuide: UILayoutGuide { storedMarginsGuide }
}
