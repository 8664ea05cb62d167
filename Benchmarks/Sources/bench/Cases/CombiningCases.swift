import Combine

let combiningBenchmarks = [
  Benchmark(
    name: "combineLatest of two subjects (per send)", count: 500_000,
    byHand: { count in
      var sum = 0
      var latest: (Int?, Int?) = (nil, nil)
      let first = CallbackList<Int>()
      let second = CallbackList<Int>()
      first.add { x in
        latest.0 = x
        if let y = latest.1 { sum &+= x &+ y }
      }
      second.add { y in
        latest.1 = y
        if let x = latest.0 { sum &+= x &+ y }
      }
      for x in 0..<count { x & 1 == 0 ? first.send(x) : second.send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      let cancellable = first.combineLatest(second).sink { sum &+= $0 &+ $1 }
      for x in 0..<count { x & 1 == 0 ? first.send(x) : second.send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "merge of two subjects (per send)", count: 600_000,
    byHand: { count in
      var sum = 0
      let first = CallbackList<Int>()
      let second = CallbackList<Int>()
      first.add { sum &+= $0 }
      second.add { sum &+= $0 }
      for x in 0..<count { x & 1 == 0 ? first.send(x) : second.send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      let cancellable = first.map { $0 }.merge(with: second).sink { sum &+= $0 }
      for x in 0..<count { x & 1 == 0 ? first.send(x) : second.send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "zip of two subjects (per send)", count: 600_000,
    byHand: { count in
      var sum = 0
      var waiting: [Int] = []
      let first = CallbackList<Int>()
      let second = CallbackList<Int>()
      first.add { waiting.append($0) }
      second.add { y in if let x = waiting.popLast() { sum &+= x &+ y } }
      for x in 0..<count { x & 1 == 0 ? first.send(x) : second.send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      let cancellable = first.zip(second).sink { sum &+= $0 &+ $1 }
      for x in 0..<count { x & 1 == 0 ? first.send(x) : second.send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
]
