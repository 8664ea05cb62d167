extension View {
  /// Does something when the view is tapped, or clicked, `count` times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, isLong: false) { _ in action() })
  }

  /// Does something with the place in the view at which it is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void)
    -> some View
  {
    modifier(TapModifier(count: count, isLong: false, action: action))
  }

  /// Does something when the view has been pressed for a while.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: 1, isLong: true) { _ in action() })
  }

  /// What of the view can be touched; here all of its frame.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
}

struct TapModifier: ElementModifier {
  let count: Int
  let isLong: Bool
  let action: (CGPoint) -> Void

  func makeWrapper(_ owner: ViewNode) -> LayoutNode {
    PassthroughLayoutNode(owner, element: RenderElement(owner, .group(GroupProperties())))
  }

  func update(_ wrapper: LayoutNode, _ owner: ViewNode) {
    guard let element = wrapper.element else { return }
    var attributes = ElementAttributes()
    attributes.isEnabled = owner.environment.isEnabled
    attributes.tapCount = isLong ? nil : count
    attributes.reportsLongPress = isLong
    let own = owner.environment.ownAttributes
    if !isLong, count == 1, own.traits.contains(.isButton) {
      // A button that was made by hand: what is in it is its name.
      attributes.traits = own.traits
      attributes.children = .combine
      attributes.accessibilityLabel = own.accessibilityLabel
      attributes.accessibilityValue = own.accessibilityValue
      attributes.accessibilityHint = own.accessibilityHint
      attributes.isHiddenFromAccessibility = own.isHiddenFromAccessibility
    }
    element.attributes = attributes
    let isEnabled = owner.environment.isEnabled
    element.onEvent = { [action, isLong] event in
      switch event {
      case .tap(let point) where !isLong && isEnabled: action(point)
      case .longPress where isLong && isEnabled: action(.zero)
      default: break
      }
    }
  }
}
