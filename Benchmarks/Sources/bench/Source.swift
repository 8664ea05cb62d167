import Combine

/// A publisher of the integers below `count` that no operator has a short form for, as it has for
/// the publisher of a sequence: what is measured is the operator itself.
@inline(__always)
func source(_ count: Int) -> Deferred<Publishers.Sequence<Range<Int>, Never>> {
  Deferred { (0..<count).publisher }
}

/// An error that nothing throws, for operators of publishers that may fail.
struct Fault: Error {}
