extension View {
  /// Does something when a value is another than at the last evaluation.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Does something when a value is another than at the last evaluation.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the new value when a value is another than at the last evaluation.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    onChange(of: value) { _, new in action(new) }
  }

  /// Does something with each value of a publisher while the view is there, on the thread that
  /// delivers it.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

struct ChangeModifier<V: Equatable>: LifecycleModifier {
  final class Memory {
    var hasAppeared = false
    init() {}
  }

  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void

  func makeMemory() -> Memory { Memory() }

  func appear(_ memory: Memory, _ node: ViewNode) {
    // Not again when a page that has covered the view goes.
    guard !memory.hasAppeared else { return }
    memory.hasAppeared = true
    if isInitial { action(value, value) }
  }

  func update(_ memory: Memory, _ node: ViewNode, from old: Self) {
    guard value != old.value else { return }
    node.host.afterUpdate { action(old.value, value) }
  }
}

struct ReceiveModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
  final class Memory {
    private let lock = NSLock()
    /// The lock guards it: values come on any thread.
    private var action: (P.Output) -> Void
    private var subscription: AnyCancellable?

    init(_ action: @escaping (P.Output) -> Void) {
      self.action = action
    }

    func set(_ action: @escaping (P.Output) -> Void) {
      // Released with the lock open.
      let old = lock.withLock {
        defer { self.action = action }
        return self.action
      }
      withExtendedLifetime(old) {}
    }

    func subscribe(to publisher: P) {
      subscription = publisher.sink { [weak self] value in
        guard let self else { return }
        lock.withLock { action }(value)
      }
    }

    func cancel() { subscription = nil }
  }

  let publisher: P
  let action: (P.Output) -> Void

  func makeMemory() -> Memory { Memory(action) }

  func start(_ memory: Memory, _ node: ViewNode) {
    memory.subscribe(to: publisher)
  }

  func update(_ memory: Memory, _ node: ViewNode, from old: Self) {
    memory.set(action)
    if !valuesAreEqual(publisher, old.publisher) { start(memory, node) }
  }

  /// A view that another page covers goes on to receive.
  func removed(_ memory: Memory, _ node: ViewNode) {
    memory.cancel()
  }
}
