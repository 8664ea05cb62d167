import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("min and max")
struct ComparisonTests {
  /// Compared by the key alone.
  struct Item: Comparable {
    var key: Int
    var name: String

    static func == (lhs: Item, rhs: Item) -> Bool { lhs.key == rhs.key }
    static func < (lhs: Item, rhs: Item) -> Bool { lhs.key < rhs.key }
  }

  let items = [
    Item(key: 2, name: "a"), Item(key: 1, name: "b"), Item(key: 3, name: "c"),
    Item(key: 1, name: "d"), Item(key: 3, name: "e"),
  ]

  @Test(.holds(94, 95, 96, 98, 99, 289)) func minReducesToTheSmallest() {
    ReducerContract(name: "Comparison", result: 1) { $0.min() }.verify()
    ReducerContract(name: "Comparison", result: 3) { $0.min { $0 > $1 } }.verify()
  }

  @Test(.holds(94, 95, 96, 98, 99, 289)) func maxReducesToTheGreatest() {
    ReducerContract(name: "Comparison", result: 3) { $0.max() }.verify()
    ReducerContract(name: "Comparison", result: 1) { $0.max { $0 > $1 } }.verify()
  }

  @Test(.holds(101)) func theEarlierOfEqualValuesIsKept() {
    let source = items.publisher.eraseToAnyPublisher()
    func name(_ publisher: Publishers.Comparison<AnyPublisher<Item, Never>>) -> [String] {
      let subscriber = TestSubscriber<Item, Never>()
      publisher.subscribe(subscriber)
      return subscriber.values.map(\.name)
    }
    #expect(name(source.min()) == ["b"])
    #expect(name(source.max()) == ["c"])
    #expect(name(source.min { $0.key < $1.key }) == ["b"])
    #expect(name(source.max { $0.key < $1.key }) == ["c"])
  }

  @Test(.holds(101)) func theClosureOfMinGetsTheNewValueFirst() {
    let upstream = PassthroughSubject<Int, Never>()
    var calls: [[Int]] = []
    let cancellable = upstream.min { new, old in
      calls.append([new, old])
      return new < old
    }
    .sink { _ in }
    for value in [5, 7, 3] { upstream.send(value) }
    #expect(calls == [[7, 5], [3, 5]])
    cancellable.cancel()
  }

  @Test func agreesWithTheStandardLibrary() {
    var generator = SystemRandomNumberGenerator()
    for length in 0..<40 {
      let values = (0..<length).map { _ in Int.random(in: -9...9, using: &generator) }
      let source = values.publisher.eraseToAnyPublisher()
      let (least, greatest) = (TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>())
      source.min().subscribe(least)
      source.max().subscribe(greatest)
      #expect(least.values.first == values.min())
      #expect(greatest.values.first == values.max())
    }
  }
}
