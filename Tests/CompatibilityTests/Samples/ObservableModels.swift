import Combine
import Foundation

/// A base class with what all view models of an app share, and a subclass that overrides.
@MainActor
class BaseViewModel: ObservableObject {
  @Published var isLoading = false
  @Published fileprivate(set) var message: String?
  let appear = PassthroughSubject<Void, Never>()
  let reload = CurrentValueSubject<Void, any Error>(())
  var subscriptions: Set<AnyCancellable> = []
  var tokens = [AnyCancellable]()

  func bind() {
    appear
      .sink { [weak self] in self?.isLoading = true }
      .store(in: &subscriptions)
    appear
      .sink { [weak self] _ in self?.load() }
      .store(in: &tokens)
    reload
      .dropFirst()
      .sink(
        receiveCompletion: { [weak self] in
          if case .failure(let error) = $0 { self?.message = error.localizedDescription }
        },
        receiveValue: { [unowned self] in load() }
      )
      .store(in: &tokens)
    appear.send()
    reload.send()
    reload.value = ()
  }

  func load() {}
}

@MainActor
final class ListViewModel: BaseViewModel {
  struct Item: Identifiable, Hashable, Codable, Sendable {
    var id: Int
    var name: String
  }

  @Published private(set) var items: [Item] = []
  @Published var text = ""
  @Published var selection: Item.ID?
  @Published var isIncluded: ((Item) -> Bool)?
  @Published var loads = 0 {
    willSet { history.append("will \(newValue)") }
    didSet { history.append("did \(loads)") }
  }
  private(set) var history: [String] = []
  private var request: AnyCancellable? { didSet { oldValue?.cancel() } }

  lazy var summary = $items.map(\.count).map { "\($0) items" }.eraseToAnyPublisher()

  var filtered: AnyPublisher<[Item], Never> {
    Publishers.CombineLatest3($items, $text, $isIncluded)
      .map { items, text, isIncluded in
        items.filter { (text.isEmpty || $0.name == text) && isIncluded?($0) ?? true }
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  var isReady: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($items.map { !$0.isEmpty }, $isLoading.map(!))
      .map { $0 && $1 }
      .eraseToAnyPublisher()
  }

  override func load() {
    super.load()
    loads += 1
    request = Just([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
      .setFailureType(to: (any Error).self)
      .handleEvents(
        receiveSubscription: { [weak self] _ in self?.isLoading = true },
        receiveCompletion: { [weak self] _ in self?.isLoading = false },
        receiveCancel: { [weak self] in self?.isLoading = false }
      )
      .sink { [weak self] completion in
        switch completion {
        case .finished: break
        case .failure(let error): self?.message = error.localizedDescription
        }
      } receiveValue: { [weak self] in
        self?.items = $0
      }
    $text.map { Int($0) }.assign(to: &$selection)
    $text.map { Int($0) }.assign(to: \.selection, on: self).store(in: &tokens)
  }

  func firstText() async -> String? {
    for await text in $text.values where !text.isEmpty { return text }
    return nil
  }
}

/// Objects that say by hand when they change.
final class Counter: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

final class ExplicitCounter: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0 { willSet { objectWillChange.send() } }
}

final class TellingCounter: ObservableObject {
  let objectWillChange = PassthroughSubject<TellingCounter, Never>()
  var count = 0 { willSet { objectWillChange.send(self) } }
}

/// A parent that changes when a child does.
final class Family: ObservableObject {
  @Published var child = Counter()
  private var tokens: Set<AnyCancellable> = []

  init() {
    $child
      .map(\.objectWillChange)
      .switchToLatest()
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &tokens)
  }
}

/// Protocols over observable objects, with their properties' publishers.
protocol Routing: AnyObject, ObservableObject
where ObjectWillChangePublisher == ObservableObjectPublisher {
  var route: String { get set }
  var routePublisher: Published<String>.Publisher { get }
  var routeStorage: Published<String> { get }
}

final class Router: Routing {
  @Published var route = "/"
  var routePublisher: Published<String>.Publisher { $route }
  var routeStorage: Published<String> { _route }
}

func changes(of router: any Routing, _ body: @escaping () -> Void) -> AnyCancellable {
  router.objectWillChange.sink { body() }
}

func changes<Object: ObservableObject>(of object: Object, _ body: @escaping () -> Void)
  -> AnyCancellable
{
  object.objectWillChange.map { _ in () }.sink(receiveValue: body)
}

/// A wrapper that reaches its object as `@Published` does, and one that publishes by a subject.
@propertyWrapper
struct Stored<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  init(wrappedValue: Value, key: String) { subject = CurrentValueSubject(wrappedValue) }

  @available(*, unavailable, message: "only in classes")
  var wrappedValue: Value {
    get { fatalError("only in classes") }
    set { fatalError("only in classes: \(newValue)") }
  }

  var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }

  static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { object[keyPath: storage].subject.value }
    set {
      object.objectWillChange.send()
      object[keyPath: storage].subject.send(newValue)
    }
  }
}

open class Preferences: NSObject, ObservableObject {
  @Stored(key: "dark") public var isDark = false
  @Published public internal(set) var names: [String: Set<Int>] = [:]
  @Published var pair: (Int, String) = (0, "")
  @Published var action: () -> Void = {}

  func add(_ number: Int, to name: String) {
    names[name, default: []].insert(number)
    pair.0 += number
  }
}

/// Published properties that are saved.
extension Published: @retroactive Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(initialValue: try Value(from: decoder))
  }
}

extension Published: @retroactive Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var current: Value?
    var storage = self
    withUnsafeMutablePointer(to: &storage) {
      _ = $0.pointee.projectedValue.sink { current = $0 }
    }
    try current?.encode(to: encoder)
  }
}

final class Draft: ObservableObject, Codable {
  @Published var title = ""
  @Published var pages = 1
}
