import Combine
import CombineTesting
import Dispatch
import TestSupport
import Testing

/// Every operator of the table between two subjects and a subscriber, used from several threads at
/// once: values, requests, completions, cancels, sends and cancels from inside a delivery, and the
/// clock of its scheduler.
@Suite("Operators on many threads")
struct OperatorStressTests {
  /// What ends the round, halfway or when all threads are done.
  enum Ending: CaseIterable, Sendable {
    case finish, failure, cancel, cancelInside, sendsInside, release
  }

  @Test(arguments: Ending.allCases)
  func keepTheRules(ending: Ending) {
    for lawOperator in LawOperator.all {
      for (round, isUnlimited) in [true, false, true].enumerated() {
        let (faults, tracker) = run(lawOperator, ending, isUnlimited, number: round * 2)
        #expect(faults.isEmpty, "\(lawOperator.name), \(ending), unlimited: \(isUnlimited)")
        #expect(tracker.count == 0, "\(lawOperator.name), \(ending): objects are still alive")
      }
    }
  }

  private static let valueCount = 40

  private func run(
    _ lawOperator: LawOperator, _ ending: Ending, _ isUnlimited: Bool, number: Int
  ) -> (Set<String>, LifetimeTracker) {
    let context = LawContext(isConcurrent: true)
    let source = context.source(0)
    let stage = context.watched(lawOperator.apply(source, context, number))
    let link = LockedBox<StressSubscriber?>(nil)
    let subscriber = StressSubscriber(
      isUnlimited: isUnlimited, token: context.tracker.token(),
      onValue: { count in
        switch ending {
        case .cancelInside where count == 3: link.withLock { $0 }?.cancelInside()
        case .sendsInside where count < 10: context.handles[0].send(count)
        default: break
        }
      })
    link.withLock { $0 = subscriber }
    stage.subscribe(subscriber)
    context.scheduler.advance()

    let token = LockedBox<AnyCancellable?>(AnyCancellable { subscriber.cancel() })
    DispatchQueue.concurrentPerform(iterations: 3) { worker in
      work(worker, ending, context, subscriber, token)
    }
    for handle in context.handles { handle.complete(.finished) }
    if !isUnlimited { subscriber.request(10_000) }
    context.scheduler.advance(by: 60)
    var faults = subscriber.faults
    if case .sendsBeyondDemand = lawOperator.quirk { faults.remove("a value beyond the demand") }
    if lawOperator.keepsEveryValue, ending == .finish, isUnlimited {
      let sent = (0..<3).flatMap { worker in
        (0..<Self.valueCount).map { 10_000 + worker * 1000 + $0 }
      }
      let kept = subscriber.values.filter { $0 >= 10_000 }
      if kept.sorted() != sent { faults.insert("\(kept.count) of \(sent.count) values") }
      if subscriber.completionCount != 1 { faults.insert("no completion") }
    }
    token.withLock { $0 }?.cancel()
    context.scheduler.advance(by: 60)
    subscriber.release()
    link.withLock { $0 = nil }
    return (faults, context.tracker)
  }

  private func work(
    _ worker: Int, _ ending: Ending, _ context: LawContext, _ subscriber: StressSubscriber,
    _ token: LockedBox<AnyCancellable?>
  ) {
    for step in 0..<Self.valueCount {
      context.handles[0].send(10_000 + worker * 1000 + step)
      if worker == 0 { continue }
      let other = context.handles[(worker + step) % context.handles.count]
      if context.handles.count > 1 { other.send(worker * 1000 + step) }
      if step % 3 == 0 { subscriber.request(1) }
      if worker == 1, step % 5 == 0 { context.scheduler.advance(by: 1) }
      if worker == 1, step == Self.valueCount / 2 {
        switch ending {
        case .failure: other.complete(.failure(.first))
        case .cancel: subscriber.cancel()
        case .release:
          let held = token.withLock { token in
            defer { token = nil }
            return token
          }
          withExtendedLifetime(held) {}
        case .finish, .cancelInside, .sendsInside: break
        }
      }
    }
  }
}
