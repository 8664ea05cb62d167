internal import Gtk

/// A list of rows in sections, of which only those that are seen have cells.
@MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// Stands for the height that the contents want.
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  let list: ListView
  var rows = TableRows()
  /// The views in the list's rows.
  var shown: [ObjectIdentifier: TableRow] = [:]
  private var lastNumber = 0
  private var needsReload = true
  private var reusable: [String: [UITableViewCell]] = [:]
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  /// What the rows want at the width that the list has.
  var heights: [Int: (width: CGFloat, height: CGFloat)] = [:]
  var selected: [Int] = []
  var updates: TableUpdates?
  var updateDepth = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    let owner = TableOwner()
    list = ListView(owner.factory())
    super.init(frame: frame, scrolling: list)
    owner.table = self
    ControlStyle.install()
    list.addClass("uikit-table")
    list.activatesOnSingleClick = true
    list.on(.activated) { [weak self] index in self?.activated(index) }
    observePointer()
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public convenience init() { self.init(frame: .zero, style: .plain) }

  public required init?(coder: NSCoder) { nil }

  // MARK: Sources

  public weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      needsReload = true
      setNeedsLayout()
    }
  }

  /// Told of rows that get cells before they are seen.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  var prefetched: [IndexPath] = []

  public weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  open var rowHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { list.setNeedsDraw() }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorColor: UIColor? = .separator
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  var storedEditing = false
  // What the pointer does; see the extensions.
  var swipedRow: TableRow?
  var swipeStart: CGFloat = 0
  var wheelCount = 0
  var dragRow: TableRow?
  var dragStart = CGPoint.zero
  var keptCell: UITableViewCell?
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var reusableHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  /// The header that stays at the top.
  var stickyView: UIView?
  var stickyNumber: Int?
  var stickyFrame = CGRect.zero
  var movedNumber: Int?
  var moveStart: IndexPath?
  /// The rows as the data source has them while one is moved.
  var rowsBeforeMove: TableRows?

  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// Shown behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showBackgroundView()
    }
  }

  open var tableHeaderView: UIView? {
    didSet {
      rows.hasTableHeader = tableHeaderView != nil
      if !needsReload { show() }
    }
  }

  open var tableFooterView: UIView? {
    didSet {
      rows.hasTableFooter = tableFooterView != nil
      if !needsReload { show() }
    }
  }

  // MARK: Reloading

  func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Asks the data source for everything anew.
  open func reloadData() {
    needsReload = false
    heights = [:]
    selected = []
    closeSwipe()
    removeStickyHeader()
    rows.sections = []
    list.identifiers = []
    rows.sections = makeSections()
    show()
  }

  private func makeSections() -> [TableRows.Section] {
    guard let dataSource else { return [] }
    if let source = dataSource as? any TableRowSource { return withTitles(source.tableSections()) }
    let sections = (0..<dataSource.numberOfSections(in: self)).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      return TableRows.Section(rows: (0..<count).map { _ in makeNumber() })
    }
    return withTitles(sections)
  }

  /// Gives headers and footers to the sections that have a title or view.
  private func withTitles(_ sections: [TableRows.Section]) -> [TableRows.Section] {
    var result = sections
    for index in result.indices {
      let hasHeader =
        style != .plain || title(header: true, index) != nil || view(header: true, index) != nil
      let hasFooter = title(header: false, index) != nil || view(header: false, index) != nil
      result[index].header = hasHeader ? result[index].header ?? makeNumber() : nil
      result[index].footer = hasFooter ? result[index].footer ?? makeNumber() : nil
    }
    return result
  }

  func title(header: Bool, _ section: Int) -> String? {
    header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  func view(header: Bool, _ section: Int) -> UIView? {
    header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
  }

  private func show() {
    list.identifiers = rows.flat
    // Which rows are the ends of their sections has changed.
    if style != .plain { for row in shown.values { row.box.setNeedsDraw() } }
    if mayHaveStickyHeader { box.setNeedsAllocation() }
  }

  override func contentsScrolled() {
    super.contentsScrolled()
    if swipedRow?.isSwiping == false { closeSwipe() }
    // The rows have their new places after the next layout.
    if mayHaveStickyHeader { box.setNeedsAllocation() }
  }

  override func allocate(_ size: CGSize) {
    super.allocate(size)
    followStickyHeader()
    if let stickyView { box.place(stickyView.box, in: stickyFrame) }
    if let backgroundView { box.place(backgroundView.box, in: CGRect(origin: .zero, size: size)) }
  }

  private func showBackgroundView() {
    guard let backgroundView else { return }
    addSubview(backgroundView)
    box.insert(backgroundView.box, at: 0)
  }

  func reloadIfNeeded() { if needsReload { reloadData() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { reloadIfNeeded() }
  }

  /// Replaces the sections in one step; the contents of the rows `reloaded` have changed.
  func setSections(_ sections: [TableRows.Section], reloaded: Set<Int>) {
    guard !needsReload else {
      reloadData()
      return
    }
    let old = rows.sections
    var new = sections
    // Sections that were not here before take over the headers and footers that stood in their
    // places, unless these have gone elsewhere with their own sections.
    let headers = Set(new.compactMap(\.header))
    let footers = Set(new.compactMap(\.footer))
    for index in new.indices where old.indices.contains(index) {
      if new[index].header == nil, let header = old[index].header, !headers.contains(header) {
        new[index].header = header
      }
      if new[index].footer == nil, let footer = old[index].footer, !footers.contains(footer) {
        new[index].footer = footer
      }
    }
    rows.sections = withTitles(new)
    let alive = Set(rows.flat)
    selected.removeAll { !alive.contains($0) }
    if heights.count > 2 * alive.count + 64 { heights = heights.filter { alive.contains($0.key) } }
    // What a swipe shows is about a place that has another row by now.
    if rows.sections != old { closeSwipe() }
    show()
    let titles = rows.sections.flatMap { [$0.header, $0.footer].compactMap { $0 } }
    reload(numbers: reloaded.union(titles))
  }

  /// Fills these rows anew.
  func reload(numbers: Set<Int>) {
    guard !numbers.isEmpty else { return }
    for number in numbers { heights[number] = nil }
    list.reload(numbers)
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell that is free, or a new one of the registered class, or `nil` without one.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let kept = cellToKeep(identifier) { return kept }
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.madeDynamically(identifier)
  }

  /// Traps if no class is registered for `identifier`, as on Apple's platforms.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "UITableView.dequeueReusableCell: no class is registered for '\(identifier)'")
    }
    return cell
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(aClass, identifier)
  }

  /// A view that is free, or a new one of the registered class, or `nil` without one.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = reusableHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerClasses[identifier]?.madeDynamically(identifier)
  }

  func recycle(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    reusable[identifier, default: []].append(cell)
  }

  // MARK: Heights

  private func heightsChanged() {
    heights = [:]
    for row in shown.values { row.box.setNeedsResize() }
  }

  override func metricsChanged() {
    super.metricsChanged()
    heightsChanged()
  }

  func forgetHeight(of number: Int) { heights[number] = nil }

  func height(of number: Int, _ view: UIView?, width: CGFloat) -> CGFloat {
    if let known = heights[number], known.width == width { return known.height }
    let height = measure(number, view, width).rounded(.up)
    heights[number] = (width, height)
    return height
  }

  private func measure(_ number: Int, _ view: UIView?, _ width: CGFloat) -> CGFloat {
    switch rows.kind(of: number) {
    case .row(let path):
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height >= 0 { return height }
      return (view as? UITableViewCell)?.automaticHeight(width: width) ?? 44
    case .header(let section):
      let height =
        delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      if height >= 0 { return height }
      return automaticHeight(view, width) + sectionHeaderTopPadding
    case .footer(let section):
      let height =
        delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      return height >= 0 ? height : automaticHeight(view, width)
    case .tableHeader, .tableFooter: return automaticHeight(view, width)
    case nil: return 0
    }
  }

  private func automaticHeight(_ view: UIView?, _ width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if let header = view as? UITableViewHeaderFooterView {
      return header.automaticHeight(width: width)
    }
    guard LayoutEngine.isNeeded(in: view) else {
      return view.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}

/// A data source that has numbers for its rows.
@MainActor
protocol TableRowSource: AnyObject {
  func tableSections() -> [TableRows.Section]
}
