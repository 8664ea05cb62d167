/// What a transition does to an element while it comes or goes, on top of the element's own looks.
package struct ElementEffect: Equatable {
  package var opacity = 1.0
  package var scale = 1.0

  /// About which point it is scaled, in the coordinates of the element's frame.
  package var anchor = CGPoint.zero

  /// How far it is from its place.
  package var translation = CGSize.zero

  /// Whether its view has gone: it is only to be looked at.
  package var isLeaving = false

  package init() {}
}
