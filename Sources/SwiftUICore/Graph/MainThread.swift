/// Runs `action` at once if this is the main actor already, else soon on it.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }
}

/// Tells whether code runs on the main actor. Its executor is the main queue, which a thread other
/// than the main one may serve when the main thread has been given to Dispatch.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
