import Combine
import Foundation

/// Keeps values by key as long as their costs stay within a limit: of those that do not fit, the ones
/// that were not asked for the longest go first.
///
/// `@unchecked Sendable`: `lock` guards all variables, and no value is released while it is held.
public final class PictureCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private final class Entry {
    let key: Key
    let value: Value
    let cost: Int

    /// The neighbours in the order of use; `older` is the one that goes sooner.
    var newer: Entry?
    unowned(unsafe) var older: Entry?

    init(_ key: Key, _ value: Value, cost: Int) {
      self.key = key
      self.value = value
      self.cost = cost
    }
  }

  /// What all values in the cache may cost together.
  public let costLimit: Int

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  private var newest: Entry?
  private var oldest: Entry?
  private var cost = 0

  /// An empty cache. The costs may be in any unit, bytes for instance.
  public init(costLimit: Int) {
    self.costLimit = costLimit
  }

  deinit {
    // One after the other: a long chain that releases itself would need as deep a stack.
    removeAll()
  }

  /// What the values in the cache cost together.
  public var totalCost: Int { lock.withLock { cost } }

  /// How many values are in the cache.
  public var count: Int { lock.withLock { entries.count } }

  /// The value for `key`, which becomes the last one to go.
  public func value(for key: Key) -> Value? {
    lock.withLock {
      guard let entry = entries[key] else { return nil }
      unlink(entry)
      append(entry)
      return entry.value
    }
  }

  /// Keeps `value` in place of what there is for `key`. A value that costs more than the limit is not
  /// kept.
  public func insert(_ value: Value, for key: Key, cost: Int) {
    let removed = lock.withLock {
      var removed: [Entry] = []
      if let old = entries[key] { removed.append(remove(old)) }
      guard cost <= costLimit else { return removed }
      let entry = Entry(key, value, cost: cost)
      entries[key] = entry
      append(entry)
      self.cost += cost
      while self.cost > costLimit, let oldest { removed.append(remove(oldest)) }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Empties the cache.
  public func removeAll() {
    let removed = lock.withLock {
      var removed: [Entry] = []
      while let oldest { removed.append(remove(oldest)) }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  private func append(_ entry: Entry) {
    entry.older = newest
    newest?.newer = entry
    newest = entry
    if oldest == nil { oldest = entry }
  }

  private func unlink(_ entry: Entry) {
    if let older = entry.older { older.newer = entry.newer } else { oldest = entry.newer }
    if let newer = entry.newer { newer.older = entry.older } else { newest = entry.older }
    entry.newer = nil
    entry.older = nil
  }

  private func remove(_ entry: Entry) -> Entry {
    entries[entry.key] = nil
    unlink(entry)
    cost -= entry.cost
    return entry
  }
}
