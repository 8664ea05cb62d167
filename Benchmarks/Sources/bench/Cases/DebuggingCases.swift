import Combine

/// Swallows what is written to it.
private struct NullStream: TextOutputStream {
  var length = 0

  mutating func write(_ string: String) {
    length &+= string.utf8.count
  }
}

let debuggingBenchmarks = [
  Benchmark(
    name: "handleEvents", count: 1_000_000,
    byHand: { count in
      var seen = 0
      let note = opaque { (x: Int) in seen &+= 1 }
      var sum = 0
      for x in 0..<count {
        note(x)
        sum &+= x
      }
      return sum &+ seen
    },
    withCombine: { count in
      var seen = 0
      var sum = 0
      let cancellable = source(count).handleEvents(receiveOutput: { _ in seen &+= 1 })
        .sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum &+ seen }
    }),
  Benchmark(
    name: "print to a stream that drops it", count: 100_000, allocations: 1,
    byHand: { count in
      var stream = opaque(NullStream())
      var sum = 0
      for x in 0..<count {
        stream.write("values: receive value: (\(x))\n")
        sum &+= x
      }
      return stream.length > 0 ? sum : 0
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).print("values", to: NullStream()).sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
]
