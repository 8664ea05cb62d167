extension View {
  /// Sets a value of the environment for this view and those inside of it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentWriter(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, for `@Environment(Type.self)`.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentObjectWriter(object: object))
  }

  /// Puts an object into the environment, for `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentObjectWriter(object: object))
  }

  /// Changes a value of the environment for this view and those inside of it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentTransformer(keyPath: keyPath, transform: transform))
  }
}

/// A modifier that changes the environment of its content.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
  func apply(to values: inout EnvironmentValues)
}

extension EnvironmentModifier {
  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    EnvironmentNode(view, context)
  }
}

final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: ModifiedNode<
  Content, Modifier
>
{
  private var changed: EnvironmentValues?

  override var childEnvironment: EnvironmentValues {
    if let changed { return changed }
    var values = environment
    modifier.apply(to: &values)
    changed = values
    return values
  }

  override func modifierDidChange(from old: Modifier) {
    changed = nil
    child.setEnvironment(childEnvironment)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    changed = nil
    super.environmentDidChange(from: old)
  }
}

struct EnvironmentWriter<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(to values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }
}

struct EnvironmentTransformer<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func apply(to values: inout EnvironmentValues) {
    transform(&values[keyPath: keyPath])
  }
}

struct EnvironmentObjectWriter<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  func apply(to values: inout EnvironmentValues) {
    values[EnvironmentObjects<Object>.self] = object
  }
}
