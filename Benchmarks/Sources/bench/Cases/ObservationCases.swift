import Combine

/// What one writes by hand in place of `@Published`.
private final class HandWrittenModel {
  let valueCallbacks = CallbackList<Int>()
  let changeCallbacks = CallbackList<Void>()
  var value = 0 {
    willSet {
      changeCallbacks.send(())
      valueCallbacks.send(newValue)
    }
  }
}

private final class Model: ObservableObject {
  @Published var value = 0
}

let observationBenchmarks = [
  Benchmark(
    name: "@Published: set, nobody subscribed", count: 1_000_000,
    byHand: { count in
      let model = HandWrittenModel()
      for x in 0..<count { model.value = x }
      return model.value
    },
    withCombine: { count in
      let model = Model()
      for x in 0..<count { model.value = x }
      return model.value
    }),
  Benchmark(
    name: "@Published: set, one sink on $x", count: 1_000_000,
    byHand: { count in
      let model = HandWrittenModel()
      var sum = 0
      model.valueCallbacks.add { sum &+= $0 }
      for x in 0..<count { model.value = x }
      return sum
    },
    withCombine: { count in
      let model = Model()
      var sum = 0
      let cancellable = model.$value.sink { sum &+= $0 }
      for x in 0..<count { model.value = x }
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "@Published: set, one sink on $x and on objectWillChange", count: 1_000_000,
    byHand: { count in
      let model = HandWrittenModel()
      var sum = 0
      model.valueCallbacks.add { sum &+= $0 }
      model.changeCallbacks.add { sum &+= 1 }
      for x in 0..<count { model.value = x }
      return sum
    },
    withCombine: { count in
      let model = Model()
      var sum = 0
      let cancellables = [
        model.$value.sink { sum &+= $0 }, model.objectWillChange.sink { sum &+= 1 },
      ]
      for x in 0..<count { model.value = x }
      return withExtendedLifetime(cancellables) { sum }
    }),
  Benchmark(
    name: "make an object, sink objectWillChange, drop both", count: 200_000, allocations: 13,
    byHand: { count in
      var sum = 0
      for x in 0..<count {
        let model = HandWrittenModel()
        model.changeCallbacks.add { sum &+= 1 }
        model.value = x
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      for x in 0..<count {
        let model = Model()
        let cancellable = model.objectWillChange.sink { sum &+= 1 }
        model.value = x
        cancellable.cancel()
      }
      return sum
    }),
]
