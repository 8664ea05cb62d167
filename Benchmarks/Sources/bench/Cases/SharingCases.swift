import Combine

@Sendable
private func sendToTwo(_ count: Int) -> Int {
  var sum = 0
  let values = CallbackList<Int>()
  let shared = CallbackList<Int>()
  values.add { shared.send($0 &+ 1) }
  shared.add { sum &+= $0 }
  shared.add { sum &+= $0 }
  for x in 0..<count { values.send(x) }
  return sum
}

let sharingBenchmarks = [
  Benchmark(
    name: "share, 2 sinks", count: 500_000, byHand: sendToTwo,
    withCombine: { count in
      var sum = 0
      let values = PassthroughSubject<Int, Never>()
      let shared = values.map { $0 &+ 1 }.share()
      let cancellables = [shared.sink { sum &+= $0 }, shared.sink { sum &+= $0 }]
      for x in 0..<count { values.send(x) }
      return withExtendedLifetime(cancellables) { sum }
    }),
  Benchmark(
    name: "multicast to a current-value subject, 2 sinks", count: 500_000, byHand: sendToTwo,
    withCombine: { count in
      var sum = 0
      let values = PassthroughSubject<Int, Never>()
      let shared = values.map { $0 &+ 1 }.multicast(subject: CurrentValueSubject(0))
      let cancellables = [
        shared.sink { sum &+= $0 }, shared.sink { sum &+= $0 }, AnyCancellable(shared.connect()),
      ]
      for x in 0..<count { values.send(x) }
      return withExtendedLifetime(cancellables) { sum }
    }),
]
