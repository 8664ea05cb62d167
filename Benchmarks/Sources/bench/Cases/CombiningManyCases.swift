import Combine

let combiningManyBenchmarks = [
  Benchmark(
    name: "combineLatest of three subjects (per send)", count: 300_000,
    byHand: { count in
      var sum = 0
      var latest: (Int?, Int?, Int?)
      let lists = (0..<3).map { _ in CallbackList<Int>() }
      func emit() {
        if let x = latest.0, let y = latest.1, let z = latest.2 { sum &+= x &+ y &+ z }
      }
      lists[0].add { x in
        latest.0 = x
        emit()
      }
      lists[1].add { x in
        latest.1 = x
        emit()
      }
      lists[2].add { x in
        latest.2 = x
        emit()
      }
      for x in 0..<count { lists[x % 3].send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
      let cancellable = subjects[0].combineLatest(subjects[1], subjects[2])
        .sink { sum &+= $0 &+ $1 &+ $2 }
      for x in 0..<count { subjects[x % 3].send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "merge of four subjects (per send)", count: 400_000,
    byHand: { count in
      var sum = 0
      let lists = (0..<4).map { _ in CallbackList<Int>() }
      for list in lists { list.add { sum &+= $0 } }
      for x in 0..<count { lists[x & 3].send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
      let cancellable = subjects[0].merge(with: subjects[1], subjects[2], subjects[3])
        .sink { sum &+= $0 }
      for x in 0..<count { subjects[x & 3].send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "zip of four subjects (per send)", count: 400_000,
    byHand: { count in
      var sum = 0
      var waiting = [0, 0, 0]
      let lists = (0..<4).map { _ in CallbackList<Int>() }
      for index in 0..<3 { lists[index].add { waiting[index] = $0 } }
      lists[3].add { sum &+= waiting[0] &+ waiting[1] &+ waiting[2] &+ $0 }
      for x in 0..<count { lists[x & 3].send(x) }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
      let cancellable = subjects[0].zip(subjects[1], subjects[2], subjects[3])
        .sink { sum &+= $0 &+ $1 &+ $2 &+ $3 }
      for x in 0..<count { subjects[x & 3].send(x) }
      return withExtendedLifetime(cancellable) { sum }
    }),
]
