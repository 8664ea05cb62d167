import Combine
import CombineTesting
import Testing

@Suite("Operators on sources agree with the general ones: reducing, positions")
struct ReducingAgreementTests {
  private let justs = [Just(0), Just(3)]
  private let optionals = [Int?(0), 3, nil].map(\.publisher)
  private let results = [0, 3].map { Result<Int, TestError>.Publisher($0) } + [.init(.second)]
  private let sequences = [[], [0], [3, 3, 0, 2, 2, 3]].map(\.publisher)

  private func isThree(_ value: Int) -> Bool { value == 3 }
  private func isThreeOrThrow(_ value: Int) throws -> Bool {
    if value == 0 { throw TestError.first }
    return value == 3
  }
  private func addOrThrow(_ sum: Int, _ value: Int) throws -> Int {
    if value == 0 { throw TestError.first }
    return sum + value
  }

  @Test func just() {
    for just in justs {
      expectAgreement(just, { $0.collect() }, { $0.collect() })
      expectAgreement(just, { $0.count() }, { $0.count() })
      expectAgreement(just, { $0.reduce(5, +) }, { $0.reduce(5, +) })
      expectAgreement(just, { $0.tryReduce(5, addOrThrow) }, { $0.tryReduce(5, addOrThrow) })
      expectAgreement(just, { $0.min() }, { $0.min() })
      expectAgreement(just, { $0.max() }, { $0.max() })
      expectAgreement(just, { $0.min(by: >) }, { $0.min(by: >) })
      expectAgreement(just, { $0.max(by: >) }, { $0.max(by: >) })
      expectAgreement(just, { $0.contains(3) }, { $0.contains(3) })
      expectAgreement(just, { $0.contains(where: isThree) }, { $0.contains(where: isThree) })
      expectAgreement(
        just, { $0.tryContains(where: isThreeOrThrow) }, { $0.tryContains(where: isThreeOrThrow) })
      expectAgreement(just, { $0.allSatisfy(isThree) }, { $0.allSatisfy(isThree) })
      expectAgreement(
        just, { $0.tryAllSatisfy(isThreeOrThrow) }, { $0.tryAllSatisfy(isThreeOrThrow) })
      expectAgreement(just, { $0.retry(2) }, { $0.retry(2) })
    }
  }

  @Test func positionsOfJust() {
    for just in justs {
      expectAgreement(just, { $0.first() }, { $0.first() })
      expectAgreement(just, { $0.last() }, { $0.last() })
      expectAgreement(just, { $0.first(where: isThree) }, { $0.first(where: isThree) })
      expectAgreement(just, { $0.last(where: isThree) }, { $0.last(where: isThree) })
      expectAgreement(just, { $0.drop(while: isThree) }, { $0.drop(while: isThree) })
      expectAgreement(just, { $0.prefix(while: isThree) }, { $0.prefix(while: isThree) })
      for count in 0...2 {
        expectAgreement(just, { $0.dropFirst(count) }, { $0.dropFirst(count) })
        expectAgreement(just, { $0.prefix(count) }, { $0.prefix(count) })
        expectAgreement(just, { $0.output(at: count) }, { $0.output(at: count) })
        expectAgreement(just, { $0.output(in: count...) }, { $0.output(in: count...) })
        expectAgreement(just, { $0.output(in: 0..<count) }, { $0.output(in: 0..<count) })
      }
      expectAgreement(just, { $0.prepend(7, 8) }, { $0.prepend(7, 8) })
      expectAgreement(just, { $0.prepend(7...8) }, { $0.prepend(7...8) })
      expectAgreement(just, { $0.append(7, 8) }, { $0.append(7, 8) })
      expectAgreement(just, { $0.append(7...8) }, { $0.append(7...8) })
    }
  }

  /// Where the publisher is empty Apple's give no answer to the questions, unlike the general ones.
  @Test func optional() {
    for optional in optionals {
      expectAgreement(optional, { $0.collect() }, { $0.collect() })
      expectAgreement(optional, { $0.min() }, { $0.min() })
      expectAgreement(optional, { $0.max() }, { $0.max() })
      expectAgreement(optional, { $0.min(by: >) }, { $0.min(by: >) })
      expectAgreement(optional, { $0.max(by: >) }, { $0.max(by: >) })
      expectAgreement(optional, { $0.retry(2) }, { $0.retry(2) })
    }
    for optional in optionals where optional.output != nil {
      expectAgreement(optional, { $0.count() }, { $0.count() })
      expectAgreement(optional, { $0.reduce(5, +) }, { $0.reduce(5, +) })
      expectAgreement(optional, { $0.contains(3) }, { $0.contains(3) })
      expectAgreement(optional, { $0.contains(where: isThree) }, { $0.contains(where: isThree) })
      expectAgreement(optional, { $0.allSatisfy(isThree) }, { $0.allSatisfy(isThree) })
    }
  }

  @Test func positionsOfOptional() {
    for optional in optionals {
      expectAgreement(optional, { $0.first() }, { $0.first() })
      expectAgreement(optional, { $0.last() }, { $0.last() })
      expectAgreement(optional, { $0.first(where: isThree) }, { $0.first(where: isThree) })
      expectAgreement(optional, { $0.last(where: isThree) }, { $0.last(where: isThree) })
      expectAgreement(optional, { $0.drop(while: isThree) }, { $0.drop(while: isThree) })
      expectAgreement(optional, { $0.prefix(while: isThree) }, { $0.prefix(while: isThree) })
      for count in 0...2 {
        expectAgreement(optional, { $0.dropFirst(count) }, { $0.dropFirst(count) })
        expectAgreement(optional, { $0.prefix(count) }, { $0.prefix(count) })
        expectAgreement(optional, { $0.output(at: count) }, { $0.output(at: count) })
        expectAgreement(optional, { $0.output(in: count...) }, { $0.output(in: count...) })
        expectAgreement(optional, { $0.output(in: 0..<count) }, { $0.output(in: 0..<count) })
      }
    }
  }

  @Test func result() {
    for result in results {
      expectAgreement(result, { $0.collect() }, { $0.collect() })
      expectAgreement(result, { $0.count() }, { $0.count() })
      expectAgreement(result, { $0.reduce(5, +) }, { $0.reduce(5, +) })
      expectAgreement(result, { $0.tryReduce(5, addOrThrow) }, { $0.tryReduce(5, addOrThrow) })
      expectAgreement(result, { $0.min() }, { $0.min() })
      expectAgreement(result, { $0.max() }, { $0.max() })
      expectAgreement(result, { $0.min(by: >) }, { $0.min(by: >) })
      expectAgreement(result, { $0.max(by: >) }, { $0.max(by: >) })
      expectAgreement(result, { $0.tryMin(by: >) }, { $0.tryMin(by: >) })
      expectAgreement(result, { $0.tryMax(by: >) }, { $0.tryMax(by: >) })
      expectAgreement(result, { $0.contains(3) }, { $0.contains(3) })
      expectAgreement(result, { $0.contains(where: isThree) }, { $0.contains(where: isThree) })
      expectAgreement(
        result, { $0.tryContains(where: isThreeOrThrow) },
        { $0.tryContains(where: isThreeOrThrow) })
      expectAgreement(result, { $0.allSatisfy(isThree) }, { $0.allSatisfy(isThree) })
      expectAgreement(
        result, { $0.tryAllSatisfy(isThreeOrThrow) }, { $0.tryAllSatisfy(isThreeOrThrow) })
      expectAgreement(result, { $0.first() }, { $0.first() })
      expectAgreement(result, { $0.last() }, { $0.last() })
      expectAgreement(result, { $0.retry(2) }, { $0.retry(2) })
    }
  }

  @Test func sequence() {
    for sequence in sequences {
      expectAgreement(sequence, { $0.collect() }, { $0.collect() })
      expectAgreement(sequence, { $0.count() }, { $0.count() })
      expectAgreement(sequence, { $0.reduce(5, -) }, { $0.reduce(5, -) })
      expectAgreement(sequence, { $0.tryReduce(5, addOrThrow) }, { $0.tryReduce(5, addOrThrow) })
      expectAgreement(sequence, { $0.min() }, { $0.min() })
      expectAgreement(sequence, { $0.max() }, { $0.max() })
      expectAgreement(sequence, { $0.min(by: >) }, { $0.min(by: >) })
      expectAgreement(sequence, { $0.max(by: >) }, { $0.max(by: >) })
      expectAgreement(sequence, { $0.contains(0) }, { $0.contains(0) })
      expectAgreement(sequence, { $0.contains(where: isThree) }, { $0.contains(where: isThree) })
      expectAgreement(
        sequence, { $0.tryContains(where: isThreeOrThrow) },
        { $0.tryContains(where: isThreeOrThrow) })
      expectAgreement(sequence, { $0.allSatisfy(isThree) }, { $0.allSatisfy(isThree) })
      expectAgreement(
        sequence, { $0.tryAllSatisfy(isThreeOrThrow) }, { $0.tryAllSatisfy(isThreeOrThrow) })
    }
  }

  @Test func positionsOfSequence() {
    for sequence in sequences {
      expectAgreement(sequence, { $0.first() }, { $0.first() })
      expectAgreement(sequence, { $0.last() }, { $0.last() })
      expectAgreement(sequence, { $0.first(where: isThree) }, { $0.first(where: isThree) })
      expectAgreement(sequence, { $0.last(where: isThree) }, { $0.last(where: isThree) })
      expectAgreement(sequence, { $0.drop(while: isThree) }, { $0.drop(while: isThree) })
      expectAgreement(sequence, { $0.prefix(while: isThree) }, { $0.prefix(while: isThree) })
      for count in 0...7 {
        expectAgreement(sequence, { $0.dropFirst(count) }, { $0.dropFirst(count) })
        expectAgreement(sequence, { $0.prefix(count) }, { $0.prefix(count) })
        expectAgreement(sequence, { $0.output(at: count) }, { $0.output(at: count) })
        expectAgreement(
          sequence, { $0.output(in: 1..<count + 1) }, { $0.output(in: 1..<count + 1) })
      }
      expectAgreement(sequence, { $0.prepend(7, 8) }, { $0.prepend(7, 8) })
      expectAgreement(sequence, { $0.prepend(7...8) }, { $0.prepend(7...8) })
      expectAgreement(sequence, { $0.prepend([7].publisher) }, { $0.prepend([7].publisher) })
      expectAgreement(sequence, { $0.append(7, 8) }, { $0.append(7, 8) })
      expectAgreement(sequence, { $0.append(7...8) }, { $0.append(7...8) })
      expectAgreement(sequence, { $0.append([7].publisher) }, { $0.append([7].publisher) })
    }
  }
}
