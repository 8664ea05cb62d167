import Testing

@testable import Redux

@Suite("Ring")
struct RingTests {
  @Test func keepsTheNewest() {
    var ring = Ring<Int>(capacity: 3)
    var pushedOut: [Int?] = []
    for number in 1...8 { pushedOut.append(ring.append(number)) }
    #expect(ring.elements == [6, 7, 8])
    #expect(pushedOut == [nil, nil, nil, 1, 2, 3, 4, 5])
    #expect((0..<ring.count).map { ring[$0] } == [6, 7, 8])
  }

  @Test func goesOnAfterItsElementsWereSet() {
    var ring = Ring<Int>(capacity: 3)
    for number in 1...5 { _ = ring.append(number) }
    ring.elements = [10, 11]
    #expect(ring.append(12) == nil)
    #expect(ring.append(13) == 10)
    #expect(ring.elements == [11, 12, 13])
    ring.elements = [1, 2, 3, 4, 5]
    #expect(ring.elements == [3, 4, 5])
    ring[1] = 9
    #expect(ring.elements == [3, 9, 5])
  }
}
