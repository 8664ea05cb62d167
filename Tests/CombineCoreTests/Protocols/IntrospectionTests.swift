import Combine
import CombineTesting
import TestSupport
import Testing

/// Writes down what a hook is told, with the things' descriptions.
private final class LoggingHook: _Introspection {
  var lines: [String] = []
  var identifiers: Set<CombineIdentifier> = []

  func willReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
  where P.Failure == S.Failure, P.Output == S.Input {
    lines.append("will attach \(subscriber)")
  }

  func didReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
  where P.Failure == S.Failure, P.Output == S.Input {
    lines.append("did attach \(subscriber)")
  }

  func willReceive<S: Subscriber>(subscriber: S, subscription: any Subscription) {
    lines.append("will subscribe \(subscriber) to \(subscription)")
    identifiers.insert(subscription.combineIdentifier)
  }

  func didReceive<S: Subscriber>(subscriber: S, subscription: any Subscription) {
    lines.append("did subscribe \(subscriber) to \(subscription)")
  }

  func willReceive<S: Subscriber>(subscriber: S, input: S.Input) {
    lines.append("will give \(subscriber) \(input)")
  }

  func didReceive<S: Subscriber>(
    subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand
  ) {
    lines.append("did give \(subscriber) \(input): \(resultingDemand)")
  }

  func willReceive<S: Subscriber>(
    subscriber: S, completion: Subscribers.Completion<S.Failure>
  ) {
    lines.append("will end \(subscriber) \(completion)")
  }

  func didReceive<S: Subscriber>(
    subscriber: S, completion: Subscribers.Completion<S.Failure>
  ) {
    lines.append("did end \(subscriber) \(completion)")
  }

  func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {
    lines.append("will ask \(subscription) for \(demand)")
  }

  func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {
    lines.append("did ask \(subscription) for \(demand)")
  }

  func willCancel(subscription: any Subscription) {
    lines.append("will cancel \(subscription)")
  }

  func didCancel(subscription: any Subscription) {
    lines.append("did cancel \(subscription)")
  }
}

/// A subscriber that a hook shows by its own name.
private final class Reader: Subscriber, CustomStringConvertible {
  var subscription: (any Subscription)?
  var values: [Int] = []
  let description = "reader"

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.max(2))
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    return .max(1)
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}

/// A hook sees the subscriptions of the whole process: each test has one of its own.
@Suite("_Introspection", .holds(259))
struct IntrospectionTests {
  @Test("259: an enabled hook sees pairs of calls around each event, of the things themselves")
  func events() async {
    await #expect(processExitsWith: .success) {
      let hook = LoggingHook()
      hook.enable()
      let subject = PassthroughSubject<Int, Never>()
      let reader = Reader()
      subject.removeDuplicates().subscribe(reader)
      subject.send(4)
      subject.send(completion: .finished)
      hook.disable()
      let expected = [
        "will attach reader",
        "will attach RemoveDuplicates",
        "will subscribe RemoveDuplicates to PassthroughSubject",
        "will subscribe reader to RemoveDuplicates",
        "will ask RemoveDuplicates for max(2)",
        "will ask PassthroughSubject for max(2)",
        "did ask PassthroughSubject for max(2)",
        "did ask RemoveDuplicates for max(2)",
        "did subscribe reader to RemoveDuplicates",
        "did subscribe RemoveDuplicates to PassthroughSubject",
        "did attach RemoveDuplicates",
        "did attach reader",
        "will give RemoveDuplicates 4",
        "will give reader 4",
        "did give reader 4: max(1)",
        "did give RemoveDuplicates 4: max(1)",
        "will end RemoveDuplicates finished",
        "will end reader finished",
        "did end reader finished",
        "did end RemoveDuplicates finished",
      ]
      for (index, line) in expected.enumerated() {
        precondition(hook.lines.indices.contains(index), "missing: \(line)")
        precondition(hook.lines[index] == line, "\(hook.lines[index]), not \(line)")
      }
      precondition(hook.lines.count == expected.count, "\(hook.lines.dropFirst(expected.count))")
      precondition(reader.values == [4])
    }
  }

  @Test("259: a subscription that an operator passes on is seen once a request, and as itself")
  func passedOn() async {
    await #expect(processExitsWith: .success) {
      let hook = LoggingHook()
      hook.enable()
      let reader = Reader()
      PassthroughSubject<Int, Never>().map { $0 }.subscribe(reader)
      hook.lines = []
      reader.subscription?.request(.max(3))
      reader.subscription?.cancel()
      let expected = [
        "will ask PassthroughSubject for max(3)", "did ask PassthroughSubject for max(3)",
        "will cancel PassthroughSubject", "did cancel PassthroughSubject",
      ]
      precondition(hook.lines == expected, "\(hook.lines)")
      precondition(hook.identifiers == [reader.subscription!.combineIdentifier])
    }
  }

  @Test(
    "a hook sees nothing before it is enabled nor after it is disabled, and may be enabled twice")
  func enabling() async {
    await #expect(processExitsWith: .success) {
      let hook = LoggingHook()
      let subject = PassthroughSubject<Int, Never>()
      let before = subject.sink { _ in }
      subject.send(1)
      precondition(!hook.isEnabled && hook.lines.isEmpty)
      hook.enable()
      hook.enable()
      precondition(hook.isEnabled)
      let during = subject.sink { _ in }
      precondition(hook.lines.filter { $0.hasPrefix("did attach") }.count == 1, "\(hook.lines)")
      hook.disable()
      precondition(!hook.isEnabled)
      hook.lines = []
      subject.send(2)
      let after = subject.sink { _ in }
      precondition(hook.lines.isEmpty, "\(hook.lines)")
      withExtendedLifetime((before, during, after)) {}
    }
  }
}
