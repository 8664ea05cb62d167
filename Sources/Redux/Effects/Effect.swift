import Combine

/// Work with side effects as a value: what a store runs beside its reducer, and whose results come
/// back as actions.
///
/// ```swift
/// store.dispatch(
///   Effect.publisher(service.user(id: id).map { SetUser(user: $0) }.replaceError(with: Failed()))
///     .cancellable(id: "user", cancelInFlight: true))
/// ```
///
/// An effect is an action: it passes the middleware, and in the place of the reducer the store runs
/// it. The state does not change by that. ``Store/run(_:)`` runs one without the middleware, and can
/// be waited for.
///
/// Nothing that a cancelled effect sends reaches the store. Effects end with their store.
///
/// `@unchecked Sendable`: it never changes, and what it runs is handed over with it.
public struct Effect: Action, @unchecked Sendable {
  /// Sends actions to the store that runs the effect, unless the effect was cancelled.
  public typealias Send = @Sendable (any Action) -> Void

  indirect enum Operation {
    case none
    case task(TaskPriority?, @Sendable (@escaping Send) async -> Void)

    /// Something that sends until it calls the closure for its end, or is cancelled.
    case source((_ send: @escaping Send, _ end: @escaping () -> Void) -> AnyCancellable)
    case merged([Effect])
    case concatenated([Effect])
    case cancel(AnyHashable)
    case identified(Effect, AnyHashable, cancelInFlight: Bool)
    case debounced(Effect, AnyHashable, delay: Delay)
    case throttled(Effect, AnyHashable, latest: Bool, delay: Delay)
  }

  /// Calls the closure after a time that it knows.
  typealias Delay = (@escaping () -> Void) -> Void

  let operation: Operation

  /// No work.
  public static let none = Effect(operation: .none)

  /// Runs `work` in a task, which sends actions as it goes. Cancelling the effect cancels the task.
  public static func run(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable (_ send: @escaping Send) async -> Void
  ) -> Effect {
    Effect(operation: .task(priority, work))
  }

  /// Runs `work` in a task and sends the action that it gives, if any.
  public static func task(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async -> (any Action)?
  ) -> Effect {
    run(priority: priority) { send in
      if let action = await work() { send(action) }
    }
  }

  /// Subscribes to `publisher` and sends the actions that it publishes, until it completes.
  public static func publisher<P: Publisher>(_ publisher: P) -> Effect
  where P.Output: Action, P.Failure == Never {
    source(of: publisher) { $0 }
  }

  /// Subscribes to `publisher` and sends the actions that it publishes, until it completes.
  public static func publisher<P: Publisher>(_ publisher: P) -> Effect
  where P.Output == any Action, P.Failure == Never {
    source(of: publisher) { $0 }
  }

  private static func source<P: Publisher>(
    of publisher: P, action: @escaping (P.Output) -> any Action
  ) -> Effect where P.Failure == Never {
    Effect(
      operation: .source { send, end in
        publisher.sink(receiveCompletion: { _ in end() }, receiveValue: { send(action($0)) })
      })
  }

  /// Sends `action`.
  public static func send(_ action: any Action) -> Effect {
    Effect(
      operation: .source { send, end in
        send(action)
        end()
        return AnyCancellable {}
      })
  }

  /// Runs all `effects` at the same time.
  public static func merge(_ effects: Effect...) -> Effect {
    Effect(operation: .merged(effects))
  }

  /// Runs `effects` one after another.
  public static func concatenate(_ effects: Effect...) -> Effect {
    Effect(operation: .concatenated(effects))
  }

  /// Cancels the effects of the store that have the identifier `id`, waiting ones included.
  public static func cancel(id: some Hashable) -> Effect {
    Effect(operation: .cancel(AnyHashable(id)))
  }

  /// This effect under the identifier `id`.
  ///
  /// - Parameter cancelInFlight: Whether those that run under that identifier are cancelled when
  ///   this one starts. One that this is a part of is not, so that the identifier can be that of a
  ///   ``debounce(id:for:scheduler:)`` around it.
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect {
    Effect(operation: .identified(self, AnyHashable(id), cancelInFlight: cancelInFlight))
  }

  /// This effect, started when `interval` has passed without another one under the identifier `id`;
  /// that one replaces it, also when it has started.
  public func debounce<S: Scheduler>(
    id: some Hashable, for interval: S.SchedulerTimeType.Stride, scheduler: S
  ) -> Effect {
    Effect(operation: .debounced(self, AnyHashable(id), delay: Self.delay(interval, scheduler)))
  }

  /// This effect, started at once if none was started under the identifier `id` within `interval`.
  ///
  /// - Parameter latest: Whether the last one that came too early is started at the interval's end;
  ///   otherwise those are dropped.
  public func throttle<S: Scheduler>(
    id: some Hashable, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Effect {
    Effect(
      operation: .throttled(
        self, AnyHashable(id), latest: latest, delay: Self.delay(interval, scheduler)))
  }

  private static func delay<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, _ scheduler: S
  ) -> Delay {
    { action in scheduler.schedule(after: scheduler.now.advanced(by: interval), action) }
  }
}
