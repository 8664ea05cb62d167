/// Who is asked and told when a person closes what was presented.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// A person wanted to close it and may not.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
  /// Never called: what is presented is shown in one way.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ controller: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

/// How a controller is shown above another.
@MainActor
open class UIPresentationController: NSObject {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public private(set) weak var presentedViewController: UIViewController!

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    super.init()
  }

  /// The style that it was made for.
  var style = UIModalPresentationStyle.automatic

  open var presentingViewController: UIViewController! {
    presentedViewController?.presentingViewController
  }

  open var presentedView: UIView? { presentedViewController?.viewIfLoaded }

  open var containerView: UIView? { presentedView?.superview }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController?.modalPresentationStyle ?? .none
  }
}

@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// How high a sheet is: its window is as high at first as the smallest of its detents, or the chosen
/// one, says.
@MainActor
public final class UISheetPresentationController: UIPresentationController {
  @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    public let identifier: Identifier
    let height: (CGFloat) -> CGFloat?

    private init(_ identifier: Identifier, _ height: @escaping (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
    }

    public static func medium() -> Detent { Detent(.medium) { ($0 / 2).rounded() } }
    public static func large() -> Detent { Detent(.large) { $0 } }

    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) {
        resolver(ResolutionContext(maximumDetentValue: $0))
      }
    }
  }

  private struct ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
    var maximumDetentValue: CGFloat
    var containerTraitCollection: UITraitCollection { .current }
  }

  public var detents: [Detent] = [.large()]
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  public var preferredCornerRadius: CGFloat?

  /// Makes the changes at once.
  public func animateChanges(_ changes: () -> Void) { changes() }

  public func invalidateDetents() {}

  func height(in most: CGFloat) -> CGFloat? {
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier }
    let heights = (chosen.map { [$0] } ?? detents).compactMap { $0.height(most) }
    return heights.min().map { min($0, most) }
  }
}

@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
  var containerTraitCollection: UITraitCollection { get }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// What a popover would point to: it is shown in a window as any sheet.
@MainActor
public final class UIPopoverPresentationController: UIPresentationController {
  public weak var sourceView: UIView?
  public var sourceRect = CGRect.null
  public weak var sourceItem: AnyObject?
  public weak var barButtonItem: UIBarButtonItem?
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  public var passthroughViews: [UIView]?
  public var backgroundColor: UIColor?
}

/// Never handed out: windows change their size without asking.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var transitionDuration: TimeInterval { get }
}
