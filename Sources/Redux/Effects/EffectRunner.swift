import Combine

/// Runs the effects of a store and knows those that have an identifier.
///
/// `@unchecked Sendable`: what changes is in a lock.
final class EffectRunner: @unchecked Sendable {
  private struct Throttling {
    typealias Waiting = (effect: Effect, run: EffectRun, send: Effect.Send)

    var isOpen = true
    var waiting: Waiting?
  }

  private struct Registry {
    var running: [ObjectIdentifier: EffectRun] = [:]
    var byID: [AnyHashable: [ObjectIdentifier: EffectRun]] = [:]
    var throttlings: [AnyHashable: Throttling] = [:]
  }

  private let registry = Lock(Registry())

  /// How many effects have been started and not ended.
  var count: Int { registry.withLock { $0.running.count } }

  /// Starts `effect`, whose actions go to `send`.
  func start(_ effect: Effect, send: @escaping Effect.Send) -> EffectRun {
    let run = EffectRun()
    let key = ObjectIdentifier(run)
    registry.withLock { $0.running[key] = run }
    run.whenOver { [weak self] in self?.forget(key) }
    start(effect, as: run, send: send)
    return run
  }

  private func forget(_ key: ObjectIdentifier) {
    let removed = registry.withLock { $0.running.removeValue(forKey: key) }
    withExtendedLifetime(removed) {}
  }

  func cancelAll() {
    for run in registry.withLock({ Array($0.running.values) }) { run.cancel() }
  }

  /// Cancels what runs under `id`, except for what `part` is a part of.
  private func cancel(_ id: AnyHashable, sparing part: EffectRun? = nil) {
    for run in registry.withLock({ Array($0.byID[id]?.values ?? [:].values) }) {
      if let part, run.contains(part) { continue }
      run.cancel()
    }
  }

  /// Runs `effect` as `run`, which ends with it.
  private func start(_ effect: Effect, as run: EffectRun, send: @escaping Effect.Send) {
    let guarded: Effect.Send = { [weak run] action in
      if run?.isOver == false { send(action) }
    }
    switch effect.operation {
    case .none: run.end()
    case .task(let priority, let work):
      let task = Task(priority: priority) {
        await work(guarded)
        run.end()
      }
      run.keep(AnyCancellable { task.cancel() })
    case .source(let subscribe): run.keep(subscribe(guarded) { run.end() })
    case .merged(let effects): merge(effects, as: run, send: guarded)
    case .concatenated(let effects): concatenate(effects[...], as: run, send: guarded)
    case .cancel(let id):
      cancel(id)
      run.end()
    case .identified(let effect, let id, let cancelInFlight):
      if cancelInFlight { cancel(id, sparing: run) }
      register(run, under: id)
      start(effect, inside: run, send: guarded)
    case .debounced(let effect, let id, let delay):
      cancel(id, sparing: run)
      register(run, under: id)
      delay { [self] in
        if !run.isOver { start(effect, inside: run, send: guarded) }
      }
    case .throttled(let effect, let id, let latest, let delay):
      throttle(effect, as: run, id: id, latest: latest, delay: delay, send: send)
    }
  }

  /// Runs `effect` as the work of `run`.
  private func start(_ effect: Effect, inside run: EffectRun, send: @escaping Effect.Send) {
    let child = EffectRun(partOf: run)
    run.keep(AnyCancellable { child.cancel() })
    child.whenOver { run.end() }
    start(effect, as: child, send: send)
  }

  private func merge(_ effects: [Effect], as run: EffectRun, send: @escaping Effect.Send) {
    if effects.isEmpty { return run.end() }
    let children = effects.map { _ in EffectRun(partOf: run) }
    run.keep(AnyCancellable { for child in children { child.cancel() } })
    let remaining = Countdown(children.count)
    for child in children {
      child.whenOver {
        if remaining.step() { run.end() }
      }
    }
    for (effect, child) in zip(effects, children) where !child.isOver {
      start(effect, as: child, send: send)
    }
  }

  private func concatenate(
    _ effects: ArraySlice<Effect>, as run: EffectRun, send: @escaping Effect.Send
  ) {
    guard let first = effects.first else { return run.end() }
    let child = EffectRun(partOf: run)
    run.keep(AnyCancellable { child.cancel() })
    child.whenOver { [self] in
      if !run.isOver { concatenate(effects.dropFirst(), as: run, send: send) }
    }
    start(first, as: child, send: send)
  }

  private func register(_ run: EffectRun, under id: AnyHashable) {
    let key = ObjectIdentifier(run)
    registry.withLock { $0.byID[id, default: [:]][key] = run }
    run.whenOver { [weak self] in
      let removed = self?.registry.withLock { registry in
        let removed = registry.byID[id]?.removeValue(forKey: key)
        if registry.byID[id]?.isEmpty == true { registry.byID[id] = nil }
        return removed
      }
      withExtendedLifetime(removed) {}
    }
  }

  private func throttle(
    _ effect: Effect, as run: EffectRun, id: AnyHashable, latest: Bool,
    delay: @escaping Effect.Delay, send: @escaping Effect.Send
  ) {
    let (starts, passedOver) = registry.withLock { registry -> (Bool, Throttling.Waiting?) in
      var throttling = registry.throttlings[id] ?? Throttling()
      defer { registry.throttlings[id] = throttling }
      if throttling.isOpen {
        throttling.isOpen = false
        return (true, nil)
      }
      guard latest else { return (false, (effect, run, send)) }
      defer { throttling.waiting = (effect, run, send) }
      return (false, throttling.waiting)
    }
    passedOver?.run.end()
    register(run, under: id)
    guard starts else { return }
    start(effect, inside: run, send: send)
    delay { [self] in endThrottling(id, delay: delay) }
  }

  /// Starts what waits for the end of the interval, which begins another one, or opens the gate.
  private func endThrottling(_ id: AnyHashable, delay: @escaping Effect.Delay) {
    // What waits, cancelled or not, is released with the lock open.
    let (waiting, starts) = registry.withLock { registry -> (Throttling.Waiting?, Bool) in
      let waiting = registry.throttlings[id]?.waiting
      let starts = waiting?.run.isOver == false
      registry.throttlings[id] = starts ? Throttling(isOpen: false) : nil
      return (waiting, starts)
    }
    guard starts, let (effect, run, send) = waiting else { return }
    start(effect, inside: run, send: send)
    delay { [self] in endThrottling(id, delay: delay) }
  }
}

/// Counts down from several threads.
private final class Countdown: @unchecked Sendable {
  /// `@unchecked Sendable`: this lock guards the count.
  private let count: Lock<Int>

  init(_ count: Int) {
    self.count = Lock(count)
  }

  /// Counts one down; `true` at the last.
  func step() -> Bool {
    count.withLock { count in
      count -= 1
      return count == 0
    }
  }
}
