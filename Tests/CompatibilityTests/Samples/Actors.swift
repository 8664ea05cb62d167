import Combine
import Foundation

/// Subjects that an actor keeps.
actor Downloads {
  enum Event: Sendable, Equatable {
    case started(URL)
    case finished(URL)
  }

  private let events = PassthroughSubject<Event, Never>()
  private let active = CurrentValueSubject<Set<URL>, Never>([])
  private var history: [Event] = []
  private var cancellables = Set<AnyCancellable>()

  var activeCount: Int { active.value.count }
  var recorded: [Event] { history }

  func observe() {
    events
      .collect(2)
      .sink { print("two more:", $0.count) }
      .store(in: &cancellables)
  }

  func start(_ url: URL) {
    active.value.insert(url)
    record(.started(url))
  }

  func finish(_ url: URL) {
    active.send(active.value.subtracting([url]))
    record(.finished(url))
  }

  func stop() {
    events.send(completion: .finished)
    cancellables.removeAll()
  }

  private func record(_ event: Event) {
    history.append(event)
    events.send(event)
  }
}

/// The bridge to an asynchronous stream, with the token kept by the stream.
extension Publisher where Failure == Never, Output: Sendable {
  func stream() -> AsyncStream<Output> {
    AsyncStream { continuation in
      let token = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) })
      continuation.onTermination = { _ in token.cancel() }
    }
  }
}

/// As libraries do, so that tokens may cross isolation domains.
extension AnyCancellable: @retroactive @unchecked Sendable {}
extension PassthroughSubject: @retroactive @unchecked Sendable
where Output: Sendable, Failure: Sendable {}
extension CurrentValueSubject: @retroactive @unchecked Sendable
where Output: Sendable, Failure: Sendable {}
extension AnyPublisher: @retroactive @unchecked Sendable
where Output: Sendable, Failure: Sendable {}
extension Published.Publisher: @retroactive @unchecked Sendable where Value: Sendable {}
extension Future: @retroactive @unchecked Sendable where Output: Sendable {}
extension ObservableObjectPublisher: @retroactive @unchecked Sendable {}

/// A hub that any thread may use, given the conformances above.
final class EventHub: Sendable {
  static let shared = EventHub()
  let messages = PassthroughSubject<String, Never>()
  let level = CurrentValueSubject<Int, Never>(0)
  func publisher() -> AnyPublisher<String, Never> { messages.eraseToAnyPublisher() }
}

@MainActor
final class TickLog {
  private(set) var ticks: [Int] = []
  private var task: Task<Void, Never>?
  private var token: AnyCancellable?

  func follow(_ stream: AsyncStream<Int>) {
    task = Task { [weak self] in
      for await tick in stream { self?.ticks.append(tick) }
    }
  }

  func wait() async { await task?.value }

  func start(_ subject: CurrentValueSubject<Int, Never>) {
    token = subject.sink { [weak self] in self?.append($0) }
  }

  func stop() { token = nil }

  private func append(_ tick: Int) { ticks.append(tick) }
}

func collected(_ publisher: AnyPublisher<Int, Never>) async -> [Int] {
  var values: [Int] = []
  for await value in publisher.values { values.append(value) }
  return values
}

func collectedOrThrown(_ publisher: AnyPublisher<Int, any Error>) async throws -> [Int] {
  var values: [Int] = []
  for try await value in publisher.values { values.append(value) }
  return values
}

func firstValue<P: Publisher>(of publisher: P) async throws -> P.Output? where P.Output: Sendable {
  for try await value in publisher.values { return value }
  return nil
}

func futureValue(_ work: @escaping @Sendable () -> Int) async -> Int {
  await Future<Int, Never> { promise in promise(.success(work())) }.value
}

/// Work in a task behind a publisher, with the promise in a box.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}

extension Publisher where Output: Sendable {
  func asyncMap<T: Sendable>(_ transform: @escaping @Sendable (Output) async -> T)
    -> Publishers.FlatMap<Future<T, Failure>, Self>
  {
    flatMap { value in
      Future { promise in
        let box = UncheckedBox(value: promise)
        Task { box.value(.success(await transform(value))) }
      }
    }
  }
}
