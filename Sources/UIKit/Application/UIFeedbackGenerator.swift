/// Shakes a telephone. A desktop does not shake: nothing happens.
@MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) {}

  public convenience override init() { self.init(style: .medium) }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
