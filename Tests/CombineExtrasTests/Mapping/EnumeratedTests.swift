import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("enumerated")
struct EnumeratedTests {
  @Test func numbersTheValuesAnewForEachSubscription() {
    let publisher = ["a", "b", "c"].publisher.enumerated(initial: 5)
    for _ in 0..<2 {
      var texts: [String] = []
      _ = publisher.sink { texts.append("\($0.index)\($0.element)") }
      #expect(texts == ["5a", "6b", "7c"])
    }
  }

  @Test func passesDemandCancelAndCompletionThrough() {
    expectPassesThrough { $0.enumerated() }
    expectReleases { $0.enumerated() }
  }
}
