import Foundation

/// Usage: bench [--rounds N] [--json] [WORD …]: runs the benchmarks whose names hold every word.
var rounds = 7
var asJSON = false
var words: [String] = []
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
  switch argument {
  case "--rounds":
    guard let number = arguments.next().flatMap(Int.init), number > 0 else {
      FileHandle.standardError.write(Data("bench: --rounds needs a number above 0\n".utf8))
      exit(64)
    }
    rounds = number
  case "--json":
    asJSON = true
  default:
    words.append(argument)
  }
}

let selected =
  (sequenceBenchmarks + operatorBenchmarks + combiningBenchmarks + subjectBenchmarks
  + observationBenchmarks + reduxBenchmarks).filter {
    benchmark in
    words.allSatisfy { benchmark.name.localizedCaseInsensitiveContains($0) }
  }

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func formatted(_ number: Double) -> String {
  String(format: "%.1f", number)
}

if asJSON {
  let rows = selected.map { benchmark -> [String: Any] in
    let result = benchmark.measure(rounds: rounds)
    return [
      "name": result.name, "nanoseconds": result.nanosecondsWithCombine,
      "byHand": result.nanosecondsByHand, "ratio": result.ratio,
    ]
  }
  let data = try JSONSerialization.data(
    withJSONObject: rows, options: [.prettyPrinted, .sortedKeys])
  print(String(decoding: data, as: UTF8.self))
} else {
  let width = selected.map(\.name.count).max() ?? 0
  print(
    "case".padding(toLength: width, withPad: " ", startingAt: 0), padded("by hand", 10),
    padded("Combine", 10), padded("ratio", 8))
  print(
    "".padding(toLength: width, withPad: " ", startingAt: 0), padded("ns", 10), padded("ns", 10))
  for benchmark in selected {
    let result = benchmark.measure(rounds: rounds)
    print(
      result.name.padding(toLength: width, withPad: " ", startingAt: 0),
      padded(formatted(result.nanosecondsByHand), 10),
      padded(formatted(result.nanosecondsWithCombine), 10), padded(formatted(result.ratio), 8))
  }
}
