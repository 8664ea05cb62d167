/// What a person did, as far as views are told: touches.
@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll, hover
  }

  open var type: EventType { .touches }
  /// When it happened, in seconds since the system started.
  public let timestamp: TimeInterval
  public internal(set) var allTouches: Set<UITouch>?

  override init() {
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// The pointer with its primary button down, or a finger.
@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp = ProcessInfo.processInfo.systemUptime
  public internal(set) var tapCount = 1
  open var type: TouchType { .indirectPointer }
  /// Where it began.
  public internal(set) weak var view: UIView?
  open var window: UIWindow? { view?.window }
  var place = CGPoint.zero
  var lastPlace = CGPoint.zero

  /// In the coordinates of `view`; of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { Self.convert(place, self.view?.window, view) }

  open func previousLocation(in view: UIView?) -> CGPoint {
    Self.convert(lastPlace, self.view?.window, view)
  }

  private static func convert(_ point: CGPoint, _ window: UIWindow?, _ view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }
}
