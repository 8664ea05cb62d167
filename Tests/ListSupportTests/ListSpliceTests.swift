@testable import ListSupport
import Testing

@Suite("list splices")
struct ListSpliceTests {
  private func apply(_ steps: [ListSplice], to list: [Int]) -> [Int]? {
    var list = list
    for step in steps {
      guard step.index >= 0, step.removed >= 0, step.index + step.removed <= list.count else {
        return nil
      }
      list.replaceSubrange(step.index..<(step.index + step.removed), with: step.inserted)
    }
    return list
  }

  @Test("make any list of another, and leave alone what stays at both ends", arguments: 0..<60)
  func randomEdits(seed: Int) {
    var random = SeededNumbers(seed + 1000)
    var next = 0
    var list: [Int] = []
    for _ in 0..<40 {
      let old = list
      for _ in 0..<Int.random(in: 1...(seed % 3 == 0 ? 30 : 3), using: &random) {
        edit(&list, &random) { _ in
          next += 1
          return next
        }
      }
      let steps = ListSplice.steps(from: old, to: list)
      #expect(apply(steps, to: old) == list, "from \(old) to \(list) by \(steps)")
      #expect(steps.count <= 16)
      #expect(steps.isEmpty == (old == list))
      #expect(steps.allSatisfy { $0.removed > 0 || !$0.inserted.isEmpty })
      if let first = steps.first {
        let front = zip(old, list).prefix { $0 == $1 }.count
        #expect(first.index >= front)
      }
    }
  }

  @Test("one row that comes, goes or moves costs one step, two for a move")
  func small() {
    let list = Array(0..<100)
    var with = list
    with.insert(500, at: 40)
    #expect(
      ListSplice.steps(from: list, to: with)
        == [ListSplice(index: 40, removed: 0, inserted: [500])])
    #expect(
      ListSplice.steps(from: with, to: list) == [ListSplice(index: 40, removed: 1, inserted: [])])
    var moved = list
    moved.insert(moved.remove(at: 10), at: 80)
    let steps = ListSplice.steps(from: list, to: moved)
    #expect(
      steps == [
        ListSplice(index: 10, removed: 1, inserted: []),
        ListSplice(index: 80, removed: 0, inserted: [10]),
      ])
  }

  @Test("a list that has little left of its order is replaced at once")
  func reversed() {
    let list = Array(0..<100)
    #expect(
      ListSplice.steps(from: list, to: list.reversed())
        == [ListSplice(index: 0, removed: 100, inserted: list.reversed())])
  }
}

@Suite("longest increasing")
struct LongestIncreasingTests {
  /// The length, by trying each as the last one.
  private func length(_ values: [Int]) -> Int {
    var best: [Int] = []
    for (index, value) in values.enumerated() {
      best.append(1 + (0..<index).filter { values[$0] < value }.map { best[$0] }.reduce(0, max))
    }
    return best.max() ?? 0
  }

  @Test("finds one of the longest parts in order", arguments: 0..<100)
  func random(seed: Int) {
    var random = SeededNumbers(seed + 5000)
    let values = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      Int.random(in: 0..<50, using: &random)
    }
    let found = LongestIncreasing.values(of: values)
    #expect(found.count == length(values))
    #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    var rest = values[...]
    for value in found {
      guard let index = rest.firstIndex(of: value) else {
        Issue.record("\(found) is no part of \(values)")
        return
      }
      rest = rest[(index + 1)...]
    }
  }
}
