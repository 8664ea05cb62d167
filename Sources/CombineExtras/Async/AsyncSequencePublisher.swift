import Combine

/// A publisher of the elements of an asynchronous sequence.
///
/// Each subscriber iterates for itself, in a task. The sequence is asked for an element only when
/// the subscriber has asked for a value; the task ends when demand does, and another goes on from
/// there at the next request. Values and completion come on the task's executor. A cancel cancels
/// the task. Its end after a cancel, as an error or not, is not passed on.
public struct AsyncSequencePublisher<Base: AsyncSequence & Sendable>: Publisher {
  public typealias Output = Base.Element
  public typealias Failure = Base.Failure

  /// The sequence whose elements are sent.
  public let base: Base

  /// The priority of the tasks that iterate.
  public let priority: TaskPriority?

  @inlinable
  public init(_ base: Base, priority: TaskPriority? = nil) {
    self.base = base
    self.priority = priority
  }

  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(
      subscription: Inner(iterator: base.makeAsyncIterator(), priority: priority, subscriber))
  }
}

/// What a task runs, the type of the downstream forgotten: that is not known to be sendable.
@usableFromInline
protocol TaskBody: AnyObject, Sendable {
  func run() async
}

extension AsyncSequencePublisher {
  /// `@unchecked Sendable`: `state` guards whose turn it is; the iterator and the downstream are
  /// touched by the one task that runs.
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscription, TaskBody, @unchecked Sendable
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline
    struct State {
      @usableFromInline var demand = Subscribers.Demand.none
      @usableFromInline var isRunning = false
      @usableFromInline var isEnded = false

      /// Counts the tasks.
      @usableFromInline var number = 0
      @usableFromInline var task: Task<Void, Never>?

      @inlinable
      init() {}
    }

    @exclusivity(unchecked) @usableFromInline var iterator: Base.AsyncIterator
    @exclusivity(unchecked) @usableFromInline var downstream: Downstream?
    @usableFromInline let priority: TaskPriority?
    @usableFromInline let state = Lock(State())

    @inlinable
    init(iterator: Base.AsyncIterator, priority: TaskPriority?, _ downstream: Downstream) {
      self.iterator = iterator
      self.priority = priority
      self.downstream = downstream
    }

    @inlinable
    func request(_ demand: Subscribers.Demand) {
      let next = state.withLock { state -> Int? in
        state.demand += demand
        if state.isRunning || state.isEnded || state.demand == .none { return nil }
        state.isRunning = true
        state.number += 1
        return state.number
      }
      guard let number = next else { return }
      let body: any TaskBody = self
      let task = Task(priority: priority) { await body.run() }
      let isEnded = state.withLock { state in
        // The task may be over already, and another may have taken its place.
        if state.number == number, state.isRunning { state.task = task }
        return state.isEnded
      }
      if isEnded { task.cancel() }
    }

    /// Sends elements for as long as there is demand.
    @inlinable
    func run() async {
      var more = Subscribers.Demand.none
      while takeTurn(adding: more) {
        do {
          guard let element = try await iterator.next(isolation: nil) else {
            return end(.finished)
          }
          if state.withLock({ $0.isEnded }) { return end(nil) }
          more = downstream?.receive(element) ?? .none
        } catch {
          return end(.failure(error))
        }
      }
    }

    /// Takes one off the demand; without any, gives up running.
    @inlinable
    func takeTurn(adding more: Subscribers.Demand) -> Bool {
      let (goesOn, isEnded) = state.withLock { state -> (Bool, Bool) in
        state.demand += more
        if state.isEnded { return (false, true) }
        if state.demand > .none {
          state.demand -= 1
          return (true, false)
        }
        state.isRunning = false
        state.task = nil
        return (false, false)
      }
      if isEnded { downstream = nil }
      return goesOn
    }

    @inlinable
    func end(_ completion: Subscribers.Completion<Failure>?) {
      let isFirst = state.withLock { state in
        defer {
          state.isEnded = true
          state.task = nil
        }
        return !state.isEnded
      }
      let subscriber = downstream
      downstream = nil
      if isFirst, let completion { subscriber?.receive(completion: completion) }
    }

    @inlinable
    func cancel() {
      let (task, isRunning) = state.withLock { state in
        defer {
          state.isEnded = true
          state.task = nil
        }
        return (state.task, state.isRunning)
      }
      task?.cancel()
      // A task that runs releases the downstream itself, which it may be using.
      if !isRunning { downstream = nil }
    }
  }
}

extension AsyncSequence where Self: Sendable {
  /// A publisher of the elements. See ``AsyncSequencePublisher``.
  @inlinable public var publisher: AsyncSequencePublisher<Self> {
    AsyncSequencePublisher(self)
  }
}

extension AnyPublisher {
  /// A publisher of the elements of `sequence`. See ``AsyncSequencePublisher``.
  @inlinable
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base, priority: TaskPriority? = nil)
  where Base.Element == Output, Base.Failure == Failure {
    self.init(AsyncSequencePublisher(sequence, priority: priority))
  }
}
