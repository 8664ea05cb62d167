public import Combine

extension UIControl {
  /// A publisher of a control's events, without end. See `publisher(for:)`.
  public struct EventPublisher<Control: UIControl>: Publisher {
    public typealias Output = Control
    public typealias Failure = Never

    let control: Control
    let events: UIControl.Event

    /// To be called on the main thread, on which it delivers. A subscription does not hold the
    /// control, and goes silent with it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Control, S.Failure == Never {
      // What is taken across is used on the main thread alone: that this is one is checked.
      nonisolated(unsafe) let subscriber = subscriber
      let (control, events) = (control, events)
      MainActor.assumeIsolated {
        control.publishedEvents
          .filter { !$0.isDisjoint(with: events) }
          .compactMap { [weak control] _ in control }
          .subscribe(subscriber)
      }
    }
  }
}

/// What has publishers of events: every control, with its own type as the output.
@MainActor
public protocol ControlEventSource: UIControl {}

extension UIControl: ControlEventSource {}

extension ControlEventSource {
  /// The control, each time that one of `events` happens.
  public func publisher(for events: UIControl.Event) -> UIControl.EventPublisher<Self> {
    UIControl.EventPublisher(control: self, events: events)
  }
}
