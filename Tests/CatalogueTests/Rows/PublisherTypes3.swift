import Combine

// row 369
typealias Row369<A, B, C, D, E, F> = Publishers.Merge6<A, B, C, D, E, F>
where
  A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
  A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
  C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
  E.Failure == F.Failure, E.Output == F.Output

extension Publishers.Merge6 {
  // row 369
  func row369<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row369A() -> A { self.a }
  func row369B() -> B { self.b }
  func row369C() -> C { self.c }
  func row369D() -> D { self.d }
  func row369E() -> E { self.e }
  func row369F() -> F { self.f }
  static func row369Init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Self {
    Self(a, b, c, d, e, f)
  }
  func row369Equatable() -> any Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable { self }
}

// row 370
typealias Row370<A, B, C, D, E, F, G> = Publishers.Merge7<A, B, C, D, E, F, G>
where
  A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
  A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
  C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
  E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output

extension Publishers.Merge7 {
  // row 370
  func row370<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row370A() -> A { self.a }
  func row370B() -> B { self.b }
  func row370C() -> C { self.c }
  func row370D() -> D { self.d }
  func row370E() -> E { self.e }
  func row370F() -> F { self.f }
  func row370G() -> G { self.g }
  static func row370Init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Self {
    Self(a, b, c, d, e, f, g)
  }
  func row370Equatable() -> any Equatable
  where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
  { self }
}

// row 371
typealias Row371<A, B, C, D, E, F, G, H> = Publishers.Merge8<A, B, C, D, E, F, G, H>
where
  A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
  H: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
  B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
  D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
  F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output

extension Publishers.Merge8 {
  // row 371
  func row371<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row371A() -> A { self.a }
  func row371B() -> B { self.b }
  func row371C() -> C { self.c }
  func row371D() -> D { self.d }
  func row371E() -> E { self.e }
  func row371F() -> F { self.f }
  func row371G() -> G { self.g }
  func row371H() -> H { self.h }
  static func row371Init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> Self {
    Self(a, b, c, d, e, f, g, h)
  }
  func row371Equatable() -> any Equatable
  where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable,
    G: Equatable, H: Equatable
  { self }
}

// row 372
typealias Row372<Upstream> = Publishers.MergeMany<Upstream> where Upstream: Publisher

extension Publishers.MergeMany {
  // row 372
  func row372<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row372Publishers() -> [Upstream] { self.publishers }
  static func row372Init(_ upstream0: Upstream, _ upstream1: Upstream) -> Self {
    Self(upstream0, upstream1)
  }
  static func row372Init2<S>(_ upstream: S) -> Self where Upstream == S.Element, S: Sequence {
    Self(upstream)
  }
  func row372Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 373
typealias Row373<Upstream, SubjectType> = Publishers.Multicast<Upstream, SubjectType>
where
  Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
  Upstream.Output == SubjectType.Output

extension Publishers.Multicast {
  // row 373
  func row373<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row373() -> any ConnectablePublisher { self }
  func row373Upstream() -> Upstream { self.upstream }
  func row373CreateSubject() -> () -> SubjectType { self.createSubject }
  static func row373Init(upstream: Upstream, createSubject: @escaping () -> SubjectType) -> Self {
    Self(upstream: upstream, createSubject: createSubject)
  }
}

// row 374
typealias Row374<Upstream> = Publishers.Output<Upstream> where Upstream: Publisher

extension Publishers.Output {
  // row 374
  func row374<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row374Upstream() -> Upstream { self.upstream }
  func row374Range() -> CountableRange<Int> { self.range }
  static func row374Init(upstream: Upstream, range: CountableRange<Int>) -> Self {
    Self(upstream: upstream, range: range)
  }
  func row374Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 375
typealias Row375<Upstream, Other> = Publishers.PrefixUntilOutput<Upstream, Other>
where Upstream: Publisher, Other: Publisher

extension Publishers.PrefixUntilOutput {
  // row 375
  func row375<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row375Upstream() -> Upstream { self.upstream }
  func row375Other() -> Other { self.other }
  static func row375Init(upstream: Upstream, other: Other) -> Self {
    Self(upstream: upstream, other: other)
  }
}

// row 376
typealias Row376<Upstream> = Publishers.PrefixWhile<Upstream> where Upstream: Publisher

extension Publishers.PrefixWhile {
  // row 376
  func row376<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row376Upstream() -> Upstream { self.upstream }
  func row376Predicate() -> (Output) -> Bool { self.predicate }
  static func row376Init(upstream: Upstream, predicate: @escaping (Output) -> Bool) -> Self {
    Self(upstream: upstream, predicate: predicate)
  }
}

// row 377
typealias Row377<Upstream> = Publishers.Print<Upstream> where Upstream: Publisher

extension Publishers.Print {
  // row 377
  func row377<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row377Prefix() -> String { self.prefix }
  func row377Upstream() -> Upstream { self.upstream }
  func row377Stream() -> TextOutputStream? { self.stream }
  static func row377Init(upstream: Upstream, prefix: String, to stream: TextOutputStream?) -> Self {
    Self(upstream: upstream, prefix: prefix, to: stream)
  }
  static func row377InitWithDefaults(upstream: Upstream, prefix: String) -> Self {
    Self(upstream: upstream, prefix: prefix)
  }
}

// row 378
typealias Row378<Upstream, Context> = Publishers.ReceiveOn<Upstream, Context>
where Upstream: Publisher, Context: Scheduler

extension Publishers.ReceiveOn {
  // row 378
  func row378<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row378Upstream() -> Upstream { self.upstream }
  func row378Scheduler() -> Context { self.scheduler }
  func row378Options() -> Context.SchedulerOptions? { self.options }
  static func row378Init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?)
    -> Self
  { Self(upstream: upstream, scheduler: scheduler, options: options) }
}

// row 379
typealias Row379<Upstream, Output> = Publishers.Reduce<Upstream, Output> where Upstream: Publisher

extension Publishers.Reduce {
  // row 379
  func row379<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row379Upstream() -> Upstream { self.upstream }
  func row379Initial() -> Output { self.initial }
  func row379NextPartialResult() -> (Output, Upstream.Output) -> Output { self.nextPartialResult }
  static func row379Init(
    upstream: Upstream, initial: Output,
    nextPartialResult: @escaping (Output, Upstream.Output) -> Output
  ) -> Self { Self(upstream: upstream, initial: initial, nextPartialResult: nextPartialResult) }
}

// row 380
typealias Row380<Upstream> = Publishers.RemoveDuplicates<Upstream> where Upstream: Publisher

extension Publishers.RemoveDuplicates {
  // row 380
  func row380<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row380Upstream() -> Upstream { self.upstream }
  func row380Predicate() -> (Output, Output) -> Bool { self.predicate }
  static func row380Init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) -> Self
  { Self(upstream: upstream, predicate: predicate) }
}

// row 381
typealias Row381<Upstream> = Publishers.ReplaceEmpty<Upstream> where Upstream: Publisher

extension Publishers.ReplaceEmpty {
  // row 381
  func row381<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row381Output() -> Output { self.output }
  func row381Upstream() -> Upstream { self.upstream }
  static func row381Init(upstream: Upstream, output: Output) -> Self {
    Self(upstream: upstream, output: output)
  }
  func row381Equatable() -> any Equatable where Upstream: Equatable, Upstream.Output: Equatable {
    self
  }
}

// row 382
typealias Row382<Upstream> = Publishers.ReplaceError<Upstream> where Upstream: Publisher

extension Publishers.ReplaceError {
  // row 382
  func row382<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Never {
    self.receive(subscriber: subscriber)
  }
  func row382Output() -> Output { self.output }
  func row382Upstream() -> Upstream { self.upstream }
  static func row382Init(upstream: Upstream, output: Output) -> Self {
    Self(upstream: upstream, output: output)
  }
  func row382Equatable() -> any Equatable where Upstream: Equatable, Upstream.Output: Equatable {
    self
  }
}

// row 383
typealias Row383<Upstream> = Publishers.Retry<Upstream> where Upstream: Publisher

extension Publishers.Retry {
  // row 383
  func row383<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row383Upstream() -> Upstream { self.upstream }
  func row383Retries() -> Int? { self.retries }
  static func row383Init(upstream: Upstream, retries: Int?) -> Self {
    Self(upstream: upstream, retries: retries)
  }
  func row383Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 384
typealias Row384<Upstream, Output> = Publishers.Scan<Upstream, Output> where Upstream: Publisher

extension Publishers.Scan {
  // row 384
  func row384<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row384Upstream() -> Upstream { self.upstream }
  func row384InitialResult() -> Output { self.initialResult }
  func row384NextPartialResult() -> (Output, Upstream.Output) -> Output { self.nextPartialResult }
  static func row384Init(
    upstream: Upstream, initialResult: Output,
    nextPartialResult: @escaping (Output, Upstream.Output) -> Output
  ) -> Self {
    Self(upstream: upstream, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

// row 385
typealias Row385<Elements, Failure> = Publishers.Sequence<Elements, Failure>
where Elements: Sequence, Failure: Error

extension Publishers.Sequence {
  // row 385
  func row385<S: Subscriber>(subscriber: S)
  where S.Input == Elements.Element, S.Failure == Failure { self.receive(subscriber: subscriber) }
  func row385Sequence() -> Elements { self.sequence }
  static func row385Init(sequence: Elements) -> Self { Self(sequence: sequence) }
  func row385Equatable() -> any Equatable where Elements: Equatable { self }
}

// row 386
typealias Row386<Upstream, Failure> = Publishers.SetFailureType<Upstream, Failure>
where Upstream: Publisher, Failure: Error, Upstream.Failure == Never

extension Publishers.SetFailureType {
  // row 386
  func row386<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
    self.receive(subscriber: subscriber)
  }
  func row386Upstream() -> Upstream { self.upstream }
  static func row386Init(upstream: Upstream) -> Self { Self(upstream: upstream) }
  func row386Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 387
typealias Row387<Upstream> = Publishers.Share<Upstream> where Upstream: Publisher

extension Publishers.Share {
  // row 387
  func row387<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row387() -> any Combine.Publisher & Equatable { self }
  func row387Upstream() -> Upstream { self.upstream }
  static func row387Init(upstream: Upstream) -> Self { Self(upstream: upstream) }
  func row387Equatable() -> any Equatable { self }
}

// row 388
typealias Row388<Upstream, Context> = Publishers.SubscribeOn<Upstream, Context>
where Upstream: Publisher, Context: Scheduler

extension Publishers.SubscribeOn {
  // row 388
  func row388<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row388Upstream() -> Upstream { self.upstream }
  func row388Scheduler() -> Context { self.scheduler }
  func row388Options() -> Context.SchedulerOptions? { self.options }
  static func row388Init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?)
    -> Self
  { Self(upstream: upstream, scheduler: scheduler, options: options) }
}
