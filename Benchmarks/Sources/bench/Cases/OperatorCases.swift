import Combine

let operatorBenchmarks = [
  Benchmark(
    name: "range, erased: scan, removeDuplicates", count: 1_000_000,
    byHand: { count in
      let add = opaque { (sum: Int, x: Int) in sum &+ (x & 1) }
      let isSame = opaque { (x: Int, y: Int) in x == y }
      var sum = 0
      var running = 0
      var last: Int?
      for x in 0..<count {
        running = add(running, x)
        if let last, isSame(last, running) { continue }
        last = running
        sum &+= running
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = (0..<count).publisher.eraseToAnyPublisher()
        .scan(0) { $0 &+ ($1 & 1) }.removeDuplicates().sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "range, erased: reduce", count: 1_000_000,
    byHand: { count in
      let add = opaque { (sum: Int, x: Int) in sum &+ x }
      var sum = 0
      for x in 0..<count { sum = add(sum, x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = (0..<count).publisher.eraseToAnyPublisher()
        .reduce(0) { $0 &+ $1 }.sink { sum = $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "receive(on: ImmediateScheduler)", count: 1_000_000,
    byHand: { count in
      let run = opaque { (action: () -> Void) in action() }
      var sum = 0
      for x in 0..<count { run { sum &+= x } }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = (0..<count).publisher.receive(on: ImmediateScheduler.shared)
        .sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "receive(on: serial queue), end to end", count: 200_000, allocations: 4,
    byHand: { count in
      let queue = DispatchQueue(label: "bench")
      nonisolated(unsafe) var sum = 0  // touched on the queue, then read after its last action
      for x in 0..<count { queue.async { sum &+= x } }
      queue.sync {}
      return sum
    },
    withCombine: { count in
      let queue = DispatchQueue(label: "bench")
      let done = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var sum = 0  // touched on the queue, then read after the completion
      let cancellable = (0..<count).publisher.receive(on: queue)
        .sink(receiveCompletion: { _ in done.signal() }, receiveValue: { sum &+= $0 })
      done.wait()
      return withExtendedLifetime(cancellable) { sum }
    }),
]
