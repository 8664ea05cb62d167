import Combine
import Redux
import Testing

@Suite("selectors")
struct SelectorTests {
  @Test("a selector computes again only when an input has changed")
  func memory() {
    let label = createSelector(\Tally.count, \Tally.name) { "\($1) \($0)" }
    #expect(label(Tally(count: 1, name: "a")) == "a 1")
    #expect(label(Tally(count: 1, name: "a", log: ["x"])) == "a 1")
    #expect(label.recomputations == 1)
    #expect(label(Tally(count: 2, name: "a")) == "a 2")
    #expect(label.recomputations == 2)
  }

  @Test("one to five inputs, functions and other selectors")
  func inputs() {
    let one = createSelector(\Tally.count) { $0 * 2 }
    let two = createSelector({ one($0) }, { (tally: Tally) in tally.name.count }) { $0 + $1 }
    let five = createSelector(
      \Tally.count, \Tally.name, \Tally.log, \Tally.name.count, { two($0) }
    ) { count, name, log, length, sum in "\(count)\(name)\(log)\(length)\(sum)" }
    let tally = Tally(count: 1, name: "ab", log: ["l"])
    #expect(five(tally) == "1ab[\"l\"]24")
    #expect(five(tally) == "1ab[\"l\"]24")
    #expect([one, two].map(\.recomputations) == [1, 1])
    #expect(five.recomputations == 1)
  }

  @Test("subscribers, publishers and scopes take selectors")
  func uses() {
    let store = tallyStore()
    let doubled = createSelector(\Tally.count) { $0 * 2 }
    let seen = Recording<Int>()
    store.subscribe(seen) { $0.select(doubled) }
    var published: [Int] = []
    let sink = store.publisher(for: doubled).sink { published.append($0) }
    let scoped = store.scope(doubled)
    store.dispatch(SetName(name: "x"))
    store.dispatch(Add())
    #expect(seen.states == [0, 2])
    #expect(published == [0, 2])
    #expect(scoped.state == 2)
    #expect(doubled.recomputations == 2)
    sink.cancel()
  }

  @Test("one subscriber gets several parts, when one of them has changed")
  func severalParts() {
    let store = tallyStore()
    let seen = Recording<(Int, String, [String])>()
    store.subscribe(seen) { $0.select(\.count, \.name, \.log) }
    store.dispatch(Nothing())
    store.dispatch(Add())
    store.dispatch(SetName(name: "x"))
    store.dispatch(SetName(name: "x"))
    #expect(seen.states.map(\.0) == [0, 1, 1])
    #expect(seen.states.map(\.1) == ["", "", "x"])
  }
}
