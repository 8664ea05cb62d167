import Combine
import Foundation

/// A publisher with a subscription of its own, as for a control's events.
final class Button {
  fileprivate var handlers: [CombineIdentifier: () -> Void] = [:]
  func tap() { handlers.values.forEach { $0() } }
  var taps: TapPublisher { TapPublisher(button: self) }
}

struct TapPublisher: Publisher {
  typealias Output = Void
  typealias Failure = Never

  let button: Button

  func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    let subscription = TapSubscription(subscriber: subscriber, button: button)
    subscriber.receive(subscription: subscription)
  }
}

private final class TapSubscription<S: Subscriber>: Subscription
where S.Input == Void, S.Failure == Never {
  private var subscriber: S?
  private weak var button: Button?
  private var demand = Subscribers.Demand.none

  init(subscriber: S, button: Button) {
    self.subscriber = subscriber
    self.button = button
    button.handlers[combineIdentifier] = { [weak self] in self?.tapped() }
  }

  func request(_ demand: Subscribers.Demand) { self.demand += demand }

  func cancel() {
    button?.handlers[combineIdentifier] = nil
    subscriber = nil
  }

  private func tapped() {
    guard let subscriber, demand > 0 else { return }
    demand -= 1
    demand += subscriber.receive()
  }
}

/// A subscriber with back pressure.
final class BatchSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  private(set) var batches: [[Input]] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var current: [Input] = []
  private var subscription: Subscription?
  private let size: Int

  init(size: Int) { self.size = size }

  func receive(subscription: Subscription) {
    self.subscription = subscription
    subscription.request(.max(size))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    current.append(input)
    guard current.count == size else { return .none }
    batches.append(current)
    current = []
    return .max(size)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
    subscription = nil
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }
}

/// An operator with a type of its own, and a subject behind it.
extension Publishers {
  struct Tally<Upstream: Publisher>: Publisher {
    typealias Output = (index: Int, value: Upstream.Output)
    typealias Failure = Upstream.Failure

    let upstream: Upstream

    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      upstream.subscribe(Inner(subscriber))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let downstream: Downstream
      private var index = 0

      init(_ downstream: Downstream) { self.downstream = downstream }

      func receive(subscription: Subscription) { downstream.receive(subscription: subscription) }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        defer { index += 1 }
        return downstream.receive((index, input))
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        downstream.receive(completion: completion)
      }
    }
  }
}

extension Publisher {
  func tally() -> Publishers.Tally<Self> { Publishers.Tally(upstream: self) }
}

/// A subject that decorates another.
final class LoggingSubject<Output, Failure: Error>: Subject {
  private let wrapped: PassthroughSubject<Output, Failure>
  private(set) var log: [String] = []

  init(wrapping wrapped: PassthroughSubject<Output, Failure> = .init()) { self.wrapped = wrapped }

  func send(_ value: Output) {
    log.append("\(value)")
    wrapped.send(value)
  }

  func send(completion: Subscribers.Completion<Failure>) { wrapped.send(completion: completion) }
  func send(subscription: Subscription) { wrapped.send(subscription: subscription) }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Failure == Downstream.Failure, Output == Downstream.Input {
    wrapped.receive(subscriber: subscriber)
  }
}

/// A scheduler that erases another.
struct ErasedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let _now: () -> SchedulerTimeType
  private let _minimumTolerance: () -> SchedulerTimeType.Stride
  private let _schedule: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let _scheduleAfter:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let _scheduleInterval:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> Cancellable

  init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    _now = { scheduler.now }
    _minimumTolerance = { scheduler.minimumTolerance }
    _schedule = { scheduler.schedule(options: $0, $1) }
    _scheduleAfter = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    _scheduleInterval = {
      scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4)
    }
  }

  var now: SchedulerTimeType { _now() }
  var minimumTolerance: SchedulerTimeType.Stride { _minimumTolerance() }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _schedule(options, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    _scheduleAfter(date, tolerance, options, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    _scheduleInterval(date, interval, tolerance, options, action)
  }
}

/// A scheduler that runs work on the main queue, at once when already there.
struct UIScheduler: Scheduler {
  typealias SchedulerOptions = Never
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  static let shared = UIScheduler()

  var now: SchedulerTimeType { DispatchQueue.main.now }
  var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  func schedule(options: SchedulerOptions? = nil, _ action: @escaping () -> Void) {
    if Thread.isMainThread { action() } else { DispatchQueue.main.schedule(action) }
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions? = nil, _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions? = nil,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    DispatchQueue.main.schedule(
      after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
