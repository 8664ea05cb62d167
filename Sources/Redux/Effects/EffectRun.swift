import Combine

/// An effect that a store runs: it can be cancelled and waited for.
///
/// `@unchecked Sendable`: what changes is in a lock.
public final class EffectRun: Cancellable, @unchecked Sendable {
  private struct Progress {
    var isOver = false
    var cancellation: AnyCancellable?
    var onEnd: [() -> Void] = []
  }

  private let progress = Lock(Progress())

  /// What it is a part of.
  private let whole: EffectRun?

  init(partOf whole: EffectRun? = nil) {
    self.whole = whole
  }

  /// Whether `other` is this one or a part of it.
  func contains(_ other: EffectRun) -> Bool {
    var run: EffectRun? = other
    while let part = run {
      if part === self { return true }
      run = part.whole
    }
    return false
  }

  /// Whether it has ended or was cancelled.
  public var isOver: Bool { progress.withLock { $0.isOver } }

  /// Ends it. Nothing that it sends reaches the store any more; a task of it is cancelled but may go
  /// on.
  public func cancel() {
    end()
  }

  /// Waits until it has ended or was cancelled. Cancelling the waiting task cancels the effect.
  public func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        whenOver { continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Calls `action` when it is over, at once if it is.
  func whenOver(_ action: @escaping () -> Void) {
    let isOver = progress.withLock { progress in
      if !progress.isOver { progress.onEnd.append(action) }
      return progress.isOver
    }
    if isOver { action() }
  }

  /// Keeps what is to be cancelled with it.
  func keep(_ cancellation: AnyCancellable) {
    let (isOver, replaced) = progress.withLock { progress -> (Bool, AnyCancellable?) in
      guard !progress.isOver else { return (true, nil) }
      defer { progress.cancellation = cancellation }
      return (false, progress.cancellation)
    }
    withExtendedLifetime(replaced) {}
    if isOver { cancellation.cancel() }
  }

  /// Ends it, once.
  func end() {
    let held = progress.withLock { progress -> Progress in
      defer { progress = Progress(isOver: true) }
      return progress
    }
    held.cancellation?.cancel()
    for action in held.onEnd { action() }
  }
}
