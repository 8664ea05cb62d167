/// Numbers for rows, each used once. A number tells its block, and so its owner.
@MainActor
package enum RowNumbers {
  /// Numbers that one owner gives out.
  package struct Block {
    /// What all numbers of the block have in common, and no others.
    package let key: Int
    private var last = -1

    fileprivate init(key: Int) {
      self.key = key
    }

    package mutating func next() -> Int {
      last += 1
      return key << 32 | last
    }
  }

  private static var lastKey = 0
  private static var loose = Block(key: 0)

  package static func newBlock() -> Block {
    lastKey += 1
    return Block(key: lastKey)
  }

  /// A number of no owner's, in the block 0.
  package static func next() -> Int { loose.next() }

  /// The key of the block of a number.
  package static func block(of number: Int) -> Int { number >> 32 }

  /// How many numbers of the block are older.
  package static func offset(of number: Int) -> Int { number & 0xFFFF_FFFF }
}
