import Combine
import CombineTesting
import Foundation
import Synchronization

/// A subscriber that checks, while several threads are at work, that it gets one thing at a time.
///
/// `@unchecked Sendable`: what it counts is not synchronised on purpose. Serial delivery is what
/// keeps it safe, and the thread sanitizer reports if there is none.
final class StressSubscriber: Subscriber, @unchecked Sendable {
  typealias Input = Int
  typealias Failure = LawError

  private let token: LifetimeTracker.Token
  private let subscription = LockedBox<(any Subscription)?>(nil)

  /// What has been asked for; raised before it is asked for.
  private let granted = Atomic<Int>(0)
  private let isUnlimited: Bool

  /// Runs on each value with its number.
  private let onValue: (Int) -> Void

  private(set) var values: [Int] = []
  private(set) var completionCount = 0
  private(set) var faults: Set<String> = []
  private var depth = 0
  private var owner: ObjectIdentifier?
  private var isCancelledInside = false

  init(isUnlimited: Bool, token: LifetimeTracker.Token, onValue: @escaping (Int) -> Void) {
    self.isUnlimited = isUnlimited
    self.token = token
    self.onValue = onValue
  }

  func request(_ count: Int) {
    granted.add(count, ordering: .sequentiallyConsistent)
    subscription.withLock { $0 }?.request(.max(count))
  }

  func cancel() {
    subscription.withLock { $0 }?.cancel()
  }

  /// Cancels from inside a delivery: no value may follow.
  func cancelInside() {
    cancel()
    isCancelledInside = true
  }

  func release() {
    let held = subscription.withLock { subscription in
      defer { subscription = nil }
      return subscription
    }
    withExtendedLifetime(held) {}
  }

  func receive(subscription: any Subscription) {
    self.subscription.withLock { $0 = subscription }
    if isUnlimited { subscription.request(.unlimited) } else { request(2) }
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    enter()
    defer { leave() }
    if completionCount > 0 { faults.insert("a value after the completion") }
    if isCancelledInside { faults.insert("a value after a cancel from inside") }
    values.append(input)
    if !isUnlimited, values.count > granted.load(ordering: .sequentiallyConsistent) {
      faults.insert("a value beyond the demand")
    }
    onValue(values.count)
    return .none
  }

  func receive(completion: Subscribers.Completion<LawError>) {
    enter()
    defer { leave() }
    completionCount += 1
    if completionCount > 1 { faults.insert("a second completion") }
  }

  private func enter() {
    let thread = ObjectIdentifier(Thread.current)
    if depth > 0, owner != thread { faults.insert("two threads at once") }
    depth += 1
    owner = thread
  }

  private func leave() {
    depth -= 1
  }
}
