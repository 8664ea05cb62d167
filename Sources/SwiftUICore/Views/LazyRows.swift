/// A node whose rows a list makes when it shows them.
@MainActor
protocol LazyRows: ViewNode {
  /// Whether it does; else its children are looked into.
  var makesRowsLate: Bool { get }

  /// Numbers that stand for the rows, in order.
  var rowNumbers: [Int] { get }
  func place(ofRow number: Int) -> Int?

  /// The node of a row, made if need be.
  func rowNode(_ number: Int) -> ViewNode?
  func releaseRow(_ number: Int)
  func identity(ofRow number: Int) -> AnyHashable?

  /// The first row with an identity.
  func number(ofRowWith identity: AnyHashable) -> Int?

  var deleteAction: ((IndexSet) -> Void)? { get }
  var moveAction: ((IndexSet, Int) -> Void)? { get }
}

/// A node that is a section of a list.
@MainActor
protocol SectionRows: ViewNode {
  var header: ViewNode? { get }
  var rows: ViewNode { get }
  var footer: ViewNode? { get }
}

extension ViewNode {
  /// Whether this shows one thing that can be a row of a list: neither a section nor several views.
  var isSingleRow: Bool {
    if self is any SectionRows || self is any LazyRows { return false }
    if isRowBoundary { return true }
    if showsOwnElements { return elements.count == 1 }
    var count = 0
    var isSingle = true
    forEachChild {
      count += 1
      if !$0.isSingleRow { isSingle = false }
    }
    return count == 1 && isSingle
  }
}
