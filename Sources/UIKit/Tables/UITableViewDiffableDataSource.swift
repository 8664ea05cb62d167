/// A table's contents as a snapshot of identifiers. Each `apply` changes the table in one step; rows
/// of items that stay keep their cells where they can.
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, TableRowSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider =
    @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// Changes are shown at once, whatever is asked for.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var items: [[ItemIdentifierType]] = []
  private var numbers: [ItemIdentifierType: Int] = [:]

  /// Becomes the data source of `tableView`, which does not hold it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  public func snapshot() -> Snapshot { current }

  /// Shows what is in `snapshot`. `completion` is called when it is shown.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    func numbers(_ items: [ItemIdentifierType]) -> Set<Int> {
      Set(items.compactMap { self.numbers[$0] })
    }
    tableView?.setSections(
      tableSections(), reloaded: numbers(snapshot.reloadedItemIdentifiers))
    tableView?.reconfigure(numbers: numbers(snapshot.reconfiguredItemIdentifiers))
    completion?()
  }

  /// Shows what is in `snapshot`, and comes back when it is shown.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    tableView?.reloadData()
    completion?()
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot
    items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    var numbers: [ItemIdentifierType: Int] = [:]
    numbers.reserveCapacity(snapshot.numberOfItems)
    for item in items.joined() {
      numbers[item] = self.numbers[item] ?? tableView?.makeNumber() ?? 0
    }
    self.numbers = numbers
  }

  func tableSections() -> [TableRows.Section] {
    items.map { items in TableRows.Section(rows: items.map { numbers[$0]! }) }
  }

  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return items[indexPath.section][indexPath.row]
  }

  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, items) in items.enumerated() {
      if let row = items.firstIndex(of: itemIdentifier) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: The data source

  open func numberOfSections(in tableView: UITableView) -> Int { items.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items[section].count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = items[indexPath.section][indexPath.row]
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("UITableViewDiffableDataSource: no cell for \(item)")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
