import Combine

extension Publishers.Sequence {
  // row 642
  func row642(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher
  where Failure == Never { self.min(by: areInIncreasingOrder) }

  // row 643
  func row643(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher
  where Failure == Never { self.max(by: areInIncreasingOrder) }

  // row 644
  func row644(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher
  where Failure == Never { self.first(where: predicate) }

  // row 645
  func row645(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    self.allSatisfy(predicate)
  }

  // row 646
  func row646(_ predicate: (Output) throws -> Bool) -> Result<Bool, Error>.Publisher {
    self.tryAllSatisfy(predicate)
  }

  // row 647
  func row647() -> Result<[Output], Failure>.Publisher { self.collect() }

  // row 648
  func row648<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    self.compactMap(transform)
  }

  // row 649
  func row649(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    self.contains(where: predicate)
  }

  // row 650
  func row650(where predicate: (Output) throws -> Bool) -> Result<Bool, Error>.Publisher {
    self.tryContains(where: predicate)
  }

  // row 651
  func row651(while predicate: (Elements.Element) -> Bool)
    -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
  { self.drop(while: predicate) }

  // row 652
  func row652(_ count: Int) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    self.dropFirst(count)
  }
  func row652WithDefaults() -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    self.dropFirst()
  }

  // row 653
  func row653(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    self.filter(isIncluded)
  }

  // row 654
  func row654() -> Empty<Output, Failure> { self.ignoreOutput() }

  // row 655
  func row655<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    self.map(transform)
  }

  // row 656
  func row656(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    self.prefix(maxLength)
  }

  // row 657
  func row657(while predicate: (Elements.Element) -> Bool)
    -> Publishers.Sequence<[Elements.Element], Failure>
  { self.prefix(while: predicate) }

  // row 658
  func row658<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  { self.reduce(initialResult, nextPartialResult) }

  // row 659
  func row659<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Result<T, Error>.Publisher
  { self.tryReduce(initialResult, nextPartialResult) }

  // row 660
  func row660<T>(with output: T) -> Publishers.Sequence<[Output], Failure>
  where Elements.Element == T? { self.replaceNil(with: output) }

  // row 661
  func row661<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Sequence<[T], Failure>
  { self.scan(initialResult, nextPartialResult) }

  // row 662
  func row662<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
    self.setFailureType(to: error)
  }

  // row 663
  func row663() -> Publishers.Sequence<[Output], Failure> where Elements.Element: Equatable {
    self.removeDuplicates()
  }

  // row 664
  func row664(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher
  where Elements.Element: Equatable { self.contains(output) }

  // row 665
  func row665() -> Optional<Output>.Publisher where Failure == Never, Elements.Element: Comparable {
    self.min()
  }

  // row 666
  func row666() -> Optional<Output>.Publisher where Failure == Never, Elements.Element: Comparable {
    self.max()
  }

  // row 667
  func row667() -> Optional<Output>.Publisher where Elements: Collection, Failure == Never {
    self.first()
  }

  // row 668
  func row668(at index: Elements.Index) -> Optional<Output>.Publisher
  where Elements: Collection, Failure == Never { self.output(at: index) }

  // row 669
  func row669() -> Result<Int, Failure>.Publisher where Elements: Collection { self.count() }

  // row 670
  func row670(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure>
  where Elements: Collection { self.output(in: range) }

  // row 671
  func row671() -> Optional<Output>.Publisher
  where Elements: BidirectionalCollection, Failure == Never { self.last() }

  // row 672
  func row672(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher
  where Elements: BidirectionalCollection, Failure == Never { self.last(where: predicate) }

  // row 673
  func row673(at index: Elements.Index) -> Optional<Output>.Publisher
  where Elements: RandomAccessCollection, Failure == Never { self.output(at: index) }

  // row 674
  func row674(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure>
  where Elements: RandomAccessCollection { self.output(in: range) }

  // row 675
  func row675() -> Just<Int> where Elements: RandomAccessCollection, Failure == Never {
    self.count()
  }

  // row 676
  func row676() -> Result<Int, Failure>.Publisher where Elements: RandomAccessCollection {
    self.count()
  }

  // row 677
  func row677(_ elements0: Output, _ elements1: Output) -> Publishers.Sequence<Elements, Failure>
  where Elements: RangeReplaceableCollection { self.prepend(elements0, elements1) }

  // row 678
  func row678<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where Elements: RangeReplaceableCollection, S: Sequence, Elements.Element == S.Element {
    self.prepend(elements)
  }

  // row 679
  func row679(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<Elements, Failure> where Elements: RangeReplaceableCollection
  { self.prepend(publisher) }

  // row 680
  func row680(_ elements0: Output, _ elements1: Output) -> Publishers.Sequence<Elements, Failure>
  where Elements: RangeReplaceableCollection { self.append(elements0, elements1) }

  // row 681
  func row681<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where Elements: RangeReplaceableCollection, S: Sequence, Elements.Element == S.Element {
    self.append(elements)
  }

  // row 682
  func row682(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<Elements, Failure> where Elements: RangeReplaceableCollection
  { self.append(publisher) }
}
