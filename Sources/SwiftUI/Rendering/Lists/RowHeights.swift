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

  /// Forgets all rows but `ids`.
  mutating func keep(_ ids: Set<Int>) {
    known = known.filter { ids.contains($0.key) }
    total = known.values.reduce(0, +)
  }
}
