import Combine

extension Publisher {
  // row 457
  func row457(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    self.filter(isIncluded)
  }

  // row 458
  func row458(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    self.tryFilter(isIncluded)
  }

  // row 459
  func row459<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    self.compactMap(transform)
  }

  // row 460
  func row460<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>
  { self.tryCompactMap(transform) }

  // row 461
  func row461() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
    self.removeDuplicates()
  }

  // row 462
  func row462(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
  { self.removeDuplicates(by: predicate) }

  // row 463
  func row463(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  { self.tryRemoveDuplicates(by: predicate) }

  // row 464
  func row464(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    self.replaceEmpty(with: output)
  }

  // row 465
  func row465(with output: Output) -> Publishers.ReplaceError<Self> {
    self.replaceError(with: output)
  }
}
