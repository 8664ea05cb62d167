import Combine

// row 325
typealias Row325<Upstream> = Publishers.AllSatisfy<Upstream> where Upstream: Publisher

extension Publishers.AllSatisfy {
  // row 325
  func row325<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row325Upstream() -> Upstream { self.upstream }
  func row325Predicate() -> (Upstream.Output) -> Bool { self.predicate }
  static func row325Init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) -> Self
  { Self(upstream: upstream, predicate: predicate) }
}

// row 326
typealias Row326<Upstream> = Publishers.AssertNoFailure<Upstream> where Upstream: Publisher

extension Publishers.AssertNoFailure {
  // row 326
  func row326<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Never {
    self.receive(subscriber: subscriber)
  }
  func row326Upstream() -> Upstream { self.upstream }
  func row326Prefix() -> String { self.prefix }
  func row326File() -> StaticString { self.file }
  func row326Line() -> UInt { self.line }
  static func row326Init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) -> Self
  { Self(upstream: upstream, prefix: prefix, file: file, line: line) }
}

// row 327
typealias Row327<Upstream> = Publishers.Autoconnect<Upstream> where Upstream: ConnectablePublisher

extension Publishers.Autoconnect {
  // row 327
  func row327<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row327Upstream() -> Upstream { self.upstream }
  static func row327Init(upstream: Upstream) -> Publishers.Autoconnect<Upstream> {
    Publishers.Autoconnect<Upstream>(upstream: upstream)
  }
}

// row 328
typealias Row328<Upstream> = Publishers.Breakpoint<Upstream> where Upstream: Publisher

extension Publishers.Breakpoint {
  // row 328
  func row328<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row328Upstream() -> Upstream { self.upstream }
  func row328ReceiveSubscription() -> ((Subscription) -> Bool)? { self.receiveSubscription }
  func row328ReceiveOutput() -> ((Upstream.Output) -> Bool)? { self.receiveOutput }
  func row328ReceiveCompletion() -> ((Subscribers.Completion<Failure>) -> Bool)? {
    self.receiveCompletion
  }
  static func row328Init(
    upstream: Upstream, receiveSubscription: ((Subscription) -> Bool)?,
    receiveOutput: ((Upstream.Output) -> Bool)?,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?
  ) -> Self {
    Self(
      upstream: upstream, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }
  static func row328InitWithDefaults(upstream: Upstream) -> Self { Self(upstream: upstream) }
}

// row 329
typealias Row329<Upstream> = Publishers.Buffer<Upstream> where Upstream: Publisher

extension Publishers.Buffer {
  // row 329
  func row329<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row329Upstream() -> Upstream { self.upstream }
  func row329Size() -> Int { self.size }
  func row329Prefetch() -> Publishers.PrefetchStrategy { self.prefetch }
  func row329WhenFull() -> Publishers.BufferingStrategy<Failure> { self.whenFull }
  static func row329Init(
    upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Self { Self(upstream: upstream, size: size, prefetch: prefetch, whenFull: whenFull) }
}

// row 330
typealias Row330<Upstream, NewPublisher> = Publishers.Catch<Upstream, NewPublisher>
where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output

extension Publishers.Catch {
  // row 330
  func row330<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == NewPublisher.Failure {
    self.receive(subscriber: subscriber)
  }
  func row330Upstream() -> Upstream { self.upstream }
  func row330Handler() -> (Upstream.Failure) -> NewPublisher { self.handler }
  static func row330Init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher)
    -> Self
  { Self(upstream: upstream, handler: handler) }
}

// row 331
typealias Row331<Upstream> = Publishers.Collect<Upstream> where Upstream: Publisher

extension Publishers.Collect {
  // row 331
  func row331<S: Subscriber>(subscriber: S)
  where S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row331Upstream() -> Upstream { self.upstream }
  static func row331Init(upstream: Upstream) -> Self { Self(upstream: upstream) }
  func row331Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 332
typealias Row332<Upstream> = Publishers.CollectByCount<Upstream> where Upstream: Publisher

extension Publishers.CollectByCount {
  // row 332
  func row332<S: Subscriber>(subscriber: S)
  where S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row332Upstream() -> Upstream { self.upstream }
  func row332Count() -> Int { self.count }
  static func row332Init(upstream: Upstream, count: Int) -> Self {
    Self(upstream: upstream, count: count)
  }
  func row332Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 333
typealias Row333<Upstream, Context> = Publishers.CollectByTime<Upstream, Context>
where Upstream: Publisher, Context: Scheduler

extension Publishers.CollectByTime {
  // row 333
  func row333<S: Subscriber>(subscriber: S)
  where S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row333Upstream() -> Upstream { self.upstream }
  func row333Strategy() -> Publishers.TimeGroupingStrategy<Context> { self.strategy }
  func row333Options() -> Context.SchedulerOptions? { self.options }
  static func row333Init(
    upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) -> Self { Self(upstream: upstream, strategy: strategy, options: options) }
}

// row 334
typealias Row334<A, B> = Publishers.CombineLatest<A, B>
where A: Publisher, B: Publisher, A.Failure == B.Failure

extension Publishers.CombineLatest {
  // row 334
  func row334<S: Subscriber>(subscriber: S)
  where S.Input == (A.Output, B.Output), S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row334A() -> A { self.a }
  func row334B() -> B { self.b }
  static func row334Init(_ a: A, _ b: B) -> Self { Self(a, b) }
  func row334Equatable() -> any Equatable where A: Equatable, B: Equatable { self }
}

// row 335
typealias Row335<A, B, C> = Publishers.CombineLatest3<A, B, C>
where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure

extension Publishers.CombineLatest3 {
  // row 335
  func row335<S: Subscriber>(subscriber: S)
  where S.Input == (A.Output, B.Output, C.Output), S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row335A() -> A { self.a }
  func row335B() -> B { self.b }
  func row335C() -> C { self.c }
  static func row335Init(_ a: A, _ b: B, _ c: C) -> Self { Self(a, b, c) }
  func row335Equatable() -> any Equatable where A: Equatable, B: Equatable, C: Equatable { self }
}

// row 336
typealias Row336<A, B, C, D> = Publishers.CombineLatest4<A, B, C, D>
where
  A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure,
  B.Failure == C.Failure, C.Failure == D.Failure

extension Publishers.CombineLatest4 {
  // row 336
  func row336<S: Subscriber>(subscriber: S)
  where S.Input == (A.Output, B.Output, C.Output, D.Output), S.Failure == A.Failure {
    self.receive(subscriber: subscriber)
  }
  func row336A() -> A { self.a }
  func row336B() -> B { self.b }
  func row336C() -> C { self.c }
  func row336D() -> D { self.d }
  static func row336Init(_ a: A, _ b: B, _ c: C, _ d: D) -> Self { Self(a, b, c, d) }
  func row336Equatable() -> any Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable { self }
}

// row 337
typealias Row337<Upstream, Output> = Publishers.CompactMap<Upstream, Output>
where Upstream: Publisher

extension Publishers.CompactMap {
  // row 337
  func row337<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row337Upstream() -> Upstream { self.upstream }
  func row337Transform() -> (Upstream.Output) -> Output? { self.transform }
  static func row337Init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?)
    -> Self
  { Self(upstream: upstream, transform: transform) }
}

// row 338
typealias Row338<Upstream> = Publishers.Comparison<Upstream> where Upstream: Publisher

extension Publishers.Comparison {
  // row 338
  func row338<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row338Upstream() -> Upstream { self.upstream }
  func row338AreInIncreasingOrder() -> (Upstream.Output, Upstream.Output) -> Bool {
    self.areInIncreasingOrder
  }
  static func row338Init(
    upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
  ) -> Self { Self(upstream: upstream, areInIncreasingOrder: areInIncreasingOrder) }
}

// row 339
typealias Row339<Prefix, Suffix> = Publishers.Concatenate<Prefix, Suffix>
where
  Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure,
  Prefix.Output == Suffix.Output

extension Publishers.Concatenate {
  // row 339
  func row339<S: Subscriber>(subscriber: S)
  where S.Input == Suffix.Output, S.Failure == Suffix.Failure {
    self.receive(subscriber: subscriber)
  }
  func row339Prefix() -> Prefix { self.prefix }
  func row339Suffix() -> Suffix { self.suffix }
  static func row339Init(prefix: Prefix, suffix: Suffix) -> Self {
    Self(prefix: prefix, suffix: suffix)
  }
  func row339Equatable() -> any Equatable where Prefix: Equatable, Suffix: Equatable { self }
}

// row 340
typealias Row340<Upstream> = Publishers.Contains<Upstream>
where Upstream: Publisher, Upstream.Output: Equatable

extension Publishers.Contains {
  // row 340
  func row340<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row340Upstream() -> Upstream { self.upstream }
  func row340Output() -> Upstream.Output { self.output }
  static func row340Init(upstream: Upstream, output: Upstream.Output) -> Self {
    Self(upstream: upstream, output: output)
  }
  func row340Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 341
typealias Row341<Upstream> = Publishers.ContainsWhere<Upstream> where Upstream: Publisher

extension Publishers.ContainsWhere {
  // row 341
  func row341<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row341Upstream() -> Upstream { self.upstream }
  func row341Predicate() -> (Upstream.Output) -> Bool { self.predicate }
  static func row341Init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) -> Self
  { Self(upstream: upstream, predicate: predicate) }
}

// row 342
typealias Row342<Upstream> = Publishers.Count<Upstream> where Upstream: Publisher

extension Publishers.Count {
  // row 342
  func row342<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row342Upstream() -> Upstream { self.upstream }
  static func row342Init(upstream: Upstream) -> Self { Self(upstream: upstream) }
  func row342Equatable() -> any Equatable where Upstream: Equatable { self }
}

// row 343
typealias Row343<Upstream, Context> = Publishers.Debounce<Upstream, Context>
where Upstream: Publisher, Context: Scheduler

extension Publishers.Debounce {
  // row 343
  func row343<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row343Upstream() -> Upstream { self.upstream }
  func row343DueTime() -> Context.SchedulerTimeType.Stride { self.dueTime }
  func row343Scheduler() -> Context { self.scheduler }
  func row343Options() -> Context.SchedulerOptions? { self.options }
  static func row343Init(
    upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) -> Self { Self(upstream: upstream, dueTime: dueTime, scheduler: scheduler, options: options) }
}

// row 344
typealias Row344<Upstream, Output, Coder> = Publishers.Decode<Upstream, Output, Coder>
where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input

extension Publishers.Decode {
  // row 344
  func row344<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Error {
    self.receive(subscriber: subscriber)
  }
  func row344Upstream() -> Upstream { self.upstream }
  static func row344Init(upstream: Upstream, decoder: Coder) -> Self {
    Self(upstream: upstream, decoder: decoder)
  }
}

// row 345
typealias Row345<Upstream, Context> = Publishers.Delay<Upstream, Context>
where Upstream: Publisher, Context: Scheduler

extension Publishers.Delay {
  // row 345
  func row345<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row345Upstream() -> Upstream { self.upstream }
  func row345Interval() -> Context.SchedulerTimeType.Stride { self.interval }
  func row345Tolerance() -> Context.SchedulerTimeType.Stride { self.tolerance }
  func row345Scheduler() -> Context { self.scheduler }
  func row345Options() -> Context.SchedulerOptions? { self.options }
  static func row345Init(
    upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) -> Self {
    Self(
      upstream: upstream, interval: interval, tolerance: tolerance, scheduler: scheduler,
      options: options)
  }
  static func row345InitWithDefaults(
    upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride, scheduler: Context
  ) -> Self {
    Self(upstream: upstream, interval: interval, tolerance: tolerance, scheduler: scheduler)
  }
}

// row 346
typealias Row346<Upstream> = Publishers.Drop<Upstream> where Upstream: Publisher

extension Publishers.Drop {
  // row 346
  func row346<S: Subscriber>(subscriber: S)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.receive(subscriber: subscriber)
  }
  func row346Upstream() -> Upstream { self.upstream }
  func row346Count() -> Int { self.count }
  static func row346Init(upstream: Upstream, count: Int) -> Self {
    Self(upstream: upstream, count: count)
  }
  func row346Equatable() -> any Equatable where Upstream: Equatable { self }
}
