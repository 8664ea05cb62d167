import Combine

// row 389
typealias Row389<P, Upstream> = Publishers.SwitchToLatest<P, Upstream>
where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure

extension Publishers.SwitchToLatest {
  // row 389
  func row389<S: Subscriber>(subscriber: S) where S.Input == P.Output, S.Failure == P.Failure {
    self.receive(subscriber: subscriber)
  }
  func row389Upstream() -> Upstream { self.upstream }
  static func row389Init(upstream: Upstream) -> Self { Self(upstream: upstream) }
}

// row 390
typealias Row390<Upstream, Context> = Publishers.Throttle<Upstream, Context>
where Upstream: Publisher, Context: Scheduler

extension Publishers.Throttle {
  // row 390
  func row390<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row390Upstream() -> Upstream { self.upstream }
  func row390Interval() -> Context.SchedulerTimeType.Stride { self.interval }
  func row390Scheduler() -> Context { self.scheduler }
  func row390Latest() -> Bool { self.latest }
  static func row390Init(
    upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) -> Self { Self(upstream: upstream, interval: interval, scheduler: scheduler, latest: latest) }
}

// row 391
typealias Row391<Upstream, Context> = Publishers.Timeout<Upstream, Context>
where Upstream: Publisher, Context: Scheduler

extension Publishers.Timeout {
  // row 391
  func row391<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row391Upstream() -> Upstream { self.upstream }
  func row391Interval() -> Context.SchedulerTimeType.Stride { self.interval }
  func row391Scheduler() -> Context { self.scheduler }
  func row391Options() -> Context.SchedulerOptions? { self.options }
  func row391CustomError() -> (() -> Failure)? { self.customError }
  static func row391Init(
    upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, customError: (() -> Failure)?
  ) -> Self {
    Self(
      upstream: upstream, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

// row 392
typealias Row392<Upstream> = Publishers.TryAllSatisfy<Upstream> where Upstream: Publisher

extension Publishers.TryAllSatisfy {
  // row 392
  func row392<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row392Upstream() -> Upstream { self.upstream }
  func row392Predicate() -> (Upstream.Output) throws -> Bool { self.predicate }
  static func row392Init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool)
    -> Self
  { Self(upstream: upstream, predicate: predicate) }
}

// row 393
typealias Row393<Upstream, NewPublisher> = Publishers.TryCatch<Upstream, NewPublisher>
where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output

extension Publishers.TryCatch {
  // row 393
  func row393<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row393Upstream() -> Upstream { self.upstream }
  func row393Handler() -> (Upstream.Failure) throws -> NewPublisher { self.handler }
  static func row393Init(
    upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
  ) -> Self { Self(upstream: upstream, handler: handler) }
}

// row 394
typealias Row394<Upstream, Output> = Publishers.TryCompactMap<Upstream, Output>
where Upstream: Publisher

extension Publishers.TryCompactMap {
  // row 394
  func row394<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row394Upstream() -> Upstream { self.upstream }
  func row394Transform() -> (Upstream.Output) throws -> Output? { self.transform }
  static func row394Init(
    upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?
  ) -> Self { Self(upstream: upstream, transform: transform) }
}

// row 395
typealias Row395<Upstream> = Publishers.TryComparison<Upstream> where Upstream: Publisher

extension Publishers.TryComparison {
  // row 395
  func row395<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row395Upstream() -> Upstream { self.upstream }
  func row395AreInIncreasingOrder() -> (Upstream.Output, Upstream.Output) throws -> Bool {
    self.areInIncreasingOrder
  }
  static func row395Init(
    upstream: Upstream,
    areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
  ) -> Self { Self(upstream: upstream, areInIncreasingOrder: areInIncreasingOrder) }
}

// row 396
typealias Row396<Upstream> = Publishers.TryContainsWhere<Upstream> where Upstream: Publisher

extension Publishers.TryContainsWhere {
  // row 396
  func row396<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row396Upstream() -> Upstream { self.upstream }
  func row396Predicate() -> (Upstream.Output) throws -> Bool { self.predicate }
  static func row396Init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool)
    -> Self
  { Self(upstream: upstream, predicate: predicate) }
}

// row 397
typealias Row397<Upstream> = Publishers.TryDropWhile<Upstream> where Upstream: Publisher

extension Publishers.TryDropWhile {
  // row 397
  func row397<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row397Upstream() -> Upstream { self.upstream }
  func row397Predicate() -> (Output) throws -> Bool { self.predicate }
  static func row397Init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) -> Self {
    Self(upstream: upstream, predicate: predicate)
  }
}

// row 398
typealias Row398<Upstream> = Publishers.TryFilter<Upstream> where Upstream: Publisher

extension Publishers.TryFilter {
  // row 398
  func row398<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row398Upstream() -> Upstream { self.upstream }
  func row398IsIncluded() -> (Upstream.Output) throws -> Bool { self.isIncluded }
  static func row398Init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool)
    -> Self
  { Self(upstream: upstream, isIncluded: isIncluded) }
}

// row 399
typealias Row399<Upstream> = Publishers.TryFirstWhere<Upstream> where Upstream: Publisher

extension Publishers.TryFirstWhere {
  // row 399
  func row399<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row399Upstream() -> Upstream { self.upstream }
  func row399Predicate() -> (Output) throws -> Bool { self.predicate }
  static func row399Init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) -> Self {
    Self(upstream: upstream, predicate: predicate)
  }
}

// row 400
typealias Row400<Upstream> = Publishers.TryLastWhere<Upstream> where Upstream: Publisher

extension Publishers.TryLastWhere {
  // row 400
  func row400<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row400Upstream() -> Upstream { self.upstream }
  func row400Predicate() -> (Output) throws -> Bool { self.predicate }
  static func row400Init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) -> Self {
    Self(upstream: upstream, predicate: predicate)
  }
}

// row 401
typealias Row401<Upstream, Output> = Publishers.TryMap<Upstream, Output> where Upstream: Publisher

extension Publishers.TryMap {
  // row 401
  func row401<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row401Upstream() -> Upstream { self.upstream }
  func row401Transform() -> (Upstream.Output) throws -> Output { self.transform }
  static func row401Init(
    upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output
  ) -> Self { Self(upstream: upstream, transform: transform) }
}

// row 402
typealias Row402<Upstream> = Publishers.TryPrefixWhile<Upstream> where Upstream: Publisher

extension Publishers.TryPrefixWhile {
  // row 402
  func row402<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row402Upstream() -> Upstream { self.upstream }
  func row402Predicate() -> (Output) throws -> Bool { self.predicate }
  static func row402Init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) -> Self {
    Self(upstream: upstream, predicate: predicate)
  }
}

// row 403
typealias Row403<Upstream, Output> = Publishers.TryReduce<Upstream, Output>
where Upstream: Publisher

extension Publishers.TryReduce {
  // row 403
  func row403<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row403Upstream() -> Upstream { self.upstream }
  func row403Initial() -> Output { self.initial }
  func row403NextPartialResult() -> (Output, Upstream.Output) throws -> Output {
    self.nextPartialResult
  }
  static func row403Init(
    upstream: Upstream, initial: Output,
    nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
  ) -> Self { Self(upstream: upstream, initial: initial, nextPartialResult: nextPartialResult) }
}

// row 404
typealias Row404<Upstream> = Publishers.TryRemoveDuplicates<Upstream> where Upstream: Publisher

extension Publishers.TryRemoveDuplicates {
  // row 404
  func row404<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row404Upstream() -> Upstream { self.upstream }
  func row404Predicate() -> (Output, Output) throws -> Bool { self.predicate }
  static func row404Init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool)
    -> Self
  { Self(upstream: upstream, predicate: predicate) }
}

// row 405
typealias Row405<Upstream, Output> = Publishers.TryScan<Upstream, Output> where Upstream: Publisher

extension Publishers.TryScan {
  // row 405
  func row405<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row405Upstream() -> Upstream { self.upstream }
  func row405InitialResult() -> Output { self.initialResult }
  func row405NextPartialResult() -> (Output, Upstream.Output) throws -> Output {
    self.nextPartialResult
  }
  static func row405Init(
    upstream: Upstream, initialResult: Output,
    nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
  ) -> Self {
    Self(upstream: upstream, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

// row 406
typealias Row406<A, B> = Publishers.Zip<A, B>
where A: Publisher, B: Publisher, A.Failure == B.Failure

extension Publishers.Zip {
  // row 406
  func row406<S: Subscriber>(subscriber: S)
  where S.Input == (A.Output, B.Output), S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row406A() -> A { self.a }
  func row406B() -> B { self.b }
  static func row406Init(_ a: A, _ b: B) -> Self { Self(a, b) }
  func row406Equatable() -> any Equatable where A: Equatable, B: Equatable { self }
}

// row 407
typealias Row407<A, B, C> = Publishers.Zip3<A, B, C>
where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure

extension Publishers.Zip3 {
  // row 407
  func row407<S: Subscriber>(subscriber: S)
  where S.Input == (A.Output, B.Output, C.Output), S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row407A() -> A { self.a }
  func row407B() -> B { self.b }
  func row407C() -> C { self.c }
  static func row407Init(_ a: A, _ b: B, _ c: C) -> Self { Self(a, b, c) }
  func row407Equatable() -> any Equatable where A: Equatable, B: Equatable, C: Equatable { self }
}

// row 408
typealias Row408<A, B, C, D> = Publishers.Zip4<A, B, C, D>
where
  A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure,
  B.Failure == C.Failure, C.Failure == D.Failure

extension Publishers.Zip4 {
  // row 408
  func row408<S: Subscriber>(subscriber: S)
  where S.Input == (A.Output, B.Output, C.Output, D.Output), S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row408A() -> A { self.a }
  func row408B() -> B { self.b }
  func row408C() -> C { self.c }
  func row408D() -> D { self.d }
  static func row408Init(_ a: A, _ b: B, _ c: C, _ d: D) -> Self { Self(a, b, c, d) }
  func row408Equatable() -> any Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable { self }
}
