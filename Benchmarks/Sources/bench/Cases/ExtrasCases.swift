import Combine
import CombineExtras

let extrasBenchmarks = [
  Benchmark(
    name: "extras: enumerated, pairwise", count: 1_000_000,
    byHand: { count in
      let same = opaque { (x: Int) in x }
      var sum = 0
      var index = 0
      var last: (Int, Int)?
      for x in 0..<count {
        let pair = (index, same(x))
        index += 1
        if let last { sum &+= last.1 &+ pair.0 }
        last = pair
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).enumerated().pairwise()
        .sink { sum &+= $0.element &+ $1.index }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "extras: removeAllDuplicates", count: 400_000,
    byHand: { count in
      let same = opaque { (x: Int) in x & 255 }
      var sum = 0
      var seen: Set<Int> = []
      for x in 0..<count where seen.insert(same(x)).inserted { sum &+= same(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).map { $0 & 255 }.removeAllDuplicates().sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "extras: materialize, dematerialize", count: 1_000_000,
    byHand: { count in
      let event = opaque { (x: Int) in Int?.some(x) }
      var sum = 0
      for x in 0..<count { if let y = event(x) { sum &+= y } }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).materialize().dematerialize().sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "extras: withLatestFrom a subject (per value)", count: 500_000,
    byHand: { count in
      var sum = 0
      let values = CallbackList<Int>()
      let others = CallbackList<Int>()
      var latest: Int?
      others.add { latest = $0 }
      values.add { x in if let y = latest { sum &+= x &+ y } }
      others.send(1)
      for x in 0..<count { values.send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let values = PassthroughSubject<Int, Never>()
      let others = PassthroughSubject<Int, Never>()
      let cancellable = values.withLatestFrom(others) { $0 &+ $1 }.sink { sum &+= $0 }
      others.send(1)
      for x in 0..<count { values.send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "extras: share(replay: 1), 2 sinks", count: 500_000,
    byHand: { count in
      var sum = 0
      let values = CallbackList<Int>()
      let shared = CallbackList<Int>()
      var latest = 0
      values.add { x in
        latest = x
        shared.send(x)
      }
      shared.add { sum &+= $0 }
      shared.add { sum &+= $0 }
      for x in 0..<count { values.send(x) }
      return sum &+ latest &- latest
    },
    withCombine: { count in
      var sum = 0
      let values = PassthroughSubject<Int, Never>()
      let shared = values.share(replay: 1)
      let cancellables = [shared.sink { sum &+= $0 }, shared.sink { sum &+= $0 }]
      for x in 0..<count { values.send(x) }
      return withExtendedLifetime(cancellables) { sum }
    }),
  Benchmark(
    name: "extras: amb of two subjects (per value)", count: 500_000,
    byHand: { count in
      var sum = 0
      let lists = [CallbackList<Int>(), CallbackList<Int>()]
      var winner: Int?
      for index in 0..<2 {
        lists[index].add { x in
          if winner == nil { winner = index }
          if winner == index { sum &+= x }
        }
      }
      for x in 0..<count { lists[0].send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let first = PassthroughSubject<Int, Never>()
      let second = PassthroughSubject<Int, Never>()
      let cancellable = first.amb(second).sink { sum &+= $0 }
      for x in 0..<count { first.send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "extras: collection of 4 subjects, combineLatest (per send)", count: 200_000,
    allocations: 2,
    byHand: { count in
      var sum = 0
      let lists = (0..<4).map { _ in CallbackList<Int>() }
      var latest = [Int?](repeating: nil, count: 4)
      for index in 0..<4 {
        lists[index].add { x in
          latest[index] = x
          let row = latest.compactMap { $0 }
          if row.count == 4 { sum &+= row[index] }
        }
      }
      for x in 0..<count { lists[x & 3].send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      var index = 0
      let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
      let cancellable = subjects.combineLatest().sink { sum &+= $0[index] }
      for x in 0..<count {
        index = x & 3
        subjects[index].send(x)
      }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "extras: create (per value)", count: 1_000_000,
    byHand: { count in
      var sum = 0
      let send = opaque { (x: Int) in sum &+= x }
      for x in 0..<count { send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = AnyPublisher<Int, Never>.create { subscriber in
        for x in 0..<count { subscriber.send(x) }
        subscriber.send(completion: .finished)
        return AnyCancellable {}
      }.sink { sum &+= $0 }
      return withExtendedLifetime(cancellable) { sum }
    }),
]
