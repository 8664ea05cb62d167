/// The rows of a list, as the renderer sees them. Rows have identities that stay when they move.
///
/// A renderer shows the rows that are in view: it calls ``realize(_:width:)`` for a row that comes
/// into view and ``release(_:)`` when it has gone out of it; the graph keeps the state of released
/// rows no longer than the toolkit recycles them.
@MainActor
package protocol ListRows: AnyObject {
  /// The identities of all rows, in order. Headers and footers of sections are rows too.
  var ids: [Int] { get }

  /// What kind of row it is.
  func kind(of id: Int) -> ListRowKind

  /// Makes the row, if it is not there yet.
  ///
  /// - Returns: A group, created and not in any container, with the row's content in it; its frame
  ///   has the size of the row. It stays the same as long as the row is not released.
  func realize(_ id: Int, width: CGFloat) -> RenderElement?

  /// The row is out of view: what is in it goes.
  func release(_ id: Int)

  /// Whether the row may be deleted, moved or chosen.
  func abilities(of id: Int) -> ListRowAbilities
}

package enum ListRowKind: Equatable, Sendable {
  case row
  case header
  case footer
}

package struct ListRowAbilities: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let delete = ListRowAbilities(rawValue: 1)
  package static let move = ListRowAbilities(rawValue: 2)
  package static let select = ListRowAbilities(rawValue: 4)
}
