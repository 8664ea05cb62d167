extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets: what a list's delete action asks for.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at offsets before the one at another offset: what a list's move action asks
  /// for.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before = Self()
    var moved = Self()
    var after = Self()
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    self = before + moved + after
  }
}
