import Combine
import TestSupport
import Testing

@Suite("Subscribers.Demand")
struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test(.holds(10)) func noneIsMaxOfZeroAndNegativeNumbersTrap() async {
    #expect(Demand.none == .max(0))
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }

  @Test(.holds(11), arguments: [Demand.none, .max(3), .max(.max), .unlimited])
  func unlimitedAbsorbsAllArithmetic(other: Demand) {
    #expect(.unlimited + other == Demand.unlimited)
    #expect(other + .unlimited == Demand.unlimited)
    #expect(.unlimited - other == Demand.unlimited)
    #expect(Demand.unlimited + 3 == .unlimited)
    #expect(Demand.unlimited - 3 == .unlimited)
    #expect(Demand.unlimited * 3 == .unlimited)
    #expect(Demand.unlimited * 0 == .unlimited)
  }

  @Test(.holds(12, 13)) func subtractionStopsAtNone() {
    #expect(Demand.max(5) - .max(2) == .max(3))
    #expect(Demand.max(2) - .max(5) == .none)
    #expect(Demand.max(5) - .unlimited == .none)
    #expect(Demand.max(5) - 2 == .max(3))
    #expect(Demand.max(2) - 5 == .none)
    #expect(Demand.max(2) - (-5) == .max(7))
  }

  @Test(.holds(14)) func overflowGivesUnlimited() {
    #expect(Demand.max(.max) + .max(1) == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.max(.max) - (-1) == .none)
    #expect(Demand.max(3) + .max(4) == .max(7))
    #expect(Demand.max(3) + 4 == .max(7))
    #expect(Demand.max(3) * 4 == .max(12))
  }

  @Test func assignmentFormsAgree() {
    var demand = Demand.max(2)
    demand += .max(3)
    #expect(demand == 5)
    demand += 1
    #expect(demand == 6)
    demand *= 2
    #expect(demand == 12)
    demand -= .max(2)
    #expect(demand == 10)
    demand -= 4
    #expect(demand == 6)
  }

  @Test(.holds(15)) func comparesWithDemands() {
    #expect(Demand.max(2) < .max(3))
    #expect(Demand.max(3) <= .max(3))
    #expect(Demand.max(3) > .max(2))
    #expect(Demand.max(3) >= .max(3))
    #expect(!(Demand.max(3) < .max(3)))
    #expect(!(Demand.max(2) >= .max(3)))
    #expect(Demand.unlimited > .max(.max))
    #expect(Demand.max(.max) < .unlimited)
    #expect(Demand.unlimited >= .unlimited)
    #expect(Demand.unlimited <= .unlimited)
    #expect(!(Demand.unlimited > .unlimited))
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.unlimited == .unlimited)
    #expect(Demand.unlimited != .max(.max))
  }

  @Test(.holds(15), arguments: [0, 1, 2, 3, 4, Int.max, -1])
  func comparesWithNumbersOnEitherSide(number: Int) {
    let demand = Demand.max(3)
    #expect((demand == number) == (3 == number))
    #expect((demand != number) == (3 != number))
    #expect((demand < number) == (3 < number))
    #expect((demand <= number) == (3 <= number))
    #expect((demand > number) == (3 > number))
    #expect((demand >= number) == (3 >= number))
    #expect((number == demand) == (number == 3))
    #expect((number != demand) == (number != 3))
    #expect((number < demand) == (number < 3))
    #expect((number <= demand) == (number <= 3))
    #expect((number > demand) == (number > 3))
    #expect((number >= demand) == (number >= 3))

    let unlimited = Demand.unlimited
    #expect(unlimited != number && number != unlimited)
    #expect(!(unlimited == number) && !(number == unlimited))
    #expect(unlimited > number && unlimited >= number)
    #expect(number < unlimited && number <= unlimited)
    #expect(!(unlimited < number) && !(unlimited <= number))
    #expect(!(number > unlimited) && !(number >= unlimited))
  }

  @Test(.holds(16)) func describesItself() {
    #expect(Demand.max(5).description == "max(5)")
    #expect(Demand.unlimited.description == "unlimited")
    #expect(Demand.max(5).max == 5)
    #expect(Demand.none.max == 0)
    #expect(Demand.unlimited.max == nil)
  }

  @Test(.holds(17)) func codesAsABareNumber() throws {
    let demands: [Demand] = [.max(5), .none, .unlimited]
    let json = try JSONEncoder().encode(demands)
    #expect(String(decoding: json, as: UTF8.self) == "[5,0,9223372036854775808]")
    #expect(try JSONDecoder().decode([Demand].self, from: json) == demands)
  }

  @Test func hashesByItsValue() {
    #expect(Set<Demand>([.max(1), .max(1), .unlimited, .unlimited]).count == 2)
  }
}
