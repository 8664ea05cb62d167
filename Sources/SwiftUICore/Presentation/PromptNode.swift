/// A modifier that shows something over the window while a binding says so.
@MainActor
protocol PresentationModifier: PrimitiveModifier {
  var isPresented: Binding<Bool> { get }

  /// What is shown, made when it appears.
  func makePresentation(_ owner: ViewNode, dismiss: @escaping @MainActor () -> Void)
    -> any Presentation
}

/// Something over the window.
@MainActor
protocol Presentation: AnyObject {
  var element: RenderElement { get }
  var nodes: [ViewNode] { get }

  /// It is about to be shown over a view with a frame.
  func willPresent(from frame: CGRect)

  /// Takes over a later value of the modifier that it was made by.
  func update(_ modifier: Any)
}

extension Presentation {
  func willPresent(from frame: CGRect) {}
}

extension PresentationModifier {
  func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ context: NodeContext)
    -> TypedNode<ModifiedContent<Content, Self>>
  {
    PresentationNode(view, context)
  }
}

final class PresentationNode<Content: View, Modifier: PresentationModifier>: ModifiedNode<
  Content, Modifier
>
{
  private var shown: (any Presentation)?

  /// Whether what is shown was closed by the user, to which the binding has agreed.
  private var isClosed = false

  override func didMakeChild() {
    host.afterUpdate { [weak self] in self?.evaluate() }
  }

  override func modifierDidChange(from old: Modifier) {
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    guard !isRemoved else { return }
    let isPresented = tracking { modifier.isPresented.wrappedValue }
    switch (shown, isPresented) {
    case (.some, true) where isClosed:
      // What closing it has led to is something new to show.
      dismiss()
      present()
    case (nil, true): present()
    case (let shown?, true): shown.update(modifier)
    case (.some, false): dismiss()
    case (nil, false): break
    }
  }

  private func present() {
    let presentation = modifier.makePresentation(self) { [weak self] in
      guard let self else { return }
      modifier.isPresented.wrappedValue = false
      isClosed = shown != nil && !modifier.isPresented.wrappedValue
      invalidate()
    }
    shown = presentation
    isClosed = false
    let element = presentation.element
    host.commits.add { [host, weak self] in
      let source = self?.drawnPlace
      presentation.willPresent(from: source?.frame ?? .zero)
      host.commits.mount(element)
      host.commits.add(changedContainer: element)
      host.renderer.present(element, over: source?.element ?? host.rootElement)
    }
  }

  /// The nearest drawn element around the view, itself included, and where in that the view is.
  private var drawnPlace: (element: RenderElement, frame: CGRect)? {
    guard var node = elements.first else { return nil }
    var frame = CGRect(origin: .zero, size: node.frame.size)
    while true {
      if let element = node.element, element.isCreated { return (element, frame) }
      guard let parent = node.parent else { return nil }
      frame.origin.x += node.frame.minX
      frame.origin.y += node.frame.minY
      node = parent
    }
  }

  private func dismiss() {
    guard let presentation = shown else { return }
    shown = nil
    for node in presentation.nodes { node.remove() }
    let element = presentation.element
    host.commits.add { [host] in
      guard element.isCreated else { return }
      host.renderer.dismiss(element)
      host.commits.unmount(element)
    }
    host.setNeedsFlush()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    for node in shown?.nodes ?? [] { node.setEnvironment(environment) }
  }

  override func willRemove() {
    dismiss()
  }
}

/// An alert or a confirmation dialog.
struct PromptModifier<Actions: View, Message: View>: PresentationModifier {
  let isPresented: Binding<Bool>
  let title: Text
  let isDialog: Bool
  let actions: Actions
  let message: Message

  func makePresentation(_ owner: ViewNode, dismiss: @escaping @MainActor () -> Void)
    -> any Presentation
  {
    Prompt(self, owner, dismiss)
  }
}

private final class Prompt<Actions: View, Message: View>: Presentation {
  let element: RenderElement
  private var actions: ActionsNode<Actions>!
  private var message: ActionsNode<Message>!
  private var entries: [ActionEntry] = []
  private let owner: ViewNode

  init(
    _ modifier: PromptModifier<Actions, Message>, _ owner: ViewNode,
    _ dismiss: @escaping @MainActor () -> Void
  ) {
    self.owner = owner
    element = RenderElement(
      owner,
      .alert(
        AlertProperties(
          title: modifier.title.plainString(in: owner.environment), message: nil, buttons: [],
          isDialog: modifier.isDialog)), attributes: owner.environment.elementAttributes)
    var context = owner.childContext
    context.environment[ButtonStyleKey.self] = nil
    actions = ActionsNode(modifier.actions, context) { [unowned self] found, _ in
      entries = found.flattened.filter(\.isAction)
      change {
        $0.buttons = entries.isEmpty ? [ActionItem(title: "OK")] : entries.map(\.item)
        $0.fields = actions.fields.map(\.field)
      }
    }
    message = ActionsNode(modifier.message, context) { [unowned self] _, text in
      change { $0.message = text.isEmpty ? nil : text }
    }
    element.onEvent = { [weak self] event in
      guard let self else { return }
      switch event {
      case .chose(let index):
        let entry = self.entries.indices.contains(index) ? self.entries[index] : nil
        dismiss()
        entry?.perform()
      case .dismiss:
        let cancel = self.entries.first { $0.item.role == .cancel }
        dismiss()
        cancel?.perform()
      case .fieldText(let index, let text): send(.text(text), toField: index)
      case .submitField(let index): send(.submit, toField: index)
      default: break
      }
    }
  }

  var nodes: [ViewNode] { [actions, message] }

  /// Passes on what was done with a field. The alert is told the text that the binding has then.
  private func send(_ event: ElementEvent, toField index: Int) {
    guard actions.fields.indices.contains(index) else { return }
    actions.fields[index].element?.send(event)
    element.reassert()
  }

  private func change(_ body: (inout AlertProperties) -> Void) {
    guard case .alert(var properties) = element.content else { return }
    body(&properties)
    element.content = .alert(properties)
  }

  func update(_ modifier: Any) {
    guard let modifier = modifier as? PromptModifier<Actions, Message> else { return }
    change { $0.title = modifier.title.plainString(in: owner.environment) }
    actions.update(modifier.actions)
    message.update(modifier.message)
  }
}
