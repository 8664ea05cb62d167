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

  @Test("a subclass of a view model overrides, filters and observes its own properties")
  @MainActor
  func listViewModel() async {
    let model = ListViewModel()
    var ready: [Bool] = []
    var names: [[String]] = []
    var summaries: [String] = []
    let tokens = [
      model.isReady.removeDuplicates().sink { ready.append($0) },
      model.filtered.sink { names.append($0.map(\.name)) },
      model.summary.sink { summaries.append($0) },
    ]
    model.bind()
    #expect(model.loads == 3)
    #expect(model.history == ["will 1", "did 1", "will 2", "did 2", "will 3", "did 3"])
    model.text = "b"
    model.isIncluded = { $0.id > 2 }
    model.text = "2"
    #expect(names == [[], ["a", "b"], ["b"], []])
    #expect(model.selection == 2)
    #expect(ready == [false, true, false, true, false, true])
    #expect(Set(summaries) == ["0 items", "2 items"])
    #expect(await model.firstText() == "2")
    tokens.forEach { $0.cancel() }
  }

  @Test("objects announce changes by themselves, by hand and for their children")
  func objectsThatChange() throws {
    var changed = 0
    let router = Router()
    let family = Family()
    let counter = ExplicitCounter()
    let telling = TellingCounter()
    let preferences = Preferences()
    let tokens = [
      changes(of: router) { changed += 1 }, changes(of: family) { changed += 1 },
      changes(of: counter) { changed += 1 }, changes(of: telling) { changed += 1 },
      changes(of: preferences) { changed += 1 },
    ]
    router.route = "/a"
    family.child.count += 1
    counter.count += 1
    telling.count += 1
    #expect(changed == 4)
    preferences.isDark = true
    #expect(changed == 5)
    preferences.add(3, to: "a")
    #expect(changed == 7)
    #expect(preferences.names == ["a": [3]])

    let draft = Draft()
    draft.title = "Solaris"
    draft.pages = 204
    let copy = try JSONDecoder().decode(Draft.self, from: JSONEncoder().encode(draft))
    #expect(copy.title == "Solaris")
    #expect(copy.pages == 204)
    tokens.forEach { $0.cancel() }
  }

  @Test("functions stand in for closures")
  func functionPipelines() {
    let pipelines = FunctionPipelines()
    pipelines.input.send("1")
    pipelines.flag.value.toggle()
    pipelines.input.send("x")
    pipelines.input.send(completion: .failure(.status(3)))
    #expect(pipelines.log == ["1", "tap 1", "false to true", "tap 2", "failed"])
    inferredPipelines().forEach { $0.cancel() }
    var numbers: [Int] = []
    _ = pages(upTo: 3).sink { numbers = $0 }
    #expect(numbers == [0, 1, 2, 3])
  }

  @Test("types of libraries keep demand, time and effects")
  func libraries() {
    let callbacks = Callbacks<Int, ServiceError> { send, end in
      (1...3).forEach(send)
      end(.status(4))
    }
    let batches = BatchSubscriber<Int, ServiceError>(size: 1)
    callbacks.subscribe(batches)
    #expect(batches.batches == [[1], [2], [3]])
    #expect(batches.completion?.error == .status(4))

    let poller = Poller(on: ImmediateScheduler.shared)
    poller.start()
    #expect(poller.count == 1)
    poller.stop()
    var failures = 0
    _ = backingOff(.fail(ServiceError.status(1)), retries: 2, on: ImmediateScheduler.shared)
      .sink(receiveCompletion: { _ in failures += 1 }, receiveValue: { (_: Int) in })
    #expect(failures == 1)
    schedulerTimes().forEach { $0.cancel() }

    let store = EffectStore<Int, Int>(0) { state, action in
      state += action
      return action > 1 ? Just(action - 1).eraseToAnyPublisher() : nil
    }
    var seen: [String] = []
    let token = store.scope(\.description).sink { seen.append($0) }
    store.send(3)
    #expect(seen == ["0", "3", "5", "6"])
    token.cancel()

    let text = Just([1, 2]).encode(encoder: TextEncoder()).decode(
      type: Int.self, decoder: CountDecoder())
    var count = 0
    _ = text.sink(receiveCompletion: { _ in }, receiveValue: { count = $0 })
    #expect(count == 5)

    let pipe = Pipe(PassthroughSubject<Int, Never>())
    let switchboard = Switchboard()
    var values: [Int] = []
    let tokens = [
      pipe.publisher.sink { values.append($0) },
      switchboard.autoconnect().sink { values.append($0) },
    ]
    pipe.send(7)
    #expect(values == [1, 7])
    tokens.forEach { $0.cancel() }
  }
}
