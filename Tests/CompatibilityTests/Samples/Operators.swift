import Combine
import Foundation

/// Operators that apps add, from the ones that are there.
extension Publisher {
  func unwrap<Wrapped>() -> Publishers.CompactMap<Self, Wrapped> where Output == Wrapped? {
    compactMap { $0 }
  }

  func mapToVoid() -> Publishers.Map<Self, Void> { map { _ in } }

  func withPrevious() -> AnyPublisher<(previous: Output?, current: Output), Failure> {
    scan((Output?, Output)?.none) { ($0?.1, $1) }
      .compactMap { $0 }
      .map { (previous: $0.0, current: $0.1) }
      .eraseToAnyPublisher()
  }

  func sinkToResult(_ result: @escaping (Result<Output, Failure>) -> Void) -> AnyCancellable {
    sink(
      receiveCompletion: { completion in
        switch completion {
        case .failure(let error): result(.failure(error))
        case .finished: break
        }
      },
      receiveValue: { result(.success($0)) })
  }

  func flatMapLatest<P: Publisher>(_ transform: @escaping (Output) -> P)
    -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>> where P.Failure == Failure
  {
    map(transform).switchToLatest()
  }

  func retry<S: Scheduler>(_ times: Int, delay: S.SchedulerTimeType.Stride, scheduler: S)
    -> AnyPublisher<Output, Failure>
  {
    self.catch { error -> AnyPublisher<Output, Failure> in
      guard times > 0 else { return Fail(error: error).eraseToAnyPublisher() }
      return Just(())
        .delay(for: delay, scheduler: scheduler)
        .setFailureType(to: Failure.self)
        .flatMap { self.retry(times - 1, delay: delay, scheduler: scheduler) }
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  func replaceErrorWithEmpty() -> Publishers.Catch<Self, Empty<Output, Never>> {
    self.catch { _ in Empty(completeImmediately: true) }
  }
}

extension Publisher where Failure == Never {
  func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, onWeak object: Root
  ) -> AnyCancellable {
    sink { [weak object] value in object?[keyPath: keyPath] = value }
  }

  func sinkOnMain(_ receive: @escaping @MainActor (Output) -> Void) -> AnyCancellable
  where Output: Sendable {
    sink { value in
      Task { @MainActor in receive(value) }
    }
  }
}

extension Publisher where Output: Equatable, Failure == Never {
  func waits(for value: Output) -> some Publisher<Void, Never> {
    first { $0 == value }.map { _ in () }
  }
}

/// Bags as libraries build them.
final class CancelBag {
  fileprivate(set) var subscriptions = Set<AnyCancellable>()
  func cancel() { subscriptions.removeAll() }
  func collect(@Builder _ cancellables: () -> [AnyCancellable]) {
    subscriptions.formUnion(cancellables())
  }

  @resultBuilder
  struct Builder {
    static func buildBlock(_ cancellables: AnyCancellable...) -> [AnyCancellable] { cancellables }
  }
}

extension AnyCancellable {
  func store(in bag: CancelBag) { bag.subscriptions.insert(self) }
}

/// Erased properties and parameters of all kinds.
struct Erasure {
  var any: any Publisher<Int, Never> = [1, 2, 3].publisher
  var anySubject: any Subject<Int, Never> = PassthroughSubject<Int, Never>()
  var erased: AnyPublisher<Int, Never> { [4, 5].publisher.eraseToAnyPublisher() }
  var opaque: some Publisher<Int, Never> { Just(6) }

  func total() -> Int {
    var sum = 0
    _ = any.sink { sum += $0 }
    _ = erased.sink { sum += $0 }
    _ = opaque.sink { sum += $0 }
    add(Just(7), to: &sum)
    return sum
  }

  private func add(_ publisher: some Publisher<Int, Never>, to sum: inout Int) {
    var values: [Int] = []
    _ = publisher.sink { values.append($0) }
    sum += values.reduce(0, +)
  }

  func erase(_ publisher: any Publisher<Int, Never>) -> AnyPublisher<Int, Never> {
    publisher.eraseToAnyPublisher()
  }
}
