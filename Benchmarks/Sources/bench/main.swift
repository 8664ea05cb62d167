import AllocationCounter
import Foundation

/// Usage: bench [--rounds N] [--json | --allocations] [WORD …]
///
/// Runs the benchmarks whose names hold every word. With `--allocations` nothing is timed. Exits
/// with 1 if one allocates more than it is allowed.
allocator_keep_memory()
var rounds = 7
var asJSON = false
var onlyAllocations = false
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
  case "--allocations":
    onlyAllocations = true
  default:
    words.append(argument)
  }
}

let selected = allBenchmarks.filter { benchmark in
  words.allSatisfy { benchmark.name.localizedCaseInsensitiveContains($0) }
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func formatted(_ number: Double) -> String {
  String(format: "%.1f", number)
}

/// Lines about those that allocate more than they may.
var overspent: [String] = []

@MainActor
func check(_ benchmark: Benchmark, _ allocations: Double?) {
  guard let allocations, !benchmark.isWithinBudget(allocations) else { return }
  overspent.append(
    "\(benchmark.name): \(String(format: "%.2f", allocations)) allocations, "
      + "\(formatted(benchmark.allocations)) allowed")
}

if onlyAllocations {
  guard allocation_counter_works() else {
    FileHandle.standardError.write(
      Data("bench: allocations can be counted with the GNU C library only\n".utf8))
    exit(69)
  }
  for benchmark in selected { check(benchmark, benchmark.countAllocations()) }
  print("\(selected.count) cases, \(overspent.count) of which allocate more than they may")
} else if asJSON {
  let rows = selected.map { benchmark -> [String: Any] in
    let result = benchmark.measure(rounds: rounds)
    check(benchmark, result.allocations)
    var row: [String: Any] = [
      "name": result.name, "nanoseconds": result.nanosecondsWithCombine,
      "byHand": result.nanosecondsByHand, "ratio": result.ratio,
    ]
    row["allocations"] = result.allocations
    return row
  }
  let data = try JSONSerialization.data(
    withJSONObject: rows, options: [.prettyPrinted, .sortedKeys])
  print(String(decoding: data, as: UTF8.self))
} else {
  let width = selected.map(\.name.count).max() ?? 0
  print(
    "case".padding(toLength: width, withPad: " ", startingAt: 0), padded("by hand", 10),
    padded("Combine", 10), padded("ratio", 8), padded("allocations", 12))
  print(
    "".padding(toLength: width, withPad: " ", startingAt: 0), padded("ns", 10), padded("ns", 10))
  for benchmark in selected {
    let result = benchmark.measure(rounds: rounds)
    check(benchmark, result.allocations)
    print(
      result.name.padding(toLength: width, withPad: " ", startingAt: 0),
      padded(formatted(result.nanosecondsByHand), 10),
      padded(formatted(result.nanosecondsWithCombine), 10), padded(formatted(result.ratio), 8),
      padded(result.allocations.map { formatted(abs($0)) } ?? "-", 12))
  }
}

for line in overspent { FileHandle.standardError.write(Data("bench: \(line)\n".utf8)) }
if !overspent.isEmpty { exit(1) }
