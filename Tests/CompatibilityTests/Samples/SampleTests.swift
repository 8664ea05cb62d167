import Combine
import Foundation
import Testing

/// That the samples compile is the test of most of them; these run what they promise.
@Suite("source compatibility")
struct SampleTests {
  @Test("a view model on the main actor publishes, assigns and switches")
  @MainActor
  func viewModel() {
    let model = SearchViewModel(service: StubSearchService())
    let root = RootModel(search: model)
    var changes = 0
    let token = root.objectWillChange.sink { changes += 1 }
    model.query = "ab"
    #expect(model.canSearch)
    #expect(model.state == .loaded(["ab", "AB"]))
    #expect(model.searches == 1)
    #expect(changes > 0)
    model.reload()
    root.settings.isDark = true
    #expect(model.state == .loaded(["ab", "AB"]))
    token.cancel()
  }

  @Test("a model without isolation validates")
  func login() {
    let model = LoginModel()
    model.name = "name"
    model.password = "1234"
    #expect(model.isValid)
  }

  @Test("an actor keeps subjects of its own")
  func actor() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let downloads = Downloads()
    await downloads.observe()
    await downloads.start(url)
    #expect(await downloads.activeCount == 1)
    await downloads.finish(url)
    await downloads.stop()
    #expect(await downloads.activeCount == 0)
    #expect(await downloads.recorded == [.started(url), .finished(url)])
  }

  @Test("streams, values and futures bridge to tasks")
  @MainActor
  func bridges() async throws {
    let clock = TickLog()
    clock.follow([1, 2].publisher.stream())
    await clock.wait()
    clock.start(CurrentValueSubject(3))
    clock.stop()
    #expect(clock.ticks == [1, 2, 3])
    #expect(await collected([1, 2].publisher.eraseToAnyPublisher()) == [1, 2])
    let throwing = [1, 2].publisher.setFailureType(to: (any Error).self).eraseToAnyPublisher()
    #expect(try await collectedOrThrown(throwing) == [1, 2])
    #expect(try await firstValue(of: Just(5)) == 5)
    #expect(await futureValue { 7 } == 7)
    let mapped = Just(2).asyncMap { $0 * 2 }.eraseToAnyPublisher()
    #expect(await collected(mapped) == [4])
  }

  @Test("an event hub is used from any thread")
  func hub() {
    var messages: [String] = []
    let token = EventHub.shared.publisher().sink { messages.append($0) }
    EventHub.shared.messages.send("hello")
    token.cancel()
    #expect(messages == ["hello"])
  }

  @Test("publishers, subscribers, subjects and operators of one's own work together")
  func customTypes() {
    let button = Button()
    var taps = 0
    let token = button.taps.sink { taps += 1 }
    button.tap()
    token.cancel()
    button.tap()
    #expect(taps == 1)

    let batches = BatchSubscriber<Int, Never>(size: 2)
    (1...5).publisher.subscribe(batches)
    #expect(batches.batches == [[1, 2], [3, 4]])
    #expect(batches.completion == .finished)

    let subject = LoggingSubject<Int, Never>()
    var tallies: [String] = []
    let tally = subject.tally().sink { tallies.append("\($0.index): \($0.value)") }
    let forwarding = [7, 8].publisher.subscribe(subject)
    #expect(tallies == ["0: 7", "1: 8"])
    #expect(subject.log == ["7", "8"])
    tally.cancel()
    forwarding.cancel()
  }

  @Test("schedulers of one's own erase others")
  func schedulers() {
    var values: [Int] = []
    let scheduler = ErasedScheduler(ImmediateScheduler.shared)
    let token = [1, 2].publisher
      .receive(on: scheduler)
      .delay(for: .seconds(1), scheduler: scheduler)
      .sink { values.append($0) }
    #expect(values == [1, 2])
    token.cancel()
  }

  @Test("operators that apps add give what they say")
  func operators() {
    var results: [String] = []
    let bag = CancelBag()
    bag.collect {
      [1, nil, 2].publisher.unwrap().sink { results.append("\($0)") }
      [1, 2].publisher.withPrevious().sink { results.append("\($0.previous ?? 0)-\($0.current)") }
      Fail<Int, APIError>(error: .decoding).sinkToResult {
        if case .failure(.decoding) = $0 { results.append("failed") }
      }
      Fail<Int, APIError>(error: .decoding)
        .retry(2, delay: .zero, scheduler: ImmediateScheduler.shared)
        .replaceErrorWithEmpty()
        .sink { results.append("\($0)") }
      Just(1).flatMapLatest { Just($0 + 1) }.waits(for: 2).sink { results.append("waited") }
    }
    #expect(results == ["1", "2", "0-1", "1-2", "failed", "waited"])
    #expect(Erasure().total() == 28)
  }

  @Test("a service decodes and a ticker shares")
  func services() throws {
    let client = FilmClient(base: try #require(URL(string: "https://example.com")))
    var film: Film?
    _ = client.fixture(#"{"id": 1, "title": "One"}"#)
      .sink(receiveCompletion: { _ in }, receiveValue: { film = $0 })
    #expect(film == Film(id: 1, title: "One"))

    let center = NotificationCenter()
    let ticker = Ticker(center: center)
    center.post(name: Ticker.didTick, object: nil, userInfo: ["count": 3])
    #expect(ticker.ticks == 3)
    ticker.stop()
  }
}
