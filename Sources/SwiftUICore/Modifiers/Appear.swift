extension View {
  /// Does something before the view is first seen. Actions of inner views come before those of outer
  /// ones.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: action, onDisappear: nil))
  }

  /// Does something after the view has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: nil, onDisappear: action))
  }

  /// Runs a task while the view is there: begun before it is first seen, cancelled when it goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: UncheckedValue(action)))
  }

  /// Runs a task while the view is there; when `id` changes, it is cancelled and begun again.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: UncheckedValue(action)))
  }
}

struct AppearModifier: LifecycleModifier {
  typealias Memory = NoMemory

  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func appear(_ memory: NoMemory, _ node: ViewNode) { onAppear?() }
  func disappear(_ memory: NoMemory, _ node: ViewNode) { onDisappear?() }
}

struct TaskModifier<ID: Equatable>: LifecycleModifier {
  final class Memory {
    var task: Task<Void, Never>?
    init() {}
  }

  let id: ID
  let priority: TaskPriority
  let action: UncheckedValue<@isolated(any) () async -> Void>

  func makeMemory() -> Memory { Memory() }

  func appear(_ memory: Memory, _ node: ViewNode) {
    let action = action
    memory.task = Task(priority: priority) { @MainActor in await action.value() }
  }

  func update(_ memory: Memory, _ node: ViewNode, from old: Self) {
    guard id != old.id, memory.task != nil else { return }
    memory.task?.cancel()
    appear(memory, node)
  }

  func disappear(_ memory: Memory, _ node: ViewNode) {
    memory.task?.cancel()
    memory.task = nil
  }
}
