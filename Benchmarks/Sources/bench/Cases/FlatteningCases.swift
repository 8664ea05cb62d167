import Combine

let flatteningBenchmarks = [
  Benchmark(
    name: "flatMap: 3 inner elements each (per outer)", count: 100_000, allocations: 2,
    byHand: { count in
      let inner = opaque { (x: Int) in [x, x &+ 1, x &+ 2] }
      var sum = 0
      for x in 0..<count {
        for y in inner(x) { sum &+= y }
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = (0..<count).publisher.eraseToAnyPublisher()
        .flatMap { x in [x, x &+ 1, x &+ 2].publisher }
        .sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "switchToLatest of Just (per switch)", count: 100_000, allocations: 1,
    byHand: { count in
      let inner = opaque { (x: Int) in [x] }
      var sum = 0
      for x in 0..<count {
        for y in inner(x) { sum &+= y }
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let subject = PassthroughSubject<Just<Int>, Never>()
      let cancellable = subject.switchToLatest().sink { sum &+= $0 }
      for x in 0..<count { subject.send(Just(x)) }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "flatMap of Just (per outer)", count: 200_000, allocations: 1,
    byHand: { count in
      let inner = opaque { (x: Int) in x }
      var sum = 0
      for x in 0..<count { sum &+= inner(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).flatMap { Just($0) }.sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "flatMap(maxPublishers: 1): 3 inner elements each (per outer)", count: 100_000,
    allocations: 2,
    byHand: { count in
      let inner = opaque { (x: Int) in [x, x &+ 1, x &+ 2] }
      var sum = 0
      for x in 0..<count {
        for y in inner(x) { sum &+= y }
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count)
        .flatMap(maxPublishers: .max(1)) { x in [x, x &+ 1, x &+ 2].publisher }
        .sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "flatMap: values of one subject (per value)", count: 1_000_000,
    byHand: { count in
      var sum = 0
      let callbacks = CallbackList<Int>()
      callbacks.add { sum &+= $0 }
      for x in 0..<count { callbacks.send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let subject = PassthroughSubject<Int, Never>()
      let cancellable = Just(subject).flatMap { $0 }.sink { sum &+= $0 }
      for x in 0..<count { subject.send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "switchToLatest: values of one subject (per value)", count: 1_000_000,
    byHand: { count in
      var sum = 0
      let callbacks = CallbackList<Int>()
      callbacks.add { sum &+= $0 }
      for x in 0..<count { callbacks.send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let subject = PassthroughSubject<Int, Never>()
      let cancellable = Just(subject).switchToLatest().sink { sum &+= $0 }
      for x in 0..<count { subject.send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
]
