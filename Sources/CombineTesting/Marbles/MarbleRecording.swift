import Combine

/// A subscriber that records what a publisher does, and in which frame, to be compared with a
/// diagram.
///
/// ```swift
/// let recording = scheduler.record(model.$results)
/// scheduler.advance(by: 3)
/// recording.expect("a--b", values: ["a": [], "b": ["Solaris"]])
/// ```
public final class MarbleRecording<Input, Failure: Error>: Subscriber, Cancellable {
  private struct State {
    var events: [ScriptEvent<Input, Failure>] = []
    var subscription: (any Subscription)?
    var isCancelled = false
    var cancellationFrame: Int?
  }

  private let demand: Subscribers.Demand
  private let clock: FrameClock
  private let state = LockedBox(State())

  init(demand: Subscribers.Demand, clock: FrameClock) {
    self.demand = demand
    self.clock = clock
  }

  /// What has come, with the frames since the recording began.
  public var events: [ScriptEvent<Input, Failure>] { state.withLock { $0.events } }

  /// The values that have come.
  public var values: [Input] {
    events.compactMap { if case .value(let value) = $0.kind { value } else { nil } }
  }

  /// The frame in which the recording was cancelled.
  var cancellationFrame: Int? { state.withLock { $0.cancellationFrame } }

  /// The present frame.
  var frame: Int { clock.position().frame }

  /// Asks for `demand` more values.
  public func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock { $0.subscription }
    subscription?.request(demand)
  }

  /// Ends the subscription; what was recorded stays.
  public func cancel() {
    let frame = clock.position().frame
    let subscription = state.withLock { state in
      defer { state.subscription = nil }
      if !state.isCancelled { state.cancellationFrame = frame }
      state.isCancelled = true
      return state.subscription
    }
    subscription?.cancel()
  }

  public func receive(subscription: any Subscription) {
    let isWanted = state.withLock { state in
      if state.isCancelled || state.subscription != nil { return false }
      state.subscription = subscription
      return true
    }
    if !isWanted {
      subscription.cancel()
    } else if demand > .none {
      subscription.request(demand)
    }
  }

  public func receive(_ input: Input) -> Subscribers.Demand {
    record(.value(input))
    return .none
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    record(.completion(completion))
  }

  private func record(_ kind: ScriptEvent<Input, Failure>.Kind) {
    let position = clock.position()
    var event = ScriptEvent(frame: position.frame, kind: kind)
    event.isBetweenFrames = position.isBetweenFrames
    state.withLock { $0.events.append(event) }
  }
}

extension TestScheduler {
  /// Subscribes to `publisher` and records what it does from now on, with ``frame`` as the measure.
  ///
  /// - Parameter demand: How many values to ask for at the beginning.
  public func record<P: Publisher>(
    _ publisher: P, demand: Subscribers.Demand = .unlimited
  ) -> MarbleRecording<P.Output, P.Failure> {
    let recording = MarbleRecording<P.Output, P.Failure>(demand: demand, clock: frameClock())
    publisher.subscribe(recording)
    return recording
  }
}
