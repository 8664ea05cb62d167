/// One piece of work, done with Combine and by hand.
struct Benchmark: Sendable {
  /// What the work is.
  let name: String

  /// How many elements, sends or cycles one run handles: costs are given for one of them.
  let count: Int

  /// The work by hand, as a loop or a plain callback.
  let byHand: @Sendable (Int) -> Int

  /// The same work with Combine. Both give the same number, so that neither can be optimised away
  /// and a wrong result shows.
  let withCombine: @Sendable (Int) -> Int
}

/// What one benchmark has cost.
struct Measurement {
  let name: String
  let nanosecondsByHand: Double
  let nanosecondsWithCombine: Double

  var ratio: Double { nanosecondsWithCombine / nanosecondsByHand }
}

extension Benchmark {
  /// Runs both forms by turns, so that a change of the machine's speed meets both, and takes the
  /// medians.
  func measure(rounds: Int) -> Measurement {
    var byHand: [Double] = []
    var combine: [Double] = []
    for round in 0...rounds {
      let (handResult, handCost) = cost(of: self.byHand)
      let (combineResult, combineCost) = cost(of: withCombine)
      precondition(handResult == combineResult, "\(name): \(handResult) ≠ \(combineResult)")
      if round > 0 {  // the first round warms up caches and metadata
        byHand.append(handCost)
        combine.append(combineCost)
      }
    }
    return Measurement(
      name: name, nanosecondsByHand: median(byHand), nanosecondsWithCombine: median(combine))
  }

  private func cost(of work: (Int) -> Int) -> (result: Int, nanoseconds: Double) {
    let start = processorNanoseconds()
    let result = work(count)
    return (result, Double(processorNanoseconds() - start) / Double(count))
  }
}

private func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted[sorted.count / 2]
}

/// Keeps the optimiser from seeing what `value` is, as it cannot see into a library's closures.
@inline(never)
func opaque<T>(_ value: T) -> T {
  value
}
