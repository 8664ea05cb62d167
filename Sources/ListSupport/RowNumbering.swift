/// Gives the elements of a list numbers that stay theirs while others come and go. A number is never
/// used again.
///
/// A change costs what has changed: what is the same at both ends is compared, and nothing else.
@MainActor
package struct RowNumbering<ID: Hashable> {
  /// The identities of the elements, in order.
  package private(set) var ids: [ID] = []

  /// The numbers of the elements, in order.
  package private(set) var numbers: [Int] = []

  /// Whether some identity is there more than once. Its elements are then told apart by their order.
  package private(set) var hasTwins = false

  /// The number of each identity, of the first element with it where there are several.
  private var byID: [ID: Int] = [:]

  /// Where elements were that have been asked for: where to begin to look for them.
  private var lastPlaces: [Int: Int] = [:]

  private var block = RowNumbers.newBlock()

  package init() {}

  /// Takes over the identities of the elements as they are now. Gives whether any number is elsewhere.
  package mutating func update(_ new: [ID]) -> Bool {
    let (front, back) = Self.sameEnds(ids, new)
    if front == ids.count, front == new.count { return false }
    if hasTwins || !replace(front..<(ids.count - back), new, front..<(new.count - back)) {
      renumber(new)
    }
    ids = new
    if lastPlaces.count > 1024 { lastPlaces = [:] }
    return true
  }

  /// How many elements are the same at the beginning, and at the end of the rest.
  private static func sameEnds(_ old: [ID], _ new: [ID]) -> (front: Int, back: Int) {
    // In their storage, the elements need not be copied.
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let most = min(old.count, new.count)
        if old.baseAddress == new.baseAddress, old.count == new.count { return (most, 0) }
        var (front, back) = (0, 0)
        while front < most, old[front] == new[front] { front += 1 }
        while back < most - front, old[old.count - 1 - back] == new[new.count - 1 - back] {
          back += 1
        }
        return (front, back)
      }
    }
  }

  /// Gives numbers to the part of `new` that is not as before. Fails, with the numbers as they were,
  /// if an identity turns out to be there more than once.
  private mutating func replace(_ old: Range<Int>, _ new: [ID], _ range: Range<Int>) -> Bool {
    var kept: [ID: Int] = [:]
    if old.count == ids.count {
      swap(&byID, &kept)
    } else {
      kept.reserveCapacity(old.count)
      for place in old { kept[ids[place]] = byID.removeValue(forKey: ids[place]) }
    }
    byID.reserveCapacity(new.count)
    var part: [Int] = []
    part.reserveCapacity(range.count)
    for place in range {
      let number = kept[new[place]] ?? block.next()
      guard byID.updateValue(number, forKey: new[place]) == nil else { return false }
      part.append(number)
    }
    numbers.replaceSubrange(old, with: part)
    return true
  }

  private mutating func renumber(_ new: [ID]) {
    var old: [Key: Int] = [:]
    for (key, number) in zip(Self.keys(ids), numbers) { old[key] = number }
    byID = [:]
    numbers = []
    hasTwins = false
    for key in Self.keys(new) {
      let number = old[key] ?? block.next()
      numbers.append(number)
      if key.occurrence == 0 { byID[key.id] = number } else { hasTwins = true }
    }
  }

  /// The identity of an element among others: the first of several with the same one is 0.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private static func keys(_ ids: [ID]) -> [Key] {
    var counts: [ID: Int] = [:]
    return ids.map { id in
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      return Key(id: id, occurrence: occurrence)
    }
  }

  /// The number of the first element with an identity.
  package func number(of id: ID) -> Int? { byID[id] }

  /// The place of the element with a number: looked for from where it was last.
  package mutating func place(of number: Int) -> Int? {
    guard RowNumbers.block(of: number) == block.key else { return nil }
    let place = Self.place(
      of: number, in: numbers, near: lastPlaces[number] ?? RowNumbers.offset(of: number))
    lastPlaces[number] = place
    return place
  }

  private static func place(of number: Int, in numbers: [Int], near guess: Int) -> Int? {
    numbers.withUnsafeBufferPointer { numbers in
      var low = min(guess, numbers.count - 1)
      var high = low + 1
      while low >= 0 || high < numbers.count {
        if low >= 0 {
          if numbers[low] == number { return low }
          low -= 1
        }
        if high < numbers.count {
          if numbers[high] == number { return high }
          high += 1
        }
      }
      return nil
    }
  }
}
