internal import Gtk

/// The menu that the secondary button opens. A preview is not shown.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
  public typealias PreviewProvider = @MainActor () -> UIViewController?

  public let identifier: Any
  public let previewProvider: PreviewProvider?
  private let actionProvider: ActionProvider?

  /// `identifier` is for the program's own use.
  public init(
    identifier: Any? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The menu with what the system would add: nothing.
  func makeMenu() -> UIMenu? { actionProvider?([]) }
}

/// Something that is added to a view to see what a person does there.
@MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Opens a menu where the secondary button, Shift and F10 or the Menu key is pressed on a view.
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?
  private var controllers: [EventController] = []
  private var openPoint = CGPoint.zero

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {
    for controller in controllers { self.view?.box.removeController(controller) }
    controllers = []
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let click = ClickController(button: 3)
    click.on(.pressed) { [weak self, weak click] press in
      if self?.open(at: press.point) == true { click?.claim() }
    }
    let keys = ShortcutController(scope: .widget)
    for name in ["<Shift>F10", "Menu"] {
      keys.add(name) { [weak self] in
        guard let bounds = self?.view?.bounds else { return false }
        return self?.open(at: CGPoint(x: bounds.midX, y: bounds.midY)) ?? false
      }
    }
    controllers = [click, keys]
    for controller in controllers { view.box.add(controller) }
  }

  /// Opens the menu that the delegate gives. Gives whether there is one.
  @discardableResult
  func open(at point: CGPoint) -> Bool {
    openPoint = point
    guard let view,
      let menu = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)?
        .makeMenu()
    else { return false }
    MenuPopover(menu, sender: view).open(
      at: view.box, pointingTo: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    return true
  }

  /// Where the menu was opened, in the coordinates of `view`.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(openPoint, to: view) ?? .zero
  }

  open func dismissMenu() { MenuPopover.current?.close() }
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
