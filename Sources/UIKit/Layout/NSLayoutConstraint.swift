/// A linear relation between two lengths or places of views.
@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The attribute of the guide inside of the margins that it stands for.
    var withinMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }

  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat

  open var constant: CGFloat {
    didSet { if constant != oldValue { owner?.setNeedsLayout() } }
  }

  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { owner?.setNeedsLayout() } }
  }

  open var identifier: String?

  /// The view that holds it while it is active: the nearest that both items are in.
  private(set) weak var owner: UIView?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    (firstItem, firstAttribute) = Self.resolve(view1 as AnyObject, attr1)
    self.relation = relation
    (secondItem, secondAttribute) =
      view2.map { Self.resolve($0 as AnyObject, attr2) } ?? (nil, .notAnAttribute)
    self.multiplier = multiplier
    self.constant = constant
  }

  private static func resolve(
    _ item: AnyObject, _ attribute: Attribute
  ) -> (AnyObject, Attribute) {
    guard let inner = attribute.withinMargins, let view = item as? UIView else {
      return (item, attribute)
    }
    return (view.layoutMarginsGuide, inner)
  }

  /// Traps if the items have no view in common.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    let first = Self.view(of: firstItem)
    var common = first
    if let second = Self.view(of: secondItem), let first {
      while let candidate = common, !second.isDescendant(of: candidate) {
        common = candidate.superview
      }
      precondition(
        common != nil,
        "NSLayoutConstraint.isActive: \(type(of: first)) and \(type(of: second)) are in no common view"
      )
    }
    guard let common else { return }
    owner = common
    common.constraints.append(self)
    common.setNeedsLayout()
  }

  func deactivate() {
    guard let owner else { return }
    self.owner = nil
    owner.constraints.removeAll { $0 === self }
    owner.setNeedsLayout()
  }

  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// For the message about constraints that contradict each other.
  var text: String {
    let first = firstItem.map { "\(type(of: $0)).\(firstAttribute)" } ?? "?"
    let second = secondItem.map { "\(multiplier) × \(type(of: $0)).\(secondAttribute) + " } ?? ""
    let sign = [-1: "≤", 0: "=", 1: "≥"][relation.rawValue] ?? "="
    return "\(identifier.map { "\($0): " } ?? "")\(first) \(sign) \(second)\(constant)"
  }
}

extension UIView {
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Lets go of the constraints between this view, which leaves `parent`, and what is outside.
  func dropOuterConstraints(from parent: UIView) {
    var ancestor: UIView? = parent
    while let view = ancestor {
      for constraint in view.constraints {
        let items = [constraint.firstItem, constraint.secondItem]
        let views = items.compactMap { NSLayoutConstraint.view(of: $0) }
        if views.contains(where: { $0.isDescendant(of: self) }) { constraint.deactivate() }
      }
      ancestor = view.superview
    }
  }
}
