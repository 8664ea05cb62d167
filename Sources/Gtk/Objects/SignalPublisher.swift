public import Combine

/// A publisher of a signal's values. See `publisher(for:)`.
public struct SignalPublisher<Source: Object, Output>: Publisher {
  public typealias Failure = Never

  let source: Source
  let signal: Signal<Source, Output>

  /// To be called on the main thread.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    // What is taken across is used on the main thread alone: that this is one is checked.
    nonisolated(unsafe) let (signal, subscriber) = (signal, subscriber)
    let source = source
    MainActor.assumeIsolated {
      let values = PassthroughSubject<Output, Never>()
      let connection = source.connect(signal.name, of: signal.emitter(source)) {
        [weak source] arguments in
        guard let source else { return }
        values.send(signal.read(source, arguments))
      }
      values
        .handleEvents(receiveCancel: {
          if Thread.isMainThread {
            MainActor.assumeIsolated { connection.cancel() }
          } else {
            DispatchQueue.main.async { connection.cancel() }
          }
        })
        .subscribe(subscriber)
    }
  }
}
