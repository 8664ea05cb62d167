import Combine
import CombineTesting
import Foundation
import TestSupport
import Testing

/// Random pipelines under random events, against the laws that hold for every publisher: one
/// subscription first, no value beyond the demand, at most one completion, nothing after it or after
/// a cancel, every source let go, nothing left scheduled, everything released.
///
/// `TRIBUTARY_SEEDS` is how many seeds are run, `TRIBUTARY_SEED` the first of them. With
/// `TRIBUTARY_TRACE` each seed is printed before it runs, to find one that traps.
@Suite("Laws of all operators")
struct OperatorLawTests {
  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  @Test(.holds(1, 2)) func holdInRandomPipelines() {
    let first = Self.setting("TRIBUTARY_SEED") ?? 1
    let count = Self.setting("TRIBUTARY_SEEDS") ?? 3000
    let isTraced = ProcessInfo.processInfo.environment["TRIBUTARY_TRACE"] != nil
    var reported: Set<String> = []
    for seed in first..<(first + count) {
      if isTraced { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
      let lawCase = LawCase(seed: seed)
      if lawCase.steps.isEmpty { continue }
      guard let fault = lawCase.faults().first else { continue }
      let smallest = lawCase.reduced { $0.faults().contains(fault) }
      // One report for each operator and law.
      if reported.insert("\(smallest.steps.last?.lawOperator.name ?? ""): \(fault)").inserted {
        Issue.record("seed \(seed): \(fault)\n\(smallest)")
      }
    }
  }

  @Test func everyOperatorIsDrawn() {
    let drawn = Set((1...3000).flatMap { LawCase(seed: $0).steps.map(\.index) })
    #expect(drawn.count == LawOperator.all.count)
  }
}
