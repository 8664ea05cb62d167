import Combine

let bufferingBenchmarks = [
  Benchmark(
    name: "buffer, values asked for one by one", count: 1_000_000,
    byHand: { count in
      let same = opaque { (x: Int) in x }
      var buffer: [Int] = []
      var sum = 0
      for x in 0..<count {
        buffer.append(same(x))
        if let y = buffer.popLast() { sum &+= y }
      }
      return sum
    },
    withCombine: { count in
      let taker = OneByOne()
      source(count).buffer(size: 64, prefetch: .keepFull, whenFull: .dropOldest)
        .subscribe(taker)
      return taker.sum
    }),
  Benchmark(
    name: "collect(8)", count: 1_000_000, allocations: 0.125,
    byHand: { count in
      let same = opaque { (x: Int) in x }
      let use = opaque { (values: [Int]) in values.count }
      var sum = 0
      var values: [Int] = []
      values.reserveCapacity(8)
      for x in 0..<count {
        values.append(same(x))
        if values.count == 8 {
          sum &+= use(values)
          values = []
          values.reserveCapacity(8)
        }
      }
      return sum &+ values.count
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).collect(8).sink { sum &+= $0.count }
      return withExtendedLifetime(cancellable) { sum }
    }),
]

/// A subscriber that asks for each value when it has had the one before.
private final class OneByOne: Subscriber {
  typealias Input = Int
  typealias Failure = Never

  private(set) var sum = 0

  func receive(subscription: any Subscription) {
    subscription.request(.max(1))
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    sum &+= input
    return .max(1)
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
