import ListSupport
import Testing

/// Numbers that are always the same for a seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// Some change of a list as apps make them.
func edit(
  _ list: inout [Int], _ random: inout SeededNumbers, _ element: (inout SeededNumbers) -> Int
) {
  switch Int.random(in: 0..<8, using: &random) {
  case 0, 1:
    let new = (0..<Int.random(in: 1...4, using: &random)).map { _ in element(&random) }
    list.insert(contentsOf: new, at: Int.random(in: 0...list.count, using: &random))
  case 2, 3:
    let start = Int.random(in: 0...list.count, using: &random)
    list.removeSubrange(start..<min(list.count, start + Int.random(in: 0...3, using: &random)))
  case 4:
    guard !list.isEmpty else { return }
    let moved = list.remove(at: Int.random(in: 0..<list.count, using: &random))
    list.insert(moved, at: Int.random(in: 0...list.count, using: &random))
  case 5: list.shuffle(using: &random)
  case 6: list.reverse()
  default: if Int.random(in: 0..<6, using: &random) == 0 { list = [] }
  }
}

@MainActor
@Suite("row numbering")
struct RowNumberingTests {
  /// What numbers should be: of each identity the first element has the first number, and so on.
  private func expect(
    _ new: [Int], _ oldIDs: [Int], _ oldNumbers: [Int], _ numbering: inout RowNumbering<Int>,
    _ used: inout Set<Int>, _ comment: Comment
  ) {
    var left: [Int: [Int]] = [:]
    for (id, number) in zip(oldIDs, oldNumbers) { left[id, default: []].append(number) }
    #expect(numbering.ids == new, comment)
    #expect(numbering.numbers.count == new.count, comment)
    #expect(Set(numbering.numbers).count == new.count, comment)
    #expect(numbering.hasTwins == (Set(new).count < new.count), comment)
    for (place, (id, number)) in zip(new, numbering.numbers).enumerated() {
      if left[id]?.isEmpty == false {
        #expect(left[id]?.removeFirst() == number, comment)
      } else {
        #expect(used.insert(number).inserted, comment)
      }
      #expect(numbering.place(of: number) == place, comment)
      #expect(numbering.number(of: id) == numbering.numbers[new.firstIndex(of: id)!], comment)
    }
    for number in Set(oldNumbers).subtracting(numbering.numbers) {
      #expect(numbering.place(of: number) == nil, comment)
    }
  }

  @Test("elements keep their numbers, whatever comes and goes", arguments: 0..<40)
  func randomEdits(seed: Int) {
    var random = SeededNumbers(seed)
    var numbering = RowNumbering<Int>()
    var list: [Int] = []
    var used: Set<Int> = []
    for step in 0..<60 {
      let (oldIDs, oldNumbers) = (numbering.ids, numbering.numbers)
      // Of few identities there are some several times; half of the seeds have none twice.
      edit(&list, &random) { Int.random(in: 0..<(seed % 2 == 0 ? 12 : 40), using: &$0) }
      if seed % 2 == 1 {
        var seen: Set<Int> = []
        list = list.filter { seen.insert($0).inserted }
      }
      let hasChanged = numbering.update(list)
      #expect(hasChanged == (list != oldIDs))
      expect(list, oldIDs, oldNumbers, &numbering, &used, "seed \(seed), step \(step)")
    }
  }

  @Test("the number of what has gone is not given to what comes, nor back to the same element")
  func neverAgain() {
    var numbering = RowNumbering<String>()
    _ = numbering.update(["a", "b"])
    let old = numbering.numbers
    _ = numbering.update([])
    #expect(numbering.number(of: "a") == nil)
    #expect(numbering.place(of: old[0]) == nil)
    _ = numbering.update(["a", "b", "c"])
    #expect(Set(old).isDisjoint(with: numbering.numbers))
  }

  @Test("twins that were told apart by their order are one again when one goes")
  func twins() {
    var numbering = RowNumbering<String>()
    _ = numbering.update(["a", "b"])
    let first = numbering.numbers
    _ = numbering.update(["a", "b", "a"])
    #expect(numbering.hasTwins)
    #expect(Array(numbering.numbers.prefix(2)) == first)
    _ = numbering.update(["b", "a"])
    #expect(!numbering.hasTwins)
    #expect(numbering.numbers == [first[1], first[0]])
    #expect(numbering.number(of: "a") == first[0])
  }

  @Test("numbers of other lists are nowhere")
  func others() {
    var (one, other) = (RowNumbering<Int>(), RowNumbering<Int>())
    _ = one.update([1, 2, 3])
    _ = other.update([1, 2, 3])
    #expect(Set(one.numbers).isDisjoint(with: other.numbers))
    #expect(one.place(of: other.numbers[1]) == nil)
    #expect(one.place(of: RowNumbers.next()) == nil)
  }

  @Test("numbers tell their block and their age")
  func blocks() {
    var (one, other) = (RowNumbers.newBlock(), RowNumbers.newBlock())
    #expect(one.key != other.key)
    for age in 0..<3 {
      let (number, stranger) = (one.next(), other.next())
      #expect(RowNumbers.block(of: number) == one.key)
      #expect(RowNumbers.offset(of: number) == age)
      #expect(RowNumbers.block(of: stranger) == other.key)
    }
    #expect(RowNumbers.block(of: RowNumbers.next()) == 0)
  }
}
