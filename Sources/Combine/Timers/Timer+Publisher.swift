public import CombineCore
public import Foundation

extension Timer {
  /// A publisher of the date, every `interval` seconds from its connection on, on `runLoop` in
  /// `mode`. It publishes nothing before it is connected: see `connect()` and `autoconnect()`.
  ///
  /// As in Apple's framework `tolerance` has no effect: the publisher's `tolerance` is `nil`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date at regular times. Apple's `Timer.TimerPublisher`.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// Seconds between two dates.
    public let interval: TimeInterval

    /// How many seconds a date may come late, if anything is said about it.
    public let tolerance: TimeInterval?

    /// The loop whose thread delivers.
    public let runLoop: RunLoop

    /// The mode in which the loop must run.
    public let mode: RunLoop.Mode

    /// Without effect: a run loop has no options.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// The running timers, one for each connection. `lock` guards them.
    private var timers: [Timer] = []
    private let lock = NSLock()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      FeedSubscription<Date>().attach(subscriber, to: subject)
    }

    /// Starts a timer: the first date comes after one interval. All subscribers get the same dates,
    /// each when it wants one at that moment.
    ///
    /// As in Apple's framework a second connection starts a second timer, and cancelling any
    /// connection stops delivery to all subscribers. May be called on any thread.
    public func connect() -> any Cancellable {
      // `nonisolated(unsafe)`: a subject may be sent to on any thread.
      nonisolated(unsafe) let subject = subject
      let timer = Timer(
        fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true
      ) { _ in
        subject.send(Date())
      }
      if let tolerance { timer.tolerance = tolerance }
      lock.withLock { timers.append(timer) }
      runLoop.add(timer, forMode: mode)
      return TimerConnection(publisher: self)
    }

    fileprivate func stop() {
      let stopped = lock.withLock {
        defer { timers = [] }
        return timers
      }
      for timer in stopped { timer.invalidate() }
    }
  }
}

/// A connection of a timer's publisher.
private struct TimerConnection: Cancellable {
  let publisher: Timer.TimerPublisher

  func cancel() {
    publisher.stop()
  }
}
