import Combine

// row 347
typealias Row347<Upstream, Other> = Publishers.DropUntilOutput<Upstream, Other>
where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure

extension Publishers.DropUntilOutput {
  // row 347
  func row347<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row347Upstream() -> Upstream { self.upstream }
  func row347Other() -> Other { self.other }
  static func row347Init(upstream: Upstream, other: Other) -> Self {
    Self(upstream: upstream, other: other)
  }
  func row347Equatable() -> any Equatable where Upstream: Equatable, Other: Equatable { self }
}

// row 348
typealias Row348<Upstream> = Publishers.DropWhile<Upstream> where Upstream: Publisher

extension Publishers.DropWhile {
  // row 348
  func row348<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row348Upstream() -> Upstream { self.upstream }
  func row348Predicate() -> (Output) -> Bool { self.predicate }
  static func row348Init(upstream: Upstream, predicate: @escaping (Output) -> Bool) -> Self {
    Self(upstream: upstream, predicate: predicate)
  }
}

// row 349
typealias Row349<Upstream, Coder> = Publishers.Encode<Upstream, Coder>
where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable

extension Publishers.Encode {
  // row 349
  func row349<S: Subscriber>(subscriber: S) where S.Input == Coder.Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row349Upstream() -> Upstream { self.upstream }
  static func row349Init(upstream: Upstream, encoder: Coder) -> Self {
    Self(upstream: upstream, encoder: encoder)
  }
}

// row 350
typealias Row350<Upstream> = Publishers.Filter<Upstream> where Upstream: Publisher

extension Publishers.Filter {
  // row 350
  func row350<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row350Upstream() -> Upstream { self.upstream }
  func row350IsIncluded() -> (Upstream.Output) -> Bool { self.isIncluded }
  static func row350Init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool)
    -> Self
  { Self(upstream: upstream, isIncluded: isIncluded) }
}

// row 351
typealias Row351<Upstream> = Publishers.First<Upstream> where Upstream: Publisher

extension Publishers.First {
  // row 351
  func row351<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row351Upstream() -> Upstream { self.upstream }
  static func row351Init(upstream: Upstream) -> Self { Self(upstream: upstream) }
  func row351Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 352
typealias Row352<Upstream> = Publishers.FirstWhere<Upstream> where Upstream: Publisher

extension Publishers.FirstWhere {
  // row 352
  func row352<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row352Upstream() -> Upstream { self.upstream }
  func row352Predicate() -> (Output) -> Bool { self.predicate }
  static func row352Init(upstream: Upstream, predicate: @escaping (Output) -> Bool) -> Self {
    Self(upstream: upstream, predicate: predicate)
  }
}

// row 353
typealias Row353<NewPublisher, Upstream> = Publishers.FlatMap<NewPublisher, Upstream>
where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure

extension Publishers.FlatMap {
  // row 353
  func row353<S: Subscriber>(subscriber: S)
  where S.Input == NewPublisher.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row353Upstream() -> Upstream { self.upstream }
  func row353MaxPublishers() -> Subscribers.Demand { self.maxPublishers }
  func row353Transform() -> (Upstream.Output) -> NewPublisher { self.transform }
  static func row353Init(
    upstream: Upstream, maxPublishers: Subscribers.Demand,
    transform: @escaping (Upstream.Output) -> NewPublisher
  ) -> Self { Self(upstream: upstream, maxPublishers: maxPublishers, transform: transform) }
}

// row 354
typealias Row354<Upstream> = Publishers.HandleEvents<Upstream> where Upstream: Publisher

extension Publishers.HandleEvents {
  // row 354
  func row354<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row354Upstream() -> Upstream { self.upstream }
  func row354ReceiveSubscription() -> ((Subscription) -> Void)? { self.receiveSubscription }
  func row354ReceiveOutput() -> ((Output) -> Void)? { self.receiveOutput }
  func row354ReceiveCompletion() -> ((Subscribers.Completion<Failure>) -> Void)? {
    self.receiveCompletion
  }
  func row354ReceiveCancel() -> (() -> Void)? { self.receiveCancel }
  func row354ReceiveRequest() -> ((Subscribers.Demand) -> Void)? { self.receiveRequest }
  static func row354Init(
    upstream: Upstream, receiveSubscription: ((Subscription) -> Void)?,
    receiveOutput: ((Output) -> Void)?,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?, receiveCancel: (() -> Void)?,
    receiveRequest: ((Subscribers.Demand) -> Void)?
  ) -> Self {
    Self(
      upstream: upstream, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
  static func row354InitWithDefaults(
    upstream: Upstream, receiveRequest: ((Subscribers.Demand) -> Void)?
  ) -> Self { Self(upstream: upstream, receiveRequest: receiveRequest) }
}

// row 355
typealias Row355<Upstream> = Publishers.IgnoreOutput<Upstream> where Upstream: Publisher

extension Publishers.IgnoreOutput {
  // row 355
  func row355<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row355Upstream() -> Upstream { self.upstream }
  static func row355Init(upstream: Upstream) -> Self { Self(upstream: upstream) }
  func row355Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 356
typealias Row356<Upstream> = Publishers.Last<Upstream> where Upstream: Publisher

extension Publishers.Last {
  // row 356
  func row356<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row356Upstream() -> Upstream { self.upstream }
  static func row356Init(upstream: Upstream) -> Self { Self(upstream: upstream) }
  func row356Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 357
typealias Row357<Upstream> = Publishers.LastWhere<Upstream> where Upstream: Publisher

extension Publishers.LastWhere {
  // row 357
  func row357<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row357Upstream() -> Upstream { self.upstream }
  func row357Predicate() -> (Output) -> Bool { self.predicate }
  static func row357Init(upstream: Upstream, predicate: @escaping (Output) -> Bool) -> Self {
    Self(upstream: upstream, predicate: predicate)
  }
}

// row 358
typealias Row358<Upstream> = Publishers.MakeConnectable<Upstream> where Upstream: Publisher

extension Publishers.MakeConnectable {
  // row 358
  func row358<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row358() -> any ConnectablePublisher { self }
  static func row358Init(upstream: Upstream) -> Self { Self(upstream: upstream) }
}

// row 359
typealias Row359<Upstream, Output> = Publishers.Map<Upstream, Output> where Upstream: Publisher

extension Publishers.Map {
  // row 359
  func row359<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row359Upstream() -> Upstream { self.upstream }
  func row359Transform() -> (Upstream.Output) -> Output { self.transform }
  static func row359Init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output)
    -> Self
  { Self(upstream: upstream, transform: transform) }
}

// row 360
typealias Row360<Upstream, Failure> = Publishers.MapError<Upstream, Failure>
where Upstream: Publisher, Failure: Error

extension Publishers.MapError {
  // row 360
  func row360<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
    self.receive(subscriber: subscriber)
  }
  func row360Upstream() -> Upstream { self.upstream }
  func row360Transform() -> (Upstream.Failure) -> Failure { self.transform }
  static func row360Init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure)
    -> Self
  { Self(upstream: upstream, transform: transform) }
  static func row360Init2(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure)
    -> Self
  { Self(upstream: upstream, map) }
}

// row 361
typealias Row361<Upstream, Output> = Publishers.MapKeyPath<Upstream, Output>
where Upstream: Publisher

extension Publishers.MapKeyPath {
  // row 361
  func row361<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row361Upstream() -> Upstream { self.upstream }
  func row361KeyPath() -> KeyPath<Upstream.Output, Output> { self.keyPath }
}

// row 362
typealias Row362<Upstream, Output0, Output1> = Publishers.MapKeyPath2<Upstream, Output0, Output1>
where Upstream: Publisher

extension Publishers.MapKeyPath2 {
  // row 362
  func row362<S: Subscriber>(subscriber: S)
  where S.Input == (Output0, Output1), S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row362Upstream() -> Upstream { self.upstream }
  func row362KeyPath0() -> KeyPath<Upstream.Output, Output0> { self.keyPath0 }
  func row362KeyPath1() -> KeyPath<Upstream.Output, Output1> { self.keyPath1 }
}

// row 363
typealias Row363<Upstream, Output0, Output1, Output2> = Publishers.MapKeyPath3<
  Upstream, Output0, Output1, Output2
> where Upstream: Publisher

extension Publishers.MapKeyPath3 {
  // row 363
  func row363<S: Subscriber>(subscriber: S)
  where S.Input == (Output0, Output1, Output2), S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row363Upstream() -> Upstream { self.upstream }
  func row363KeyPath0() -> KeyPath<Upstream.Output, Output0> { self.keyPath0 }
  func row363KeyPath1() -> KeyPath<Upstream.Output, Output1> { self.keyPath1 }
  func row363KeyPath2() -> KeyPath<Upstream.Output, Output2> { self.keyPath2 }
}

// row 364
typealias Row364<Upstream, Context> = Publishers.MeasureInterval<Upstream, Context>
where Upstream: Publisher, Context: Scheduler

extension Publishers.MeasureInterval {
  // row 364
  func row364<S: Subscriber>(subscriber: S)
  where S.Input == Context.SchedulerTimeType.Stride, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row364Upstream() -> Upstream { self.upstream }
  func row364Scheduler() -> Context { self.scheduler }
  static func row364Init(upstream: Upstream, scheduler: Context) -> Self {
    Self(upstream: upstream, scheduler: scheduler)
  }
}

// row 365
typealias Row365<A, B> = Publishers.Merge<A, B>
where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output

extension Publishers.Merge {
  // row 365
  func row365<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row365A() -> A { self.a }
  func row365B() -> B { self.b }
  static func row365Init(_ a: A, _ b: B) -> Self { Self(a, b) }
  func row365Equatable() -> any Equatable where A: Equatable, B: Equatable { self }
}

// row 366
typealias Row366<A, B, C> = Publishers.Merge3<A, B, C>
where
  A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output,
  B.Failure == C.Failure, B.Output == C.Output

extension Publishers.Merge3 {
  // row 366
  func row366<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row366A() -> A { self.a }
  func row366B() -> B { self.b }
  func row366C() -> C { self.c }
  static func row366Init(_ a: A, _ b: B, _ c: C) -> Self { Self(a, b, c) }
  func row366Equatable() -> any Equatable where A: Equatable, B: Equatable, C: Equatable { self }
}

// row 367
typealias Row367<A, B, C, D> = Publishers.Merge4<A, B, C, D>
where
  A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure,
  A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
  C.Output == D.Output

extension Publishers.Merge4 {
  // row 367
  func row367<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row367A() -> A { self.a }
  func row367B() -> B { self.b }
  func row367C() -> C { self.c }
  func row367D() -> D { self.d }
  static func row367Init(_ a: A, _ b: B, _ c: C, _ d: D) -> Self { Self(a, b, c, d) }
  func row367Equatable() -> any Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable { self }
}

// row 368
typealias Row368<A, B, C, D, E> = Publishers.Merge5<A, B, C, D, E>
where
  A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Failure == B.Failure,
  A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
  C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output

extension Publishers.Merge5 {
  // row 368
  func row368<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row368A() -> A { self.a }
  func row368B() -> B { self.b }
  func row368C() -> C { self.c }
  func row368D() -> D { self.d }
  func row368E() -> E { self.e }
  static func row368Init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) -> Self { Self(a, b, c, d, e) }
  func row368Equatable() -> any Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable { self }
}
