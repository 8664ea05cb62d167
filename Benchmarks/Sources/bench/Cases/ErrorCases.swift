import Combine

/// The loop that one writes in place of operators that wait for a failure: each value may throw.
@Sendable
private func tryEach(_ count: Int) -> Int {
  let check = opaque { (x: Int) throws -> Int in
    if x < 0 { throw Fault() }
    return x
  }
  var sum = 0
  do {
    for x in 0..<count { sum &+= try check(x) }
  } catch {
    sum = -1
  }
  return sum
}

let errorBenchmarks = [
  Benchmark(
    name: "setFailureType, mapError", count: 1_000_000, byHand: tryEach,
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).setFailureType(to: Fault.self).mapError { $0 as any Error }
        .sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0 })
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "catch, no failure", count: 1_000_000, byHand: tryEach,
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).setFailureType(to: Fault.self).catch { _ in Just(-1) }
        .sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "retry, no failure", count: 1_000_000, byHand: tryEach,
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).setFailureType(to: Fault.self).retry(3)
        .sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0 })
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "replaceError, no failure", count: 1_000_000, byHand: tryEach,
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).setFailureType(to: Fault.self).replaceError(with: -1)
        .sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "assertNoFailure", count: 1_000_000, byHand: tryEach,
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).setFailureType(to: Fault.self).assertNoFailure()
        .sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "catch, each time a failure (per publisher)", count: 100_000, allocations: 6,
    byHand: { count in
      let fail = opaque { (x: Int) throws -> Int in throw Fault() }
      var sum = 0
      for x in 0..<count { sum &+= (try? fail(x)) ?? x }
      return sum
    },
    withCombine: { count in
      var sum = 0
      for x in 0..<count {
        let cancellable = Fail<Int, Fault>(error: Fault()).catch { _ in Just(x) }
          .sink { sum &+= $0 }
        withExtendedLifetime(cancellable) {}
      }
      return sum
    }),
]
