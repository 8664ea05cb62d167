import Combine

private struct Point {
  var x: Int
  var y: Int
}

let mappingBenchmarks = [
  Benchmark(
    name: "map, map to optional, replaceNil", count: 1_000_000,
    byHand: { count in
      let increment = opaque { (x: Int) in x &+ 1 }
      let odd = opaque { (x: Int) in x & 1 == 0 ? nil : x }
      var sum = 0
      for x in 0..<count { sum &+= odd(increment(x)) ?? 7 }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).map { $0 &+ 1 }.map { $0 & 1 == 0 ? nil : $0 }
        .replaceNil(with: 7).sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "map of two key paths", count: 1_000_000,
    byHand: { count in
      let point = opaque { (x: Int) in Point(x: x, y: 1) }
      let (first, second) = opaque((\Point.x, \Point.y))
      var sum = 0
      for x in 0..<count {
        let value = point(x)
        sum &+= value[keyPath: first] &+ value[keyPath: second]
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).map { Point(x: $0, y: 1) }.map(\.x, \.y)
        .sink { sum &+= $0 &+ $1 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "tryMap", count: 1_000_000,
    byHand: { count in
      let increment = opaque { (x: Int) throws -> Int in
        if x < 0 { throw Fault() }
        return x &+ 1
      }
      var sum = 0
      for x in 0..<count { sum &+= (try? increment(x)) ?? 0 }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count)
        .tryMap { x in
          if x < 0 { throw Fault() }
          return x &+ 1
        }
        .sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0 })
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "scan", count: 1_000_000,
    byHand: { count in
      let add = opaque { (sum: Int, x: Int) in sum &+ x }
      var sum = 0
      var running = 0
      for x in 0..<count {
        running = add(running, x)
        sum &+= running
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).scan(0) { $0 &+ $1 }.sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
]
