import Combine

private struct Film: Codable {
  var id: Int
  var title: String
}

private let film = Data(#"{"id": 7, "title": "The Third Man"}"#.utf8)

let codingBenchmarks = [
  Benchmark(
    name: "decode a small object of JSON", count: 20_000, allocations: 12,
    byHand: { count in
      let decoder = JSONDecoder()
      var sum = 0
      for _ in 0..<count { sum &+= (try? decoder.decode(Film.self, from: film).id) ?? 0 }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).map { _ in film }
        .decode(type: Film.self, decoder: JSONDecoder())
        .sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0.id })
      return withExtendedLifetime(cancellable) { sum }
    }),
  Benchmark(
    name: "encode a small object as JSON", count: 20_000, allocations: 10,
    byHand: { count in
      let encoder = JSONEncoder()
      var sum = 0
      for x in 0..<count {
        sum &+= (try? encoder.encode(Film(id: x, title: "The Third Man")).count) ?? 0
      }
      return sum
    },
    withCombine: { count in
      var sum = 0
      let cancellable = source(count).map { Film(id: $0, title: "The Third Man") }
        .encode(encoder: JSONEncoder())
        .sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0.count })
      return withExtendedLifetime(cancellable) { sum }
    }),
]
