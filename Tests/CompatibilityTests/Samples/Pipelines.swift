import Combine
import Foundation

enum ServiceError: Error, Equatable {
  case status(Int)
  case wrapped(String)

  init(_ error: any Error) { self = (error as? ServiceError) ?? .wrapped("\(error)") }
}

/// Pipelines that hand over functions, initialisers and methods in place of closures.
final class FunctionPipelines {
  let input = PassthroughSubject<String, ServiceError>()
  let output = PassthroughSubject<Int, ServiceError>()
  let flag = CurrentValueSubject<Bool, Never>(false)
  let taps = PassthroughSubject<Void, Never>()
  private(set) var log: [String] = []
  private var tokens: [AnyCancellable] = []

  init() {
    input
      .compactMap(Int.init)
      .sink(receiveCompletion: output.send(completion:), receiveValue: output.send(_:))
      .store(in: &tokens)
    output
      .map(String.init)
      .map(Optional.init)
      .replaceNil(with: "none")
      .catch { _ in Just("failed") }
      .sink(receiveValue: note)
      .store(in: &tokens)
    input
      .tryMap { text -> Int in
        guard let number = Int(text) else { throw ServiceError.status(text.count) }
        return number
      }
      .mapError(ServiceError.init)
      .map { _ in }
      .replaceError(with: ())
      .sink(receiveValue: taps.send)
      .store(in: &tokens)
    taps
      .map { 1 }
      .scan(0, +)
      .map { "tap \($0)" }
      .sink { [unowned self] in note($0) }
      .store(in: &tokens)
    flag
      .zip(flag.dropFirst())
      .filter { $0 != $1 }
      .sink { [unowned self] old, new in note("\(old) to \(new)") }
      .store(in: &tokens)
  }

  func note(_ line: String) { log.append(line) }
}

/// What the compiler has to infer in one go.
func inferredPipelines() -> [AnyCancellable] {
  let flag = CurrentValueSubject<Bool, Never>(true)
  let number = CurrentValueSubject<Int, ServiceError>(1)
  return [
    flag.map { $0 ? "a" : nil }.prepend(nil).append(nil).compactMap { $0 }.sink { _ in },
    flag.map { isOn -> AnyPublisher<Int, Never> in
      isOn ? Just(1).eraseToAnyPublisher() : Empty().eraseToAnyPublisher()
    }
    .switchToLatest()
    .sink { _ in },
    flag.flatMap { isOn -> AnyPublisher<Int, ServiceError> in
      guard isOn else { return Fail(error: .status(1)).eraseToAnyPublisher() }
      return Just(1).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    }
    .catch { _ in Just(0) }
    .sink { _ in },
    flag.flatMap { _ in Future<Int, ServiceError> { $0(.success(1)) } }
      .retry(3)
      .replaceError(with: 2)
      .sink { _ in },
    flag.scan([]) { $0 + [$1] }.map(\.count).sink { _ in },
    flag.flatMap { _ in ["a", "b"].publisher }.collect().sink { _ in },
    number.flatMap { Just($0) }.sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
    number.map { Just($0) }.switchToLatest().sink(receiveCompletion: { _ in }) { _ in },
    number.asResult().sink { _ in },
    Publishers.Zip4(flag, flag, Just(1), Empty<String, Never>())
      .map { "\($0)\($1)\($2)\($3)" }
      .sink { _ in },
    Publishers.MergeMany(flag, flag).first().sink { _ in },
    Publishers.Concatenate(prefix: Just(1), suffix: [2].publisher).sink { _ in },
    Publishers.Map(upstream: Just(1)) { $0 + 1 }.sink { _ in },
    "abc".publisher.collect().map { String($0) }.sink { _ in },
    ["a": 1].publisher.map(\.value).sink { _ in },
    stride(from: 0, to: 4, by: 2).publisher.sink { _ in },
    Optional<Int>.none.publisher.replaceEmpty(with: 3).sink { _ in },
    Result<Int, ServiceError>.Publisher(3)
      .flatMap { Just($0) }
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
    Result { try JSONEncoder().encode(["a"]) }.publisher
      .map(\.count)
      .replaceError(with: 0)
      .sink { _ in },
    Record<Int, ServiceError> { $0.receive(completion: .failure(.status(1))) }
      .assertNoMoreThan(1)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
    flag.handleEvents(
      receiveSubscription: { _ = $0.combineIdentifier }, receiveRequest: { _ = $0.max ?? -1 }
    )
    .ignoreOutput()
    .typed(as: String.self)
    .sink { _ in },
  ]
}

/// A state loop: each page asks for the next.
func pages(upTo last: Int) -> AnyPublisher<[Int], Never> {
  let page = CurrentValueSubject<Int, Never>(0)
  return
    page
    .flatMap(maxPublishers: .max(1)) { Just($0) }
    .handleEvents(receiveOutput: { number in
      if number < last { page.send(number + 1) } else { page.send(completion: .finished) }
    })
    .reduce([]) { $0 + [$1] }
    .eraseToAnyPublisher()
}

extension Publisher {
  func asResult() -> AnyPublisher<Result<Output, Failure>, Never> {
    map(Result.success).catch { Just(.failure($0)) }.eraseToAnyPublisher()
  }

  func assertNoMoreThan(_ count: Int) -> Publishers.Output<Self> { prefix(count) }

  func typed<T>(as type: T.Type) -> Publishers.Map<Self, T> where Output == Never {
    map { _ -> T in }
  }

  func onQueue(_ queue: DispatchQueue)
    -> Publishers.ReceiveOn<Publishers.SubscribeOn<Self, DispatchQueue>, DispatchQueue>
  {
    subscribe(on: queue).receive(on: queue)
  }

  func paired<Other: Publisher>(with other: Other)
    -> Publishers.Zip<Publishers.Map<Self, Output?>, Publishers.Retry<Other>>
  where Other.Failure == Failure {
    map(Optional.some).zip(other.retry(1))
  }
}

extension Publisher where Output == Data {
  func decoded<T: Decodable>(_ type: T.Type = T.self, by decoder: JSONDecoder = JSONDecoder())
    -> Publishers.Decode<Self, T, JSONDecoder>
  {
    decode(type: type, decoder: decoder)
  }
}

extension Publisher
where
  Output == URLSession.DataTaskPublisher.Output, Failure == URLSession.DataTaskPublisher.Failure
{
  func body() -> Publishers.MapError<Publishers.MapKeyPath<Self, Data>, any Error> {
    map(\.data).mapError { $0 }
  }
}

extension AnyPublisher {
  static func just(_ output: Output) -> Self {
    Just(output).setFailureType(to: Failure.self).eraseToAnyPublisher()
  }

  static func fail(_ error: Failure) -> Self { Fail(error: error).eraseToAnyPublisher() }
  static var empty: Self { Empty().eraseToAnyPublisher() }
  static var never: Self { Empty(completeImmediately: false).eraseToAnyPublisher() }
}

extension Subscribers.Completion {
  var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}

extension Collection where Element: Publisher {
  func merged() -> Publishers.MergeMany<Element> { Publishers.MergeMany(self) }
}
