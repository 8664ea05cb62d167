import Combine

let subjectBenchmarks = [
  Benchmark(
    name: "passthrough subject: map, filter, sink", count: 1_000_000,
    byHand: { count in
      var sum = 0
      let callbacks = CallbackList<Int>()
      let increment = opaque { (x: Int) in x &+ 1 }
      let isEven = opaque { (x: Int) in x & 1 == 0 }
      callbacks.add { x in
        let y = increment(x)
        if isEven(y) { sum &+= y }
      }
      for x in 0..<count { callbacks.send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let subject = PassthroughSubject<Int, Never>()
      let cancellable = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.sink { sum &+= $0 }
      for x in 0..<count { subject.send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "current-value subject: sink", count: 1_000_000,
    byHand: { count in
      var sum = 0
      let callbacks = CallbackList<Int>()
      callbacks.add { sum &+= $0 }
      for x in 0..<count { callbacks.send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let subject = CurrentValueSubject<Int, Never>(0)
      let cancellable = subject.sink { sum &+= $0 }
      for x in 0..<count { subject.send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "one subject, 10 sinks (per send)", count: 200_000,
    byHand: { count in
      var sum = 0
      let callbacks = CallbackList<Int>()
      for _ in 0..<10 { callbacks.add { sum &+= $0 } }
      for x in 0..<count { callbacks.send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let subject = PassthroughSubject<Int, Never>()
      let cancellables = (0..<10).map { _ in subject.sink { sum &+= $0 } }
      for x in 0..<count { subject.send(x) }
      return withExtendedLifetime(cancellables) { sum }
    }),
  Benchmark(
    name: "build map, filter, sink on a subject and cancel", count: 200_000, allocations: 8,
    byHand: { count in
      let callbacks = CallbackList<Int>()
      var sum = 0
      for x in 0..<count {
        let token = callbacks.add { sum &+= $0 }
        callbacks.remove(token)
        sum &+= x
      }
      return sum
    },
    withCombine: { count in
      let subject = PassthroughSubject<Int, Never>()
      var sum = 0
      for x in 0..<count {
        subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.sink { sum &+= $0 }.cancel()
        sum &+= x
      }
      return sum
    }),
]
