import Combine

extension Publisher {
  // row 484
  func row484(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    self.drop(while: predicate)
  }

  // row 485
  func row485<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Failure == P.Failure { self.drop(untilOutputFrom: publisher) }

  // row 486
  func row486(_ count: Int) -> Publishers.Drop<Self> { self.dropFirst(count) }
  func row486WithDefaults() -> Publishers.Drop<Self> { self.dropFirst() }

  // row 487
  func row487(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    self.tryDrop(while: predicate)
  }

  // row 488
  func row488(_ elements0: Output, _ elements1: Output)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
  { self.append(elements0, elements1) }

  // row 489
  func row489<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S: Sequence, Output == S.Element { self.append(elements) }

  // row 490
  func row490<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output { self.append(publisher) }

  // row 491
  func row491(_ elements0: Output, _ elements1: Output)
    -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
  { self.prepend(elements0, elements1) }

  // row 492
  func row492<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S: Sequence, Output == S.Element { self.prepend(elements) }

  // row 493
  func row493<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Failure == P.Failure, Output == P.Output { self.prepend(publisher) }

  // row 494
  func row494(_ maxLength: Int) -> Publishers.Output<Self> { self.prefix(maxLength) }

  // row 495
  func row495(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    self.prefix(while: predicate)
  }

  // row 496
  func row496<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
  where P: Publisher { self.prefix(untilOutputFrom: publisher) }

  // row 497
  func row497(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self>
  { self.tryPrefix(while: predicate) }

  // row 498
  func row498() -> Publishers.First<Self> { self.first() }

  // row 499
  func row499(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    self.first(where: predicate)
  }

  // row 500
  func row500(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self>
  { self.tryFirst(where: predicate) }

  // row 501
  func row501(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    self.last(where: predicate)
  }

  // row 502
  func row502() -> Publishers.Last<Self> { self.last() }

  // row 503
  func row503(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    self.tryLast(where: predicate)
  }

  // row 504
  func row504(at index: Int) -> Publishers.Output<Self> { self.output(at: index) }

  // row 505
  func row505<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    self.output(in: range)
  }
}
