/// A change of a list's rows: at `index` `removed` rows go and `inserted` come. Splices are made one
/// after another.
package struct ListSplice: Equatable, Sendable {
  package var index: Int
  package var removed: Int
  package var inserted: [Int]
}

extension ListSplice {
  /// How a list of ids becomes another.
  package static func steps(from old: [Int], to new: [Int]) -> [ListSplice] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let oldPart = old[start..<(old.count - end)]
    let newPart = new[start..<(new.count - end)]
    var places: [Int: Int] = [:]
    for (place, id) in oldPart.enumerated() { places[id] = place }
    let still = newPart.compactMap { places[$0] }
    let kept = LongestIncreasing.values(of: still)
    // Where little stays in order, one step costs less than many.
    if kept.count * 8 < oldPart.count {
      return [ListSplice(index: start, removed: oldPart.count, inserted: Array(newPart))]
    }
    var result: [ListSplice] = []
    var position = start
    var oldIndex = 0
    var newIndex = newPart.startIndex
    for place in kept + [oldPart.count] {
      let target = place < oldPart.count ? oldPart[oldPart.startIndex + place] : nil
      var inserted: [Int] = []
      while newIndex < newPart.endIndex, newPart[newIndex] != target {
        inserted.append(newPart[newIndex])
        newIndex += 1
      }
      let removed = place - oldIndex
      if removed > 0 || !inserted.isEmpty {
        result.append(ListSplice(index: position, removed: removed, inserted: inserted))
      }
      position += inserted.count + 1
      oldIndex = place + 1
      newIndex += 1
    }
    return result.count > mostSteps
      ? [ListSplice(index: start, removed: oldPart.count, inserted: Array(newPart))] : result
  }

  /// Each step makes a toolkit look at the rows around again.
  private static let mostSteps = 16
}
