import Combine
import CombineTesting
import Observation
import Testing

@Observable
private final class Film {
  var title = "One"
  var year = 2001
  var usesYear = false
  var label: String { usesYear ? "\(year)" : title }
}

@Suite("publisher(for:options:)")
struct KeyValueObservingPublisherTests {
  @Test("sends the value at the subscription and after each change")
  func initialAndNew() {
    let film = Film()
    let subscriber = TestSubscriber<String, Never>(initialDemand: .unlimited)
    film.publisher(for: \.title).subscribe(subscriber)
    film.title = "Two"
    film.title = "Three"
    #expect(subscriber.values == ["One", "Two", "Three"])
  }

  @Test("sends changes alone without .initial")
  func newAlone() {
    let film = Film()
    let subscriber = TestSubscriber<String, Never>(initialDemand: .unlimited)
    film.publisher(for: \.title, options: [.new]).subscribe(subscriber)
    film.title = "Two"
    #expect(subscriber.values == ["Two"])
  }

  @Test(".old changes nothing, as a publisher hands out no change dictionary")
  func old() {
    let film = Film()
    let subscriber = TestSubscriber<String, Never>(initialDemand: .unlimited)
    film.publisher(for: \.title, options: [.old]).subscribe(subscriber)
    film.title = "Two"
    #expect(subscriber.values == ["Two"])
  }

  @Test(".prior sends the value before each change, too")
  func prior() {
    let film = Film()
    let subscriber = TestSubscriber<String, Never>(initialDemand: .unlimited)
    film.publisher(for: \.title, options: [.prior, .new]).subscribe(subscriber)
    film.title = "Two"
    film.title = "Three"
    #expect(subscriber.values == ["One", "Two", "Two", "Three"])
  }

  @Test("another property's change sends nothing")
  func otherProperty() {
    let film = Film()
    let subscriber = TestSubscriber<String, Never>(initialDemand: .unlimited)
    film.publisher(for: \.title, options: []).subscribe(subscriber)
    film.year = 2002
    #expect(subscriber.values.isEmpty)
  }

  @Test("a computed property changes with what it reads at that time")
  func computed() {
    let film = Film()
    let subscriber = TestSubscriber<String, Never>(initialDemand: .unlimited)
    film.publisher(for: \.label).subscribe(subscriber)
    film.year = 2002
    film.usesYear = true
    film.year = 2003
    film.title = "Two"
    #expect(subscriber.values == ["One", "2002", "2003"])
  }

  @Test("the last value that came without demand is kept until it is asked for")
  func demand() {
    let film = Film()
    let subscriber = TestSubscriber<String, Never>(initialDemand: .none)
    film.publisher(for: \.title).subscribe(subscriber)
    film.title = "Two"
    film.title = "Three"
    #expect(subscriber.values.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == ["Three"])
    film.title = "Four"
    #expect(subscriber.values == ["Three"])
    subscriber.request(.max(2))
    film.title = "Five"
    film.title = "Six"
    #expect(subscriber.values == ["Three", "Four", "Five"])
  }

  @Test("sends nothing after a cancel, also from inside a value")
  func cancel() {
    let film = Film()
    var token: AnyCancellable?
    var titles: [String] = []
    token = film.publisher(for: \.title, options: [.new]).sink {
      titles.append($0)
      token?.cancel()
    }
    film.title = "Two"
    film.title = "Three"
    #expect(titles == ["Two"])
  }

  @Test("a change made from inside a value follows it")
  func reentrant() {
    let film = Film()
    var titles: [String] = []
    let token = film.publisher(for: \.title).sink {
      titles.append($0)
      if $0 == "Two" { film.title = "Three" }
    }
    film.title = "Two"
    #expect(titles == ["One", "Two", "Three"])
    token.cancel()
  }

  @Test("a subscription does not keep the object")
  func lifetime() {
    weak var observed: Film?
    var bag = Set<AnyCancellable>()
    do {
      let film = Film()
      observed = film
      film.publisher(for: \.title).sink { _ in }.store(in: &bag)
    }
    #expect(observed == nil)
    #expect(bag.count == 1)
  }

  @Test("didChange() sends the changes without the values")
  func didChange() {
    let film = Film()
    var changes = 0
    let token = film.publisher(for: \.title).didChange().sink { changes += 1 }
    film.title = "Two"
    #expect(changes == 2)
    token.cancel()
  }

  @Test("is equal for the same object, property and options")
  func equality() {
    let film = Film()
    #expect(film.publisher(for: \.title) == film.publisher(for: \.title))
    #expect(film.publisher(for: \.title) != film.publisher(for: \.label))
    #expect(film.publisher(for: \.title) != film.publisher(for: \.title, options: [.new]))
    #expect(film.publisher(for: \.title) != Film().publisher(for: \.title))
  }
}
