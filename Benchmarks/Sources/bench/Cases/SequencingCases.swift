import Combine

let sequencingBenchmarks = [
  Benchmark(
    name: "dropFirst, prefix", count: 1_000_000,
    byHand: { count in
      let same = opaque { (x: Int) in x }
      var sum = 0
      var dropped = 0
      var taken = 0
      for x in 0..<count {
        let y = same(x)
        if dropped < 10 {
          dropped += 1
          continue
        }
        if taken == count { break }
        taken += 1
        sum &+= y
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).dropFirst(10).prefix(count).sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "drop(while:), prefix(while:)", count: 1_000_000,
    byHand: { count in
      let isEarly = opaque { (x: Int) in x < 10 }
      let isWanted = opaque { (x: Int) in x >= 0 }
      var sum = 0
      var drops = true
      for x in 0..<count {
        if drops, isEarly(x) { continue }
        drops = false
        if !isWanted(x) { break }
        sum &+= x
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).drop { $0 < 10 }.prefix { $0 >= 0 }.sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "output(in:)", count: 1_000_000,
    byHand: { count in
      let same = opaque { (x: Int) in x }
      var sum = 0
      for x in 0..<count where (10..<count).contains(x) { sum &+= same(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).output(in: 10..<count).sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "prepend, append", count: 1_000_000,
    byHand: { count in
      let same = opaque { (x: Int) in x }
      var sum = 0
      for x in [1, 2, 3] { sum &+= same(x) }
      for x in 0..<count { sum &+= same(x) }
      for x in [4, 5, 6] { sum &+= same(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).prepend(1, 2, 3).append(4, 5, 6).sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "drop(untilOutputFrom:), prefix(untilOutputFrom:)", count: 1_000_000,
    byHand: { count in
      var sum = 0
      let values = CallbackList<Int>()
      let begin = CallbackList<Int>()
      let end = CallbackList<Int>()
      var hasBegun = false
      var hasEnded = false
      begin.add { _ in hasBegun = true }
      end.add { _ in hasEnded = true }
      values.add { x in if hasBegun, !hasEnded { sum &+= x } }
      begin.send(0)
      for x in 0..<count { values.send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let values = PassthroughSubject<Int, Never>()
      let begin = PassthroughSubject<Int, Never>()
      let end = PassthroughSubject<Int, Never>()
      let cancellable = values.drop(untilOutputFrom: begin).prefix(untilOutputFrom: end)
        .sink { sum &+= $0 }
      begin.send(0)
      for x in 0..<count { values.send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
]
