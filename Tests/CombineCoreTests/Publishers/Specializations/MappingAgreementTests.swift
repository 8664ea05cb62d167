import Combine
import CombineTesting
import Testing

@Suite("Operators on sources agree with the general ones: mapping, filtering, errors")
struct MappingAgreementTests {
  private let justs = [Just(0), Just(3)]
  private let optionals = [Int?(0), 3, nil].map(\.publisher)
  private let results = [0, 3].map { Result<Int, TestError>.Publisher($0) } + [.init(.second)]
  private let sequences = [[], [0], [3, 3, 0, 2, 2, 3]].map(\.publisher)

  private func isThree(_ value: Int) -> Bool { value == 3 }
  private func isThreeOrThrow(_ value: Int) throws -> Bool {
    if value == 0 { throw TestError.first }
    return value == 3
  }
  private func half(_ value: Int) -> Int? { value.isMultiple(of: 2) ? value / 2 : nil }
  private func swapped(_ error: TestError) -> TestError { error == .first ? .second : .first }
  private func addOrThrow(_ sum: Int, _ value: Int) throws -> Int {
    if value == 0 { throw TestError.first }
    return sum + value
  }

  @Test func just() {
    for just in justs {
      expectAgreement(just, { $0.map(isThree) }, { $0.map(isThree) })
      expectAgreement(just, { $0.tryMap(isThreeOrThrow) }, { $0.tryMap(isThreeOrThrow) })
      expectAgreement(just, { $0.scan(5, +) }, { $0.scan(5, +) })
      expectAgreement(just, { $0.tryScan(5, addOrThrow) }, { $0.tryScan(5, addOrThrow) })
      expectAgreement(just, { $0.filter(isThree) }, { $0.filter(isThree) })
      expectAgreement(just, { $0.compactMap(half) }, { $0.compactMap(half) })
      expectAgreement(just, { $0.removeDuplicates() }, { $0.removeDuplicates() })
      expectAgreement(just, { $0.removeDuplicates(by: <) }, { $0.removeDuplicates(by: <) })
      expectAgreement(just, { $0.tryRemoveDuplicates(by: <) }, { $0.tryRemoveDuplicates(by: <) })
      expectAgreement(just, { $0.ignoreOutput() }, { $0.ignoreOutput() })
      expectAgreement(just, { $0.replaceEmpty(with: 9) }, { $0.replaceEmpty(with: 9) })
      expectAgreement(just, { $0.replaceError(with: 9) }, { $0.replaceError(with: 9) })
      expectAgreement(
        just, { $0.setFailureType(to: TestError.self) }, { $0.setFailureType(to: TestError.self) })
    }
  }

  @Test func optional() {
    for optional in optionals {
      expectAgreement(optional, { $0.map(isThree) }, { $0.map(isThree) })
      expectAgreement(optional, { $0.scan(5, +) }, { $0.scan(5, +) })
      expectAgreement(optional, { $0.filter(isThree) }, { $0.filter(isThree) })
      expectAgreement(optional, { $0.compactMap(half) }, { $0.compactMap(half) })
      expectAgreement(optional, { $0.removeDuplicates() }, { $0.removeDuplicates() })
      expectAgreement(optional, { $0.removeDuplicates(by: <) }, { $0.removeDuplicates(by: <) })
      expectAgreement(optional, { $0.ignoreOutput() }, { $0.ignoreOutput() })
      expectAgreement(optional, { $0.replaceEmpty(with: 9) }, { $0.replaceEmpty(with: 9) })
      expectAgreement(optional, { $0.replaceError(with: 9) }, { $0.replaceError(with: 9) })
    }
  }

  @Test func result() {
    for result in results {
      expectAgreement(result, { $0.map(isThree) }, { $0.map(isThree) })
      expectAgreement(result, { $0.tryMap(isThreeOrThrow) }, { $0.tryMap(isThreeOrThrow) })
      expectAgreement(result, { $0.scan(5, +) }, { $0.scan(5, +) })
      expectAgreement(result, { $0.tryScan(5, addOrThrow) }, { $0.tryScan(5, addOrThrow) })
      expectAgreement(result, { $0.removeDuplicates() }, { $0.removeDuplicates() })
      expectAgreement(result, { $0.removeDuplicates(by: <) }, { $0.removeDuplicates(by: <) })
      expectAgreement(
        result, { $0.tryRemoveDuplicates(by: <) }, { $0.tryRemoveDuplicates(by: <) })
      expectAgreement(result, { $0.mapError(swapped) }, { $0.mapError(swapped) })
      expectAgreement(result, { $0.replaceEmpty(with: 9) }, { $0.replaceEmpty(with: 9) })
      expectAgreement(result, { $0.replaceError(with: 9) }, { $0.replaceError(with: 9) })
    }
  }

  @Test func sequence() {
    for sequence in sequences {
      expectAgreement(sequence, { $0.map(isThree) }, { $0.map(isThree) })
      expectAgreement(sequence, { $0.compactMap(half) }, { $0.compactMap(half) })
      expectAgreement(sequence, { $0.scan(5, -) }, { $0.scan(5, -) })
      expectAgreement(sequence, { $0.filter(isThree) }, { $0.filter(isThree) })
      expectAgreement(sequence, { $0.removeDuplicates() }, { $0.removeDuplicates() })
      expectAgreement(sequence, { $0.ignoreOutput() }, { $0.ignoreOutput() })
      expectAgreement(
        sequence, { $0.setFailureType(to: TestError.self) },
        { $0.setFailureType(to: TestError.self) })
      expectAgreement(
        sequence.map(half), { $0.replaceNil(with: 9) },
        { $0.replaceNil(with: 9).map(Optional.some) })
    }
  }
}
