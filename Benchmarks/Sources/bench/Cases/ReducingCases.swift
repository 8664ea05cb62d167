import Combine

let reducingBenchmarks = [
  Benchmark(
    name: "count", count: 1_000_000,
    byHand: { count in
      let add = opaque { (sum: Int) in sum + 1 }
      var sum = 0
      for _ in 0..<count { sum = add(sum) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).count().sink { sum = $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "max(by:)", count: 1_000_000,
    byHand: { count in
      let isLess = opaque { (x: Int, y: Int) in x < y }
      var greatest: Int?
      for x in 0..<count {
        if let found = greatest, !isLess(found, x) { continue }
        greatest = x
      }
      return greatest ?? 0
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).max { $0 < $1 }.sink { sum = $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "allSatisfy", count: 1_000_000,
    byHand: { count in
      let isNatural = opaque { (x: Int) in x >= 0 }
      for x in 0..<count where !isNatural(x) { return 0 }
      return 1
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).allSatisfy { $0 >= 0 }.sink { sum = $0 ? 1 : 0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "first(where:), the last value", count: 1_000_000,
    byHand: { count in
      let last = count - 1
      let isFound = opaque { (x: Int) in x == last }
      for x in 0..<count where isFound(x) { return x }
      return 0
    },
    withCombine: { count in
      var sum = 0
      let last = count - 1
      let cancellable = source(count).first { $0 == last }.sink { sum = $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "collect", count: 1_000_000,
    byHand: { count in
      let same = opaque { (x: Int) in x }
      var values: [Int] = []
      for x in 0..<count { values.append(same(x)) }
      return values.count
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).collect().sink { sum = $0.count }
      return withExtendedLifetime(cancellable) { sum }
    }),
]
