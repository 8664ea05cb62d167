import CombineTesting
import RemoteAPI
import Testing

@Suite("PictureCache")
struct PictureCacheTests {
  @Test func keepsWhatFitsAndLetsTheLeastUsedGo() {
    let cache = PictureCache<String, Int>(costLimit: 10)
    cache.insert(1, for: "a", cost: 4)
    cache.insert(2, for: "b", cost: 4)
    #expect(cache.value(for: "a") == 1)
    cache.insert(3, for: "c", cost: 4)

    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 1)
    #expect(cache.value(for: "c") == 3)
    #expect(cache.totalCost == 8 && cache.count == 2)
  }

  @Test func doesNotKeepWhatCostsMoreThanTheLimit() {
    let cache = PictureCache<String, Int>(costLimit: 10)
    cache.insert(1, for: "a", cost: 4)
    cache.insert(2, for: "b", cost: 11)
    #expect(cache.value(for: "a") == 1 && cache.value(for: "b") == nil)
  }

  @Test func aNewValueTakesThePlaceOfTheOld() {
    let cache = PictureCache<String, Int>(costLimit: 10)
    cache.insert(1, for: "a", cost: 4)
    cache.insert(2, for: "a", cost: 6)
    #expect(cache.value(for: "a") == 2 && cache.totalCost == 6)
    cache.insert(3, for: "a", cost: 20)
    #expect(cache.value(for: "a") == nil && cache.totalCost == 0)
  }

  @Test func staysWithinTheLimitWhateverComes() {
    let cache = PictureCache<Int, Int>(costLimit: 100)
    var dice = SystemRandomNumberGenerator()
    for _ in 0..<10_000 {
      let key = Int.random(in: 0..<50, using: &dice)
      if Bool.random(using: &dice) {
        cache.insert(key, for: key, cost: Int.random(in: 0...40, using: &dice))
      } else if let value = cache.value(for: key) {
        #expect(value == key)
      }
      #expect(cache.totalCost <= 100)
    }
    cache.removeAll()
    #expect(cache.totalCost == 0 && cache.count == 0)
  }

  @Test func releasesALongChain() {
    let cache = PictureCache<Int, [Int]>(costLimit: .max)
    for key in 0..<200_000 { cache.insert([key], for: key, cost: 1) }
    #expect(cache.count == 200_000)
  }
}
