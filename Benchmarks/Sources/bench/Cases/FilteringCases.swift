import Combine

let filteringBenchmarks = [
  Benchmark(
    name: "filter, compactMap", count: 1_000_000,
    byHand: { count in
      let isEven = opaque { (x: Int) in x & 1 == 0 }
      let third = opaque { (x: Int) in x & 2 == 0 ? nil : x }
      var sum = 0
      for x in 0..<count where isEven(x) {
        if let y = third(x) { sum &+= y }
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).filter { $0 & 1 == 0 }
        .compactMap { $0 & 2 == 0 ? nil : $0 }.sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "tryFilter", count: 1_000_000,
    byHand: { count in
      let isEven = opaque { (x: Int) throws -> Bool in
        if x < 0 { throw Fault() }
        return x & 1 == 0
      }
      var sum = 0
      for x in 0..<count where (try? isEven(x)) ?? false { sum &+= x }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count)
        .tryFilter { x in
          if x < 0 { throw Fault() }
          return x & 1 == 0
        }
        .sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0 })
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "removeDuplicates", count: 1_000_000,
    byHand: { count in
      let isSame = opaque { (x: Int, y: Int) in x == y }
      var sum = 0
      var last: Int?
      for x in 0..<count {
        let y = x >> 1
        if let last, isSame(last, y) { continue }
        last = y
        sum &+= y
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).map { $0 >> 1 }.removeDuplicates().sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "replaceEmpty, ignoreOutput", count: 1_000_000,
    byHand: { count in
      let ignore = opaque { (x: Int) in }
      for x in 0..<count { ignore(x) }
      return 1
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).replaceEmpty(with: 1).ignoreOutput()
        .sink(receiveCompletion: { _ in sum += 1 }, receiveValue: { _ in })
      return withExtendedLifetime(cancellable) { sum }
    }),
]
