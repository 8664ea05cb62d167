import Combine
import Foundation
import Redux
import ReduxTesting
import Testing

enum Place: Codable, Hashable, Sendable {
  case basket
  case film(Int)
}

struct Shop: Codable, Equatable, Sendable {
  var navigation = NavigationState<Place>()
  var bought: [Int] = []
}

struct Buy: Action, Equatable {
  var film: Int
}

func shopReducer(action: any Action, state: Shop?) -> Shop {
  var shop = state ?? Shop()
  NavigationState.reduce(&shop.navigation, action: action)
  if let action = action as? Buy {
    shop.bought.append(action.film)
    shop.navigation.apply(.alert(RouteAlert("Thank you", message: "Film \(action.film) is yours.")))
  }
  return shop
}

final class Terminal: RoutePresenter {
  private(set) var lines: [String] = []

  func perform(
    _ step: RoutingStep<Place>, isAnimated: Bool, completion: @escaping () -> Void
  ) {
    lines.append("\(step)")
    completion()
  }
}

func show(_ store: Store<Shop>, on terminal: Terminal) -> AnyCancellable {
  let router = Router(presenter: terminal)
  return store.publisher(for: \.navigation).sink { router.update(to: $0) }
}

let shopLinks = DeepLinks<Place>(
  scheme: "https", host: "shop.example",
  [
    DeepLink("/basket", to: .basket),
    DeepLink("/films/:id") {
      $0["id"].flatMap { Int($0) }.map { .film($0) }
    } parameters: {
      if case .film(let id) = $0 { ["id": "\(id)"] } else { nil }
    },
  ])

func open(_ address: String, in store: Store<Shop>) throws {
  store.dispatch(NavigationAction.set([try shopLinks.route(for: address)]))
}

@Suite("The samples of routing")
struct RoutingSampleTests {
  @Test func aLinkIsShown() throws {
    let store = Store(reducer: shopReducer, state: Shop(), deliverOn: .immediate)
    let terminal = Terminal()
    let subscription = show(store, on: terminal)
    try open("https://shop.example/films/129", in: store)
    store.dispatch(Buy(film: 129))
    #expect(terminal.lines.count == 2)
    #expect(store.state.navigation.path == [.film(129)])
    #expect(store.state.navigation.alert?.title == "Thank you")
    #expect(throws: DeepLinkError.self) { try open("https://shop.example/films/x", in: store) }
    subscription.cancel()
  }
}

@Suite struct FilmSearchTests {
  struct Search: Action, Equatable { var text: String }
  struct Found: Action, Equatable { var titles: [String] }

  struct Films: Equatable {
    var isSearching = false
    var titles: [String] = []
  }

  static func reduce(action: any Action, state: Films?) -> Films {
    var films = state ?? Films()
    switch action {
    case is Search: films.isSearching = true
    case let action as Found: films = Films(titles: action.titles)
    default: break
    }
    return films
  }

  static func effects<S: Scheduler>(on scheduler: S) -> Middleware<Films> {
    createEffectMiddleware { action, _ in
      guard let search = action as? Search else { return nil }
      return Effect.send(Found(titles: [search.text.uppercased()]))
        .debounce(id: "search", for: .seconds(1), scheduler: scheduler)
    }
  }

  @Test func searchesForWhatIsThereWhenTypingPauses() {
    let scheduler = DispatchQueue.test
    let store = TestStore(
      reducer: Self.reduce, state: Films(), middleware: [Self.effects(on: scheduler)])

    store.send(Search(text: "p")) { $0.isSearching = true }
    scheduler.advance(by: 0.5)
    store.send(Search(text: "po"))
    scheduler.advance(by: 1)
    store.receive(Found(titles: ["PO"])) {
      $0.isSearching = false
      $0.titles = ["PO"]
    }
    store.finish()
  }
}
