import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("CombineIdentifier")
struct CombineIdentifierTests {
  @Test(.holds(8)) func isUniqueOnManyThreads() {
    let made = Recorder<CombineIdentifier>()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { made.append(CombineIdentifier()) }
    }
    #expect(Set(made.values).count == 4000)
  }

  @Test(.holds(7)) func ofAnObjectIsItsIdentity() {
    let (first, second) = (TestSubscription(), TestSubscription())
    #expect(CombineIdentifier(first) == CombineIdentifier(first))
    #expect(CombineIdentifier(first) != CombineIdentifier(second))
    #expect(first.combineIdentifier == CombineIdentifier(first))
    #expect(first.combineIdentifier.hashValue == first.combineIdentifier.hashValue)
  }

  @Test(.holds(8)) func describesItselfInHexadecimal() throws {
    let object = TestSubscription()
    let address = UInt(bitPattern: ObjectIdentifier(object))
    #expect(CombineIdentifier(object).description == "0x" + String(address, radix: 16))
    let number = try #require(UInt(CombineIdentifier().description.dropFirst(2), radix: 16))
    #expect(number != 0)
  }
}
