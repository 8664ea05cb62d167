public import CombineCore
public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of one name. Apple's `NotificationCenter.Publisher`.
  public struct Publisher: CombineCore.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The center to which the notifications are posted.
    public let center: NotificationCenter

    /// The notifications' name.
    public let name: Notification.Name

    /// The object whose notifications are published; `nil` for those of any object.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      // `nonisolated(unsafe)`: a subject may be sent to on any thread.
      nonisolated(unsafe) let subject = PassthroughSubject<Notification, Never>()
      let observation = center.addObserver(forName: name, object: object, queue: nil) {
        subject.send($0)
      }
      let subscription = NotificationSubscription<Notification>(
        onCancel: AnyCancellable { [center] in center.removeObserver(observation) })
      subscription.attach(subscriber, to: subject)
    }
  }

  /// The notifications of the name `name`, of `object` alone or of any object.
  ///
  /// The center is observed from the subscription to its cancel. A notification is delivered on
  /// the thread that posts it, within the posting, unless another thread is delivering one: then
  /// that thread delivers it next. One that the subscriber does not want at that moment is lost.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> NotificationCenter.Publisher
  {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center == rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// A subscription to a notification center, which shows itself by Apple's name.
private final class NotificationSubscription<Output>: FeedSubscription<Output>,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  var description: String { "NotificationCenter Observer" }
  var playgroundDescription: Any { description }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
