import Foundation
import Redux

/// What reached the reducer of a test's store, in order.
///
/// `@unchecked Sendable`: `lock` guards the variables; states and actions are handed over.
final class ActionLog<State>: @unchecked Sendable {
  /// An action that was reduced.
  struct Entry {
    var action: any Action
    var before: State
    var after: State
    /// The number of the `send` that brought it; `nil` for what effects dispatched.
    var sending: Int?
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var lastSending = 0
  /// The last `send` whose way is over.
  private var lastSent = 0
  /// The `send` whose own way to the reducer is under way, and how many dispatches are inside it.
  private var sending: Int?
  private var depth = 0

  /// The number of a new `send`.
  func beginSending() -> Int {
    lock.withLock {
      lastSending += 1
      return lastSending
    }
  }

  /// Watches the outer end of the chain. The chain is one thread's at a time.
  var middleware: Middleware<State> {
    { [self] _, _ in
      { next in
        { [self] action in
          if let sent = action as? SentAction {
            lock.withLock { (sending, depth) = (sent.number, 0) }
            next(sent.action)
            lock.withLock { (sending, lastSent) = (nil, sent.number) }
          } else {
            lock.withLock { depth += 1 }
            next(action)
            lock.withLock { depth -= 1 }
          }
        }
      }
    }
  }

  /// Watches the inner end of the chain.
  func watching(_ reducer: @escaping Reducer<State>) -> Reducer<State> {
    { [self] action, state in
      let new = reducer(action, state)
      if let state {
        lock.withLock {
          let number = depth == 0 ? sending : nil
          // A middleware that passes on more than it got: the first is what was sent.
          if number != nil { sending = nil }
          entries.append(Entry(action: action, before: state, after: new, sending: number))
        }
      }
      return new
    }
  }

  /// The actions of effects that no test has received yet.
  var waiting: [Entry] {
    lock.withLock { entries.filter { $0.sending == nil } }
  }

  /// Waits until the way of a `send` is over: another thread that has the chain may have to go it.
  ///
  /// - Returns: Whether it is over within so many seconds.
  func waitForSent(_ number: Int, seconds: TimeInterval) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while lock.withLock({ lastSent < number }) {
      guard Date() < end else { return false }
      Thread.sleep(forTimeInterval: 0.0001)
    }
    return true
  }

  /// Takes out what a `send` brought to the reducer.
  func takeSent(_ number: Int) -> Entry? {
    take { $0.sending == number }
  }

  /// Takes out the first action of an effect that `matches`.
  func takeReceived(_ matches: (Entry) -> Bool) -> Entry? {
    take { $0.sending == nil && matches($0) }
  }

  private func take(_ matches: (Entry) -> Bool) -> Entry? {
    let all = lock.withLock { entries }
    // The closure may be a test's: not under the lock. Others only append meanwhile.
    guard let index = all.firstIndex(where: matches) else { return nil }
    return lock.withLock { entries.remove(at: index) }
  }
}

/// An action on its way from a test to the outer end of the chain.
struct SentAction: Action {
  var action: any Action
  var number: Int
}
