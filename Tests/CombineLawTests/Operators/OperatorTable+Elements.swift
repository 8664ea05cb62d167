import Combine
import CombineTesting

// Operators that look at one value at a time, and those that reduce a whole stream.
extension LawOperator {
  static let mapping = [
    LawOperator("map", keepsAll: true) { up, _, _ in up.map { $0 }.lawStage() },
    LawOperator("tryMap") { up, _, n in
      up.tryMap { value in
        if value % 16 == n { throw LawError.first }
        return value
      }.lawStage()
    },
    LawOperator("scan") { up, _, n in up.scan(n) { ($0 + $1) % 16 }.lawStage() },
    LawOperator("tryScan") { up, _, n in
      up.tryScan(0) { sum, value in
        if value % 16 == n { throw LawError.first }
        return (sum + value) % 16
      }.lawStage()
    },
    LawOperator("map(keyPath)") { up, _, _ in
      up.map(\.magnitude).map { Int($0) }.lawStage()
    },
    LawOperator("replaceNil") { up, _, n in
      up.map { $0 % 2 == 0 ? nil : $0 }.replaceNil(with: n).lawStage()
    },
    LawOperator("encode and decode") { up, _, _ in
      up.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder())
        .lawStage()
    },
  ]

  static let filtering = [
    LawOperator("filter") { up, _, n in up.filter { $0 % 3 != n % 3 }.lawStage() },
    LawOperator("tryFilter") { up, _, n in
      up.tryFilter { value in
        if value % 16 == n { throw LawError.first }
        return value % 3 != 0
      }.lawStage()
    },
    LawOperator("compactMap") { up, _, n in
      up.compactMap { $0 % 3 == n % 3 ? nil : $0 }.lawStage()
    },
    LawOperator("tryCompactMap") { up, _, n in
      up.tryCompactMap { value -> Int? in
        if value % 16 == n { throw LawError.first }
        return value % 3 == 0 ? nil : value
      }.lawStage()
    },
    LawOperator("removeDuplicates", keepsAll: true) { up, _, _ in
      up.removeDuplicates().lawStage()
    },
    LawOperator("tryRemoveDuplicates") { up, _, n in
      up.tryRemoveDuplicates { old, new in
        if new % 16 == n { throw LawError.first }
        return old == new
      }.lawStage()
    },
    LawOperator("ignoreOutput", .counted) { up, _, _ in
      up.ignoreOutput().map { _ -> Int in }.lawStage()
    },
    LawOperator(
      "replaceEmpty", quirk: .sendsBeyondDemand(statement: 133), keepsAll: true
    ) { up, _, n in up.replaceEmpty(with: n).lawStage() },
  ]

  static let reducing = [
    LawOperator("collect", .counted) { up, _, _ in up.collect().map(\.count).lawStage() },
    LawOperator("count", .counted) { up, _, _ in up.count().lawStage() },
    LawOperator("reduce", .counted) { up, _, n in up.reduce(n) { ($0 + $1) % 16 }.lawStage() },
    LawOperator("tryReduce", .counted) { up, _, n in
      up.tryReduce(0) { sum, value in
        if value % 16 == n { throw LawError.first }
        return (sum + value) % 16
      }.lawStage()
    },
    LawOperator("min and max", .counted) { up, _, n in
      n % 2 == 0 ? up.min().lawStage() : up.max().lawStage()
    },
    LawOperator("tryMin and tryMax", .counted) { up, _, n in
      let isBefore = { @Sendable (a: Int, b: Int) throws -> Bool in
        if a % 16 == n { throw LawError.first }
        return a < b
      }
      return n % 2 == 0 ? up.tryMin(by: isBefore).lawStage() : up.tryMax(by: isBefore).lawStage()
    },
    LawOperator("contains", .counted) { up, _, n in
      n % 2 == 0
        ? up.contains(n).map { $0 ? 1 : 0 }.lawStage()
        : up.tryContains { value in
          if value % 16 == 3 { throw LawError.first }
          return value == n
        }.map { $0 ? 1 : 0 }.lawStage()
    },
    LawOperator("allSatisfy", .counted) { up, _, n in
      n % 2 == 0
        ? up.allSatisfy { $0 != n }.map { $0 ? 1 : 0 }.lawStage()
        : up.tryAllSatisfy { value in
          if value % 16 == 3 { throw LawError.first }
          return value != n
        }.map { $0 ? 1 : 0 }.lawStage()
    },
    LawOperator("first", .counted) { up, _, n in
      n % 2 == 0 ? up.first().lawStage() : up.first { $0 % 3 == 0 }.lawStage()
    },
    LawOperator("tryFirst", .counted) { up, _, n in
      up.tryFirst { value in
        if value % 16 == n { throw LawError.first }
        return value % 3 == 0
      }.lawStage()
    },
    LawOperator("last", .counted) { up, _, n in
      n % 2 == 0 ? up.last().lawStage() : up.last { $0 % 3 == 0 }.lawStage()
    },
    LawOperator("tryLast", .counted) { up, _, n in
      up.tryLast { value in
        if value % 16 == n { throw LawError.first }
        return value % 3 == 0
      }.lawStage()
    },
    LawOperator("collect(n)", quirk: .sendsBeyondDemand(statement: 106)) { up, _, n in
      up.collect(n % 3 + 1).map { $0.reduce(0, +) % 16 }.lawStage()
    },
  ]

  static let debugging = [
    LawOperator("print", keepsAll: true) { up, _, _ in up.print(to: NoText()).lawStage() },
    LawOperator("handleEvents", keepsAll: true) { up, _, _ in
      up.handleEvents(
        receiveSubscription: { _ in }, receiveOutput: { _ in }, receiveCompletion: { _ in },
        receiveCancel: {}, receiveRequest: { _ in }
      ).lawStage()
    },
    LawOperator("breakpoint", keepsAll: true) { up, _, _ in
      up.breakpoint(receiveOutput: { _ in false }).lawStage()
    },
  ]
}

/// A stream that forgets what is written to it.
private struct NoText: TextOutputStream {
  mutating func write(_ string: String) {}
}
