internal import Gtk

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ controller: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
}

/// Of Apple's class, who is told when a person closes what was presented.
@MainActor
public final class UIPresentationController: NSObject {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public private(set) weak var presentedViewController: UIViewController?

  init(_ controller: UIViewController) {
    presentedViewController = controller
  }
}

/// A controller that is shown above another.
@MainActor
final class Presentation {
  let controller: UIViewController
  /// The window that it is in; an alert has a dialog of its own.
  let window: UIWindow?

  init(_ controller: UIViewController, window: UIWindow?) {
    self.controller = controller
    self.window = window
  }
}

extension UIViewController {
  public var presentationController: UIPresentationController? { storedPresentationController }

  /// What this one, or one that it is in, presents.
  public var presentedViewController: UIViewController? {
    presentation?.controller ?? parent?.presentedViewController
  }

  /// Who presents this one, or one that it is in.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  public var isBeingDismissed: Bool { presenter != nil && appearance == .disappearing }

  /// Shows `controller` above this one: in a window of its own that takes all input. The outermost
  /// controller presents it. Where it presents something already, nothing happens but a warning.
  ///
  /// The order of calls is Apple's. A `fullScreen` presentation makes the presenter disappear, a
  /// sheet, which is the automatic form, does not:
  /// `viewWillDisappear` of the presenter, `viewWillAppear` and `viewDidAppear` of the presented one,
  /// `viewDidDisappear` of the presenter, `completion`.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = root
    guard presenter.presentation == nil else {
      let text = "UIKit: \(presenter) presents something already; \(controller) is not presented\n"
      FileHandle.standardError.write(Data(text.utf8))
      return
    }
    controller.presenter = presenter
    let above = presenter.viewIfLoaded?.window ?? UIApplication.shared.keyWindow
    if let alert = controller as? UIAlertController {
      presenter.presentation = Presentation(alert, window: nil)
      alert.show(above: above)
    } else {
      presenter.show(controller, above: above, animated)
    }
    completion?()
  }

  private func show(_ controller: UIViewController, above: UIWindow?, _ animated: Bool) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: windowSize(controller, above)))
    presentation = Presentation(controller, window: window)
    let covers = controller.coversPresenter
    if covers { beginAppearanceTransition(false, animated: animated) }
    window.gtkWindow.setTransient(for: above?.gtkWindow)
    window.gtkWindow.isModal = true
    window.shouldClose = { [weak controller] in controller?.mayBeClosed ?? true }
    window.onClose = { [weak self, weak controller] in
      guard let self, let controller, presentation?.controller === controller else { return }
      finish(controller, covers, animated: true)
      let presentationController = controller.storedPresentationController
      presentationController.delegate?.presentationControllerDidDismiss(presentationController)
    }
    window.rootViewController = controller
    window.closes(with: "Escape")
    window.makeKeyAndVisible()
    if covers { endAppearanceTransition() }
  }

  private var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  private var mayBeClosed: Bool {
    guard !isModalInPresentation else { return false }
    let presentationController = storedPresentationController
    return presentationController.delegate?
      .presentationControllerShouldDismiss(presentationController) ?? true
  }

  private func windowSize(_ controller: UIViewController, _ above: UIWindow?) -> CGSize {
    if controller.preferredContentSize != .zero { return controller.preferredContentSize }
    let size = above?.bounds.size ?? UIScreen.main.bounds.size
    return controller.coversPresenter
      ? size : CGSize(width: max(320, size.width - 40), height: max(280, size.height - 80))
  }

  /// Takes away what this controller presents; if it presents nothing, asks its presenter to take it
  /// away.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presentation = root.presentation {
      root.end(presentation, animated)
    } else if let presenter = root.presenter, let presentation = presenter.presentation {
      presenter.end(presentation, animated)
    }
    completion?()
  }

  private func end(_ presentation: Presentation, _ animated: Bool) {
    let controller = presentation.controller
    // What is above it goes with it.
    if let above = controller.presentation { controller.end(above, false) }
    if let alert = controller as? UIAlertController {
      self.presentation = nil
      controller.presenter = nil
      alert.hide()
      return
    }
    let covers = controller.coversPresenter
    controller.beginAppearanceTransition(false, animated: animated)
    if covers { beginAppearanceTransition(true, animated: animated) }
    self.presentation = nil
    presentation.window?.onClose = nil
    presentation.window?.leavesRootAlone = true
    presentation.window?.gtkWindow.close()
    if covers { endAppearanceTransition() }
    controller.endAppearanceTransition()
    release(controller, presentation)
  }

  /// A person has closed its window, which has made it disappear.
  private func finish(_ controller: UIViewController, _ covers: Bool, animated: Bool) {
    let presentation = presentation
    self.presentation = nil
    if covers { appear() }
    if let presentation { release(controller, presentation) }
  }

  private func release(_ controller: UIViewController, _ presentation: Presentation) {
    controller.presenter = nil
    presentation.window?.rootViewController = nil
  }
}
