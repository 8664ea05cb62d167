extension View {
  /// Hands a value up to the views around this one. What views inside say of it is lost.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Changes what the views inside hand up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformer<K>(transform: callback))
  }

  /// Does something when what the views inside hand up is another; the first time too, unless it is
  /// the default.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }

  /// The view with another in front, made from what the views inside hand up.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: false, make: transform))
  }

  /// The view with another behind, made from what the views inside hand up.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: true, make: transform))
  }
}

struct PreferenceLayer<K: PreferenceKey, V: View>: ViewModifier {
  let alignment: Alignment
  let isBehind: Bool
  let make: (K.Value) -> V

  @State private var value = K.defaultValue

  func body(content: Content) -> some View {
    _LayeredView(
      content: content.modifier(PreferenceObserver<K> { value = $0 }), layer: make(value),
      alignment: alignment, isBehind: isBehind)
  }
}

/// A modifier of what views hand up.
@MainActor
protocol PreferenceModifier: PrimitiveModifier {
  associatedtype Key: PreferenceKey
  var replaces: Bool { get }
  func apply(to value: inout Key.Value?)
}

extension PreferenceModifier {
  func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ context: NodeContext)
    -> TypedNode<ModifiedContent<Content, Self>>
  {
    PreferenceNode(view, context)
  }
}

struct PreferenceWriter<Key: PreferenceKey>: PreferenceModifier {
  let value: Key.Value
  var replaces: Bool { true }

  func apply(to value: inout Key.Value?) { value = self.value }
}

struct PreferenceTransformer<Key: PreferenceKey>: PreferenceModifier {
  let transform: (inout Key.Value) -> Void
  var replaces: Bool { false }

  func apply(to value: inout Key.Value?) {
    var changed = value ?? Key.defaultValue
    transform(&changed)
    value = changed
  }
}

final class PreferenceNode<Content: View, Modifier: PreferenceModifier>: ModifiedNode<
  Content, Modifier
>
{
  override func didMakeChild() { host.preferenceDidChange(Modifier.Key.self) }

  override func modifierDidChange(from old: Modifier) {
    host.preferenceDidChange(Modifier.Key.self)
  }

  override func willRemove() { host.preferenceDidChange(Modifier.Key.self) }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into values: inout Key.Value?
  ) {
    guard Key.self == Modifier.Key.self else {
      return super.collectPreference(key, into: &values)
    }
    var own: Modifier.Key.Value?
    if !modifier.replaces { child.collectPreference(Modifier.Key.self, into: &own) }
    modifier.apply(to: &own)
    if let own { Key.add(own as! Key.Value, to: &values) }
  }
}

struct PreferenceObserver<Key: PreferenceKey>: LifecycleModifier {
  let action: (Key.Value) -> Void

  func makeMemory() -> Reader { Reader(action) }

  final class Reader: PreferenceReader {
    var action: (Key.Value) -> Void
    var last = Key.defaultValue
    weak var node: ViewNode?

    init(_ action: @escaping (Key.Value) -> Void) {
      self.action = action
    }

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
    var readerDepth: Int { node?.depth ?? 0 }

    func readPreference() {
      guard let node, !node.isRemoved else { return }
      let value = node.preference(Key.self)
      guard !valuesAreEqual(value, last) else { return }
      last = value
      action(value)
    }
  }

  func start(_ memory: Reader, _ node: ViewNode) {
    memory.node = node
    node.host.add(reader: memory)
  }

  func update(_ memory: Reader, _ node: ViewNode, from old: Self) {
    memory.action = action
  }

  func removed(_ memory: Reader, _ node: ViewNode) {
    node.host.remove(reader: memory)
  }
}
