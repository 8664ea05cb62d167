/// The heights of rows that have been seen, by which those of others are guessed.
struct RowHeights {
  /// Of a row as long as none has been seen.
  var estimate: CGFloat = 44

  private var known: [Int: CGFloat] = [:]
  private var total: CGFloat = 0

  subscript(id: Int) -> CGFloat {
    get { known[id] ?? (known.isEmpty ? estimate : (total / CGFloat(known.count)).rounded()) }
    set {
      total += newValue - (known.updateValue(newValue, forKey: id) ?? 0)
    }
  }

  func isKnown(_ id: Int) -> Bool { known[id] != nil }

  mutating func forget(_ ids: Set<Int>) {
    for id in ids { total -= known.removeValue(forKey: id) ?? 0 }
  }
}
