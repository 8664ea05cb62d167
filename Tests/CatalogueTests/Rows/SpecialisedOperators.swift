import Combine

extension Publishers.CompactMap {
  // row 683
  func row683<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
    self.compactMap(transform)
  }

  // row 684
  func row684<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    self.map(transform)
  }
}

extension Publishers.Filter {
  // row 685
  func row685(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    self.filter(isIncluded)
  }

  // row 686
  func row686(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    self.tryFilter(isIncluded)
  }
}

extension Publishers.Map {
  // row 687
  func row687<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    self.map(transform)
  }

  // row 688
  func row688<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    self.tryMap(transform)
  }
}

extension Publishers.Merge {
  // row 689
  func row689<P>(with other: P) -> Publishers.Merge3<A, B, P>
  where P: Publisher, B.Failure == P.Failure, B.Output == P.Output { self.merge(with: other) }

  // row 690
  func row690<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge4<A, B, Z, Y>
  where
    Z: Publisher, Y: Publisher, B.Failure == Z.Failure, B.Output == Z.Output,
    Z.Failure == Y.Failure, Z.Output == Y.Output
  { self.merge(with: z, y) }

  // row 691
  func row691<Z, Y, X>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge5<A, B, Z, Y, X>
  where
    Z: Publisher, Y: Publisher, X: Publisher, B.Failure == Z.Failure, B.Output == Z.Output,
    Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
  { self.merge(with: z, y, x) }

  // row 692
  func row692<Z, Y, X, W>(with z: Z, _ y: Y, _ x: X, _ w: W) -> Publishers.Merge6<A, B, Z, Y, X, W>
  where
    Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, B.Failure == Z.Failure,
    B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
  { self.merge(with: z, y, x, w) }

  // row 693
  func row693<Z, Y, X, W, V>(with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V)
    -> Publishers.Merge7<A, B, Z, Y, X, W, V>
  where
    Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, B.Failure == Z.Failure,
    B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure,
    W.Output == V.Output
  { self.merge(with: z, y, x, w, v) }

  // row 694
  func row694<Z, Y, X, W, V, U>(with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U)
    -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
  where
    Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher,
    B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
    Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
    W.Failure == V.Failure, W.Output == V.Output, V.Failure == U.Failure, V.Output == U.Output
  { self.merge(with: z, y, x, w, v, u) }
}

extension Publishers.Merge3 {
  // row 695
  func row695<P>(with other: P) -> Publishers.Merge4<A, B, C, P>
  where P: Publisher, C.Failure == P.Failure, C.Output == P.Output { self.merge(with: other) }

  // row 696
  func row696<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge5<A, B, C, Z, Y>
  where
    Z: Publisher, Y: Publisher, C.Failure == Z.Failure, C.Output == Z.Output,
    Z.Failure == Y.Failure, Z.Output == Y.Output
  { self.merge(with: z, y) }

  // row 697
  func row697<Z, Y, X>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge6<A, B, C, Z, Y, X>
  where
    Z: Publisher, Y: Publisher, X: Publisher, C.Failure == Z.Failure, C.Output == Z.Output,
    Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
  { self.merge(with: z, y, x) }

  // row 698
  func row698<Z, Y, X, W>(with z: Z, _ y: Y, _ x: X, _ w: W)
    -> Publishers.Merge7<A, B, C, Z, Y, X, W>
  where
    Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, C.Failure == Z.Failure,
    C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
  { self.merge(with: z, y, x, w) }

  // row 699
  func row699<Z, Y, X, W, V>(with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V)
    -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
  where
    Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, C.Failure == Z.Failure,
    C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure,
    W.Output == V.Output
  { self.merge(with: z, y, x, w, v) }
}

extension Publishers.Merge4 {
  // row 700
  func row700<P>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
  where P: Publisher, D.Failure == P.Failure, D.Output == P.Output { self.merge(with: other) }

  // row 701
  func row701<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge6<A, B, C, D, Z, Y>
  where
    Z: Publisher, Y: Publisher, D.Failure == Z.Failure, D.Output == Z.Output,
    Z.Failure == Y.Failure, Z.Output == Y.Output
  { self.merge(with: z, y) }

  // row 702
  func row702<Z, Y, X>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
  where
    Z: Publisher, Y: Publisher, X: Publisher, D.Failure == Z.Failure, D.Output == Z.Output,
    Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
  { self.merge(with: z, y, x) }

  // row 703
  func row703<Z, Y, X, W>(with z: Z, _ y: Y, _ x: X, _ w: W)
    -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
  where
    Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, D.Failure == Z.Failure,
    D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
  { self.merge(with: z, y, x, w) }
}

extension Publishers.Merge5 {
  // row 704
  func row704<P>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
  where P: Publisher, E.Failure == P.Failure, E.Output == P.Output { self.merge(with: other) }

  // row 705
  func row705<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
  where
    Z: Publisher, Y: Publisher, E.Failure == Z.Failure, E.Output == Z.Output,
    Z.Failure == Y.Failure, Z.Output == Y.Output
  { self.merge(with: z, y) }

  // row 706
  func row706<Z, Y, X>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
  where
    Z: Publisher, Y: Publisher, X: Publisher, E.Failure == Z.Failure, E.Output == Z.Output,
    Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure, Y.Output == X.Output
  { self.merge(with: z, y, x) }
}

extension Publishers.Merge6 {
  // row 707
  func row707<P>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
  where P: Publisher, F.Failure == P.Failure, F.Output == P.Output { self.merge(with: other) }

  // row 708
  func row708<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
  where
    Z: Publisher, Y: Publisher, F.Failure == Z.Failure, F.Output == Z.Output,
    Z.Failure == Y.Failure, Z.Output == Y.Output
  { self.merge(with: z, y) }
}

extension Publishers.Merge7 {
  // row 709
  func row709<P>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
  where P: Publisher, G.Failure == P.Failure, G.Output == P.Output { self.merge(with: other) }
}

extension Publishers.MergeMany {
  // row 710
  func row710(with other: Upstream) -> Publishers.MergeMany<Upstream> { self.merge(with: other) }
}

extension Publishers.SetFailureType {
  // row 711
  func row711<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
    self.setFailureType(to: failure)
  }
}

extension Publishers.TryCompactMap {
  // row 712
  func row712<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Upstream, T>
  { self.compactMap(transform) }
}

extension Publishers.TryFilter {
  // row 713
  func row713(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    self.filter(isIncluded)
  }

  // row 714
  func row714(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    self.tryFilter(isIncluded)
  }
}

extension Publishers.TryMap {
  // row 715
  func row715<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    self.map(transform)
  }

  // row 716
  func row716<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    self.tryMap(transform)
  }
}
