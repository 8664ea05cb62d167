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

  public var isBeingPresented: Bool { presenter != nil && appearance == .appearing }

  public var isBeingDismissed: Bool {
    (presenter != nil && appearance == .disappearing) || parent?.isBeingDismissed == true
  }

  /// What decides on the size of a sheet; `nil` for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    storedPresentationController as? UISheetPresentationController
  }

  /// What a popover points to; `nil` for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    storedPresentationController as? UIPopoverPresentationController
  }

  /// Shows `controller` above this one: in a window of its own that takes all input. The outermost
  /// controller presents it. Where it presents something already, nothing happens but a warning.
  ///
  /// The order of calls is Apple's. A `fullScreen` presentation makes the presenter disappear, a
  /// sheet, which is the automatic form, does not:
  /// `viewWillDisappear` of the presenter, `viewWillAppear` and `viewDidAppear` of the presented one,
  /// `viewDidDisappear` of the presenter, `completion`.
  func showAbove(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    precondition(
      controller.presenter == nil,
      "UIViewController.present(_:animated:completion:): it is presented already")
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
    let controller = storedPresentationController
    let delegate = controller.delegate
    guard !isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    delegate?.presentationControllerWillDismiss(controller)
    return true
  }

  private func windowSize(_ controller: UIViewController, _ above: UIWindow?) -> CGSize {
    if controller.preferredContentSize != .zero { return controller.preferredContentSize }
    let size = above?.bounds.size ?? UIScreen.main.bounds.size
    guard !controller.coversPresenter else { return size }
    let sheet = CGSize(width: max(320, size.width - 40), height: max(280, size.height - 80))
    let height = controller.sheetPresentationController?.height(in: sheet.height)
    return CGSize(width: sheet.width, height: height ?? sheet.height)
  }

  /// Takes away what this controller presents; if it presents nothing, asks its presenter to take it
  /// away.
  func takeAway(animated: Bool, completion: (() -> Void)?) {
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
