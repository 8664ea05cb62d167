import Combine

/// Runs `body` in a task and waits for it.
private func wait(for body: @escaping @Sendable () async -> Int) -> Int {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var result = 0  // written before the signal, read after it
  Task.detached {
    result = await body()
    done.signal()
  }
  done.wait()
  return result
}

let asynchronousBenchmarks = [
  Benchmark(
    name: "values of a sequence, in for await", count: 100_000,
    byHand: { count in
      wait {
        nonisolated(unsafe) var next = 0  // one task iterates
        let values = AsyncStream<Int> {
          if next == count { return nil }
          defer { next += 1 }
          return next
        }
        var sum = 0
        for await x in values { sum &+= x }
        return sum
      }
    },
    withCombine: { count in
      wait {
        var sum = 0
        for await x in (0..<count).publisher.values { sum &+= x }
        return sum
      }
    }),
  Benchmark(
    name: "Future.value (per future)", count: 20_000, allocations: 6,
    byHand: { count in
      wait {
        var sum = 0
        for x in 0..<count { sum &+= await withCheckedContinuation { $0.resume(returning: x) } }
        return sum
      }
    },
    withCombine: { count in
      wait {
        var sum = 0
        for x in 0..<count { sum &+= await Future<Int, Never> { $0(.success(x)) }.value }
        return sum
      }
    }),
]
