import Combine

let sequenceBenchmarks = [
  Benchmark(
    name: "sequence: map, filter, map, sink", count: 1_000_000,
    byHand: mapFilterMapByHand,
    withCombine: { count in
      var sum = 0
      let cancellable = (0..<count).publisher
        .map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }
        .sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "sequence, erased: map, filter, map, sink", count: 1_000_000,
    byHand: mapFilterMapByHand,
    withCombine: { count in
      var sum = 0
      let cancellable = (0..<count).publisher.eraseToAnyPublisher()
        .map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }
        .sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "sequence: the same, erased twice", count: 1_000_000,
    byHand: mapFilterMapByHand,
    withCombine: { count in
      var sum = 0
      let cancellable = (0..<count).publisher.eraseToAnyPublisher()
        .map { $0 &+ 1 }.filter { $0 & 1 == 0 }.eraseToAnyPublisher().map { $0 &* 3 }
        .sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
]

/// The loop that one writes in place of `map`, `filter`, `map` and a sum.
@Sendable
private func mapFilterMapByHand(_ count: Int) -> Int {
  let increment = opaque { (x: Int) in x &+ 1 }
  let isEven = opaque { (x: Int) in x & 1 == 0 }
  let triple = opaque { (x: Int) in x &* 3 }
  var sum = 0
  for x in 0..<count {
    let y = increment(x)
    if isEven(y) { sum &+= triple(y) }
  }
  return sum
}
