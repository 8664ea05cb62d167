/// What a row of a list says about its looks, beside its content.
package struct RowLook: Equatable {
  /// What is beside the content of a row while its list is edited.
  package struct Controls: Equatable {
    /// A button that deletes the row.
    package var deletes = false
    /// A handle to move the row by.
    package var moves = false

    package init(deletes: Bool = false, moves: Bool = false) {
      self.deletes = deletes
      self.moves = moves
    }
  }

  /// What the content leaves free for a control.
  package static let controlWidth: CGFloat = 36

  package var hidesLineAbove = false
  package var hidesLineBelow = false
  package var lineColor: ResolvedColor?

  /// Whether the content brings what is behind it.
  package var hasBackground = false
  package var controls = Controls()

  package init() {}
}
