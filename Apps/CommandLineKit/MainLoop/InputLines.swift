import Combine
import Foundation

/// The lines of standard input, as they are typed.
public enum InputLines {
  /// Delivers each line, without its line break, on the main run loop, and completes at the end of
  /// the input. Lines are read on a thread of their own; call it once in a process.
  public static func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (String) -> Void
  ) -> AnyCancellable {
    // Subjects may be sent to from any thread.
    nonisolated(unsafe) let lines = PassthroughSubject<String, Never>()
    let cancellable = lines.receive(on: RunLoop.main)
      .sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    Thread.detachNewThread {
      while let line = readLine() { lines.send(line) }
      lines.send(completion: .finished)
    }
    return cancellable
  }
}
