import Combine
import CombineTesting
import Testing

/// A publisher that several subscribers share, and its owner's side.
///
/// `@unchecked Sendable`: it is constant, and what its closures reach guards itself, which is what
/// the stress tests are about.
final class Endpoint: @unchecked Sendable {
  let publisher: LawStage
  let send: (Int) -> Void
  let complete: (Subscribers.Completion<LawError>) -> Void

  /// Something else that the owner may do at any time.
  let disturb: () -> Void

  /// The newest value, of an endpoint that keeps it.
  let current: (() -> Int)?

  init(
    _ publisher: LawStage, send: @escaping (Int) -> Void = { _ in },
    complete: @escaping (Subscribers.Completion<LawError>) -> Void = { _ in },
    disturb: @escaping () -> Void = {}, current: (() -> Int)? = nil
  ) {
    self.publisher = publisher
    self.send = send
    self.complete = complete
    self.disturb = disturb
    self.current = current
  }
}

/// How an endpoint is made, and what it promises to a subscriber that was there from the start.
struct EndpointKind: CustomTestStringConvertible, Sendable {
  enum Promise {
    /// Each value once; in the same order to all who ask for everything.
    case everyValue

    /// One value to each, the same to all.
    case oneValue

    /// The numbers from 0, in order.
    case numbersInOrder

    /// As many values as are sent.
    case everySignal

    /// No more than the laws say.
    case laws
  }

  let testDescription: String
  let promise: Promise

  /// Whether it ends when its owner completes it.
  let completes: Bool

  /// Whether it gives a subscriber no more than that has asked for.
  let countsDemand: Bool

  let make: @Sendable (LawContext) -> Endpoint

  init(
    _ name: String, _ promise: Promise, completes: Bool = true, countsDemand: Bool = true,
    _ make: @escaping @Sendable (LawContext) -> Endpoint
  ) {
    testDescription = name
    self.promise = promise
    self.completes = completes
    self.countsDemand = countsDemand
    self.make = make
  }
}

extension LawContext {
  /// An endpoint fed by `subject`.
  func endpoint<S: Subject<Int, LawError>>(
    _ subject: S, disturb: @escaping () -> Void = {},
    _ share: (S) -> some Publisher<Int, LawError>
  ) -> Endpoint {
    let token = tracker.token()
    return Endpoint(
      watched(share(subject)),
      send: { value in withExtendedLifetime(token) { subject.send(value) } },
      complete: { subject.send(completion: $0) }, disturb: disturb)
  }
}
