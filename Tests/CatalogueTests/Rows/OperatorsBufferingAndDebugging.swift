import Combine

extension Publisher {
  // row 535
  func row535(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> { self.buffer(size: size, prefetch: prefetch, whenFull: whenFull) }

  // row 536
  func row536(
    receiveSubscription: ((Subscription) -> Bool)?, receiveOutput: ((Output) -> Bool)?,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?
  ) -> Publishers.Breakpoint<Self> {
    self.breakpoint(
      receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }
  func row536WithDefaults() -> Publishers.Breakpoint<Self> { self.breakpoint() }

  // row 537
  func row537() -> Publishers.Breakpoint<Self> { self.breakpointOnError() }

  // row 538
  func row538(
    receiveSubscription: ((Subscription) -> Void)?, receiveOutput: ((Output) -> Void)?,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?, receiveCancel: (() -> Void)?,
    receiveRequest: ((Subscribers.Demand) -> Void)?
  ) -> Publishers.HandleEvents<Self> {
    self.handleEvents(
      receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
  func row538WithDefaults() -> Publishers.HandleEvents<Self> { self.handleEvents() }

  // row 539
  func row539(_ prefix: String, to stream: TextOutputStream?) -> Publishers.Print<Self> {
    self.print(prefix, to: stream)
  }
  func row539WithDefaults() -> Publishers.Print<Self> { self.print() }
}
