import Combine

extension Publisher {
  // row 437
  func row437<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    self.map(keyPath)
  }

  // row 438
  func row438<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
    -> Publishers.MapKeyPath2<Self, T0, T1>
  { self.map(keyPath0, keyPath1) }

  // row 439
  func row439<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> { self.map(keyPath0, keyPath1, keyPath2) }

  // row 440
  func row440<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    self.map(transform)
  }

  // row 441
  func row441<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    self.tryMap(transform)
  }

  // row 442
  func row442<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E>
  where E: Error { self.mapError(transform) }

  // row 443
  func row443<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    self.replaceNil(with: output)
  }

  // row 444
  func row444<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  { self.scan(initialResult, nextPartialResult) }

  // row 445
  func row445<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryScan<Self, T>
  { self.tryScan(initialResult, nextPartialResult) }

  // row 446
  func row446<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  where Failure == Never, E: Error { self.setFailureType(to: failureType) }

  // row 447
  func row447<T, P>(maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P)
    -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure
  { self.flatMap(maxPublishers: maxPublishers, transform) }
  func row447WithDefaults<T, P>(_ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self>
  where T == P.Output, P: Publisher, Failure == P.Failure { self.flatMap(transform) }

  // row 448
  func row448<P>(maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P)
    -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>>
  where Failure == Never, P: Publisher { self.flatMap(maxPublishers: maxPublishers, transform) }
  func row448WithDefaults<P>(_ transform: @escaping (Output) -> P)
    -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>>
  where Failure == Never, P: Publisher { self.flatMap(transform) }

  // row 449
  func row449<P>(maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P)
    -> Publishers.FlatMap<P, Self> where Failure == Never, P: Publisher, P.Failure == Never
  { self.flatMap(maxPublishers: maxPublishers, transform) }
  func row449WithDefaults<P>(_ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self>
  where Failure == Never, P: Publisher, P.Failure == Never { self.flatMap(transform) }

  // row 450
  func row450<P>(maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P)
    -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
  where P: Publisher, P.Failure == Never { self.flatMap(maxPublishers: maxPublishers, transform) }
  func row450WithDefaults<P>(_ transform: @escaping (Output) -> P)
    -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
  where P: Publisher, P.Failure == Never { self.flatMap(transform) }

  // row 451
  func row451() -> Publishers.SwitchToLatest<Output, Self>
  where Failure == Output.Failure, Output: Publisher { self.switchToLatest() }

  // row 452
  func row452()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  where Failure == Never, Output: Publisher { self.switchToLatest() }

  // row 453
  func row453() -> Publishers.SwitchToLatest<Output, Self>
  where Failure == Never, Output: Publisher, Output.Failure == Never { self.switchToLatest() }

  // row 454
  func row454()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    > where Output: Publisher, Output.Failure == Never
  { self.switchToLatest() }

  // row 455
  func row455<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
    self.decode(type: type, decoder: decoder)
  }

  // row 456
  func row456<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Output: Encodable, Coder: TopLevelEncoder { self.encode(encoder: encoder) }
}
