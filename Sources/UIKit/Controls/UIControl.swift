internal import Combine
internal import Gtk

/// A view that tells what a person does with it.
///
/// Without the Objective-C runtime there are no selectors: an action is a closure (`UIAction`), or a
/// method without its object, as in `addTarget(self, action: Form.save, for: .touchUpInside)`.
@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xFF0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Something that is called at some events.
  struct Handler {
    var events: Event
    var identifier: UIAction.Identifier?
    weak var target: AnyObject?
    var body: (UIControl) -> Void
  }

  var handlers: [Handler] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that performs `primaryAction` at `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var isEnabled: Bool {
    get { box.isEnabled }
    set {
      box.isEnabled = newValue
      stateChanged()
    }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { stateChanged() }
  }

  /// Contents are in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Whether a click opens the control's menu.
  open var showsMenuAsPrimaryAction = false

  /// The text that is shown while the pointer rests on it.
  open var toolTip: String? {
    didSet { (native ?? box).tooltip = toolTip }
  }

  func stateChanged() {}

  // MARK: Actions

  /// Performs `action` at these events. One with the same identifier is replaced.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    handlers.append(
      Handler(events: events, identifier: action.identifier) {
        action.perform(from: $0)
      })
    handlersChanged()
  }

  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    for index in handlers.indices where handlers[index].identifier == identifier {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Calls a method of `target`, which is not held, with the control. Without a target, that of the
  /// first object of its type among the control and those that follow it (`UIResponder.next`).
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> (Sender) -> Void, for events: Event
  ) {
    add(target, events) { target, control in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  /// The same for a method without an argument.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> () -> Void, for events: Event
  ) {
    add(target, events) { target, _ in action(target)() }
  }

  private func add<Target: AnyObject>(
    _ target: Target?, _ events: Event, _ body: @escaping (Target, UIControl) -> Void
  ) {
    let isFixed = target != nil
    handlers.append(
      Handler(events: events, target: target) { [weak target] control in
        let receiver = isFixed ? target : control.firstInChain(Target.self)
        if let receiver { body(receiver, control) }
      })
    handlersChanged()
  }

  /// Takes away all methods of `target`; all methods and actions for `nil`.
  open func removeTarget(_ target: AnyObject?, for events: Event) {
    for index in handlers.indices where target == nil || handlers[index].target === target {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  open var allControlEvents: Event {
    handlers.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Performs an action of the control's or another one, on its behalf.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Those who have methods that are called.
  open var allTargets: [AnyObject] { handlers.compactMap(\.target) }

  /// Calls what waits for any of these events.
  open func sendActions(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) { handler.body(self) }
    publishedEvents.send(events)
  }

  /// Calls what waits for any of these events, as `sendActions(for:)`, if the control is enabled.
  func tell(_ events: Event) {
    guard isEnabled else { return }
    sendActions(for: events)
  }

  /// What publishers of events listen to.
  let publishedEvents = PassthroughSubject<Event, Never>()

  // MARK: Clicks on controls without a widget of their own

  private var click: ClickController?

  func handlersChanged() {
    guard native == nil, click == nil else { return }
    let click = ClickController()
    self.click = click
    click.on(.pressed) { [weak self] _ in
      self?.isHighlighted = true
      self?.tell(.touchDown)
    }
    click.on(.released) { [weak self] click in
      guard let self else { return }
      isHighlighted = false
      tell(
        bounds.contains(click.point) ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
    }
    box.add(click)
  }
}
