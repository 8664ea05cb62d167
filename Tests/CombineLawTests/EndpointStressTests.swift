import Combine
import CombineTesting
import TestSupport
import Testing

/// Subjects, futures, published properties, shared and cold publishers with several subscribers,
/// used from several threads at once: values, requests, completions, cancels, subscribers that come
/// and go, sends and cancels from inside a delivery, and an owner that lets go meanwhile.
@Suite("Endpoints on many threads")
struct EndpointStressTests {
  @Test(.holds(35, 43, 76), arguments: EndpointKind.all, EndpointRound.Ending.allCases)
  func keepTheRules(kind: EndpointKind, ending: EndpointRound.Ending) {
    for _ in 0..<3 {
      let tracker = LifetimeTracker()
      let faults = EndpointRound(kind, ending, tracker).run()
      #expect(faults.isEmpty)
      #expect(tracker.count == 0, "objects are still alive")
    }
  }
}
