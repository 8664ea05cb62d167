import Combine

extension Publisher {
  // row 422
  func row422(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    self.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }

  // row 423
  func row423(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable where Failure == Never {
    self.sink(receiveValue: receiveValue)
  }

  // row 424
  func row424(to published: inout Published<Output>.Publisher) where Failure == Never {
    self.assign(to: &published)
  }

  // row 425
  func row425<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable where Failure == Never
  { self.assign(to: keyPath, on: object) }

  // row 426
  func row426<S>(on scheduler: S, options: S.SchedulerOptions?) -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler { self.subscribe(on: scheduler, options: options) }
  func row426WithDefaults<S>(on scheduler: S) -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler { self.subscribe(on: scheduler) }

  // row 427
  func row427<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Failure == S.Failure, Output == S.Output { self.subscribe(subject) }

  // row 428
  func row428<S>(on scheduler: S, options: S.SchedulerOptions?) -> Publishers.ReceiveOn<Self, S>
  where S: Scheduler { self.receive(on: scheduler, options: options) }
  func row428WithDefaults<S>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> where S: Scheduler {
    self.receive(on: scheduler)
  }

  // row 429
  func row429() -> AsyncPublisher<Self> where Failure == Never { self.values }

  // row 430
  func row430() -> AsyncThrowingPublisher<Self> { self.values }

  // row 431
  func row431() -> Publishers.MakeConnectable<Self> where Failure == Never {
    self.makeConnectable()
  }
}

extension ConnectablePublisher {
  // row 432
  func row432() -> Publishers.Autoconnect<Self> { self.autoconnect() }
}

extension Publisher {
  // row 433
  func row433() -> AnyPublisher<Output, Failure> { self.eraseToAnyPublisher() }

  // row 434
  func row434<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output { self.multicast(createSubject) }

  // row 435
  func row435<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output { self.multicast(subject: subject) }

  // row 436
  func row436() -> Publishers.Share<Self> { self.share() }
}
