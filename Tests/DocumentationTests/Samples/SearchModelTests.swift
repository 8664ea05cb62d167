import Combine
import CombineTesting
import Testing

@Suite struct SearchModelTests {
  @Test func searchesForWhatIsThereWhenTypingPauses() {
    let scheduler = RunLoop.test
    var asked: [String] = []
    let model = SearchModel(scheduler: scheduler) { query in
      asked.append(query)
      return Just([query.uppercased()]).eraseToAnyPublisher()
    }

    model.query = "p"
    scheduler.advance(by: 0.1)
    model.query = "po"
    scheduler.advance(by: 0.3)

    #expect(asked == ["po"])
    #expect(model.results == ["PO"])
  }
}
