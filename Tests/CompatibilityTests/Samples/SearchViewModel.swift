import Combine
import Foundation

/// View models as apps write them.
protocol SearchService {
  func search(_ text: String) -> AnyPublisher<[String], any Error>
}

struct StubSearchService: SearchService {
  func search(_ text: String) -> AnyPublisher<[String], any Error> {
    Just([text, text.uppercased()])
      .setFailureType(to: Error.self)
      .eraseToAnyPublisher()
  }
}

@MainActor
final class SearchViewModel: ObservableObject {
  enum State: Equatable {
    case idle
    case loaded([String])
    case failed(String)
  }

  @Published var query = ""
  @Published private(set) var state: State = .idle
  @Published private(set) var canSearch = false
  @Published private(set) var searches = 0

  private let service: any SearchService
  private var cancellables = Set<AnyCancellable>()
  private var refresh: AnyCancellable?

  init(service: any SearchService) {
    self.service = service

    $query
      .map { $0.count >= 2 }
      .removeDuplicates()
      .assign(to: &$canSearch)

    $query
      .dropFirst()
      .filter { !$0.isEmpty }
      .map { [service] query in
        service.search(query)
          .map(State.loaded)
          .catch { Just(State.failed($0.localizedDescription)) }
      }
      .switchToLatest()
      .handleEvents(receiveOutput: { [weak self] _ in self?.searches += 1 })
      .sink { [weak self] in self?.state = $0 }
      .store(in: &cancellables)
  }

  func reload() {
    refresh?.cancel()
    refresh = service.search(query)
      .receive(on: ImmediateScheduler.shared)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion {
            self?.state = .failed(error.localizedDescription)
          }
        },
        receiveValue: { [weak self] results in
          self?.state = .loaded(results)
        })
  }

  func debounced(for interval: DispatchQueue.SchedulerTimeType.Stride) -> some Publisher<
    String, Never
  > {
    $query
      .debounce(for: interval, scheduler: DispatchQueue.main)
      .receive(on: RunLoop.main)
  }
}

@MainActor
final class SettingsModel: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()

  var isDark = false {
    willSet { objectWillChange.send() }
  }
}

/// A model that forwards another's changes.
@MainActor
final class RootModel: ObservableObject {
  let search: SearchViewModel
  let settings = SettingsModel()
  private var bag: [AnyCancellable] = []

  init(search: SearchViewModel) {
    self.search = search
    search.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
    settings.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &bag)
  }
}

/// Without isolation, as most code before actors.
class LoginModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var isValid = false

  var validity: AnyPublisher<Bool, Never> {
    $name.combineLatest($password) { !$0.isEmpty && $1.count > 3 }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  private var tokens: Set<AnyCancellable> = []

  init() {
    validity.assign(to: \.isValid, on: Unowned(self)).store(in: &tokens)
  }

  private final class Unowned {
    unowned let model: LoginModel
    var isValid: Bool {
      get { model.isValid }
      set { model.isValid = newValue }
    }
    init(_ model: LoginModel) { self.model = model }
  }
}
