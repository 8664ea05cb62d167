import Combine

/// What one writes by hand to act once on the last of several values.
private final class HandWrittenDebounce {
  private let scheduler: ManualScheduler
  private let action: (Int) -> Void
  private var pending: (any Cancellable)?

  init(scheduler: ManualScheduler, action: @escaping (Int) -> Void) {
    self.scheduler = scheduler
    self.action = action
  }

  func receive(_ value: Int) {
    pending?.cancel()
    pending = scheduler.schedule(after: scheduler.now.advanced(by: 10), interval: 10) {
      [unowned self] in
      pending?.cancel()
      action(value)
    }
  }
}

let timingBenchmarks = [
  Benchmark(
    name: "debounce, a value in two on time", count: 200_000, allocations: 3,
    byHand: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = CallbackList<Int>()
      let debounce = HandWrittenDebounce(scheduler: scheduler) { sum &+= $0 }
      values.add { debounce.receive($0) }
      for x in 0..<count {
        values.send(x)
        scheduler.advance(by: x & 1 == 0 ? 1 : 10)
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = PassthroughSubject<Int, Never>()
      let cancellable = values.debounce(for: 10, scheduler: scheduler).sink { sum &+= $0 }
      for x in 0..<count {
        values.send(x)
        scheduler.advance(by: x & 1 == 0 ? 1 : 10)
      }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "throttle, a value in two passed on", count: 200_000, allocations: 2,
    byHand: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = CallbackList<Int>()
      var latest: Int?
      var last = scheduler.now
      values.add { x in
        latest = x
        if last.distance(to: scheduler.now) >= 10 {
          last = scheduler.now
          scheduler.schedule {
            if let x = latest { sum &+= x & 1 }
            latest = nil
          }
        }
      }
      for x in 0..<count {
        values.send(x)
        scheduler.advance(by: 10)
      }
      return sum > 0 ? count : 0
    },
    withCombine: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = PassthroughSubject<Int, Never>()
      let cancellable = values.throttle(for: 10, scheduler: scheduler, latest: true)
        .sink { sum &+= $0 & 1 }
      for x in 0..<count {
        values.send(x)
        scheduler.advance(by: 10)
      }
      return withExtendedLifetime(cancellable) { sum > 0 ? count : 0 }
    }),
  Benchmark(
    name: "delay", count: 200_000, allocations: 2,
    byHand: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = CallbackList<Int>()
      values.add { x in
        scheduler.schedule(after: scheduler.now.advanced(by: 10)) { sum &+= x }
      }
      for x in 0..<count {
        values.send(x)
        scheduler.advance(by: 5)
      }
      scheduler.advance(by: 10)
      return sum
    },
    withCombine: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = PassthroughSubject<Int, Never>()
      let cancellable = values.delay(for: 10, scheduler: scheduler).sink { sum &+= $0 }
      for x in 0..<count {
        values.send(x)
        scheduler.advance(by: 5)
      }
      scheduler.advance(by: 10)
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "timeout, always in time", count: 200_000, allocations: 5,
    byHand: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = CallbackList<Int>()
      var pending: (any Cancellable)?
      values.add { x in
        pending?.cancel()
        pending = scheduler.schedule(after: scheduler.now.advanced(by: 10), interval: 10) {
          sum = 0
        }
        scheduler.schedule { sum &+= x }
      }
      for x in 0..<count {
        values.send(x)
        scheduler.advance(by: 0)
      }
      return sum > 0 ? 1 : 0
    },
    withCombine: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = PassthroughSubject<Int, Never>()
      let cancellable = values.timeout(10, scheduler: scheduler).sink { sum &+= $0 }
      for x in 0..<count {
        values.send(x)
        scheduler.advance(by: 0)
      }
      return withExtendedLifetime(cancellable) { sum > 0 ? 1 : 0 }
    }),
  Benchmark(
    name: "collect by time, 8 values at a time", count: 400_000, allocations: 0.75,
    byHand: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = CallbackList<Int>()
      var buffer: [Int] = []
      values.add { buffer.append($0) }
      let timer = scheduler.schedule(after: scheduler.now.advanced(by: 8), interval: 8) {
        let full = buffer
        buffer = []
        sum &+= full.count
      }
      for x in 0..<count {
        values.send(x)
        scheduler.advance(by: 1)
      }
      timer.cancel()
      return sum
    },
    withCombine: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = PassthroughSubject<Int, Never>()
      let cancellable = values.collect(.byTime(scheduler, 8)).sink { sum &+= $0.count }
      for x in 0..<count {
        values.send(x)
        scheduler.advance(by: 1)
      }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "measureInterval", count: 400_000,
    byHand: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = CallbackList<Int>()
      var last = scheduler.now
      values.add { _ in
        let now = scheduler.now
        sum &+= last.distance(to: now).magnitude
        last = now
      }
      for x in 0..<count {
        scheduler.advance(by: 3)
        values.send(x)
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let scheduler = ManualScheduler()
      let values = PassthroughSubject<Int, Never>()
      let cancellable = values.measureInterval(using: scheduler).sink { sum &+= $0.magnitude }
      for x in 0..<count {
        scheduler.advance(by: 3)
        values.send(x)
      }
      return withExtendedLifetime(cancellable) { sum }
    }),
]
