import AllocationCounter

/// One piece of work, done with Combine and by hand.
struct Benchmark: Sendable {
  /// What the work is.
  let name: String

  /// How many elements, sends or cycles one run handles: costs are given for one of them.
  let count: Int

  /// How many blocks of memory Combine may allocate for one of them.
  let allocations: Double

  /// The work by hand, as a loop or a plain callback.
  let byHand: @Sendable (Int) -> Int

  /// The same work with Combine. Both give the same number, so that neither can be optimised away
  /// and a wrong result shows.
  let withCombine: @Sendable (Int) -> Int

  init(
    name: String, count: Int, allocations: Double = 0,
    byHand: @escaping @Sendable (Int) -> Int, withCombine: @escaping @Sendable (Int) -> Int
  ) {
    self.name = name
    self.count = count
    self.allocations = allocations
    self.byHand = byHand
    self.withCombine = withCombine
  }
}

/// What one benchmark has cost.
struct Measurement {
  let name: String
  let nanosecondsByHand: Double
  let nanosecondsWithCombine: Double

  /// The blocks that Combine has allocated for one element; `nil` where they cannot be counted.
  let allocations: Double?

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
      guard handResult == combineResult else {
        fatalError("\(name): \(handResult) by hand, \(combineResult) with Combine")
      }
      if round > 0 {  // the first round warms up caches and metadata
        byHand.append(handCost)
        combine.append(combineCost)
      }
    }
    return Measurement(
      name: name, nanosecondsByHand: median(byHand), nanosecondsWithCombine: median(combine),
      allocations: countAllocations())
  }

  private func cost(of work: (Int) -> Int) -> (result: Int, nanoseconds: Double) {
    let start = processorNanoseconds()
    let result = work(count)
    return (result, Double(processorNanoseconds() - start) / Double(count))
  }

  /// The blocks allocated for one element: what a run of three times as many allocates more, so
  /// that what is allocated once a run does not count.
  func countAllocations() -> Double? {
    guard allocation_counter_works() else { return nil }
    let elements = min(count, 10_000)
    _ = withCombine(elements)
    let few = allocations(in: withCombine, elements)
    let many = allocations(in: withCombine, 3 * elements)
    return (Double(many) - Double(few)) / Double(2 * elements)
  }

  /// Whether `counted` blocks an element are within what is allowed, but for what a growing buffer
  /// or the runtime's caches allocate now and then.
  func isWithinBudget(_ counted: Double) -> Bool {
    counted <= allocations + 0.02
  }

  private func allocations(in work: (Int) -> Int, _ elements: Int) -> UInt64 {
    allocation_counter_start()
    _ = work(elements)
    return allocation_counter_stop()
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
