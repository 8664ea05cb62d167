/// What can be done with an element: the items of its menu, or those that a swipe shows.
///
/// The items are made when they are asked for, with ``ElementEvent/prepareActions``; what is chosen of
/// them is told with ``ElementEvent/chose(_:)``.
package struct ElementActions: Equatable {
  package enum Kind: Equatable, Sendable {
    /// Shown by the secondary button, a long press, or the menu's key.
    case menu
    /// Shown by a swipe that uncovers the leading or the trailing end of a row.
    case leading
    case trailing
  }

  package var kind: Kind

  /// Whether a swipe over most of the row does the first one at once.
  package var allowsFullSwipe = true
  package var items: [ActionItem] = []
}

extension [ActionItem] {
  /// All items, those of a menu in the menu after the one that leads to it: the order in which
  /// choices are counted.
  package var flattened: [ActionItem] {
    flatMap { [$0] + ($0.items?.flattened ?? []) }
  }
}

extension RenderElement {
  /// The elements in this one, itself included, that have actions.
  package var elementsWithActions: [RenderElement] {
    (attributes.actions == nil ? [] : [self]) + children.flatMap(\.elementsWithActions)
  }

  /// The items of the element's actions, made now if they were not there.
  package func preparedActions() -> [ActionItem] {
    send(.prepareActions)
    flush()
    return attributes.actions?.items ?? []
  }
}
