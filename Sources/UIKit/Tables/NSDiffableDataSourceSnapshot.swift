/// Sections and items by their identifiers, in order. Each is there once: a second one traps, as on
/// Apple's platforms.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Questions

  public var numberOfItems: Int { sections.count }

  public var numberOfSections: Int { sectionIdentifiers.count }

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: section).count
  }

  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[section] else {
      preconditionFailure("NSDiffableDataSourceSnapshot: there is no section \(section)")
    }
    return items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard sections[identifier] != nil else { return nil }
    return itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section: of the last one unless it is given.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last, items[section] != nil else {
      preconditionFailure("NSDiffableDataSourceSnapshot.appendItems: there is no such section")
    }
    claim(identifiers, for: section)
    items[section]!.append(contentsOf: identifiers)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType
  ) { insert(identifiers, at: item, offset: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType
  ) { insert(identifiers, at: item, offset: 1) }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sections[$0] }) {
      items[section]!.removeAll { gone.contains($0) }
    }
    for identifier in identifiers { sections[identifier] = nil }
  }

  public mutating func deleteAllItems() {
    items = items.mapValues { _ in [] }
    sections = [:]
    sectionIdentifiers = []
    items = [:]
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: other)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: other)
  }

  /// The items' contents have changed: they get cells anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// As `reloadItems(_:)`.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int
  ) {
    guard let section = sections[item], let index = items[section]!.firstIndex(of: item) else {
      preconditionFailure("NSDiffableDataSourceSnapshot: there is no item \(item)")
    }
    claim(identifiers, for: section)
    items[section]!.insert(contentsOf: identifiers, at: index + offset)
  }

  private mutating func claim(
    _ identifiers: [ItemIdentifierType], for section: SectionIdentifierType
  ) {
    for identifier in identifiers {
      precondition(
        sections.updateValue(section, forKey: identifier) == nil,
        "NSDiffableDataSourceSnapshot: the item \(identifier) is there twice")
    }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { add(identifier) }
    sectionIdentifiers += identifiers
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
  ) { insertSections(identifiers, at: section, offset: 0) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
  ) { insertSections(identifiers, at: section, offset: 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
    }
    sectionIdentifiers.removeAll { identifiers.contains($0) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) {
    sectionIdentifiers.removeAll { $0 == identifier }
    sectionIdentifiers.insert(identifier, at: sectionIdentifiers.firstIndex(of: other)!)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) {
    sectionIdentifiers.removeAll { $0 == identifier }
    sectionIdentifiers.insert(identifier, at: sectionIdentifiers.firstIndex(of: other)! + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { reloadItems(items[identifier] ?? []) }
  }

  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType], at section: SectionIdentifierType, offset: Int
  ) {
    guard let index = indexOfSection(section) else {
      preconditionFailure("NSDiffableDataSourceSnapshot: there is no section \(section)")
    }
    for identifier in identifiers { add(identifier) }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index + offset)
  }

  private mutating func add(_ section: SectionIdentifierType) {
    precondition(
      items.updateValue([], forKey: section) == nil,
      "NSDiffableDataSourceSnapshot: the section \(section) is there twice")
  }
}
