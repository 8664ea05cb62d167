import Combine
import CombineTesting

// Operators with a scheduler: all of one pipeline share one virtual clock.
extension LawOperator {
  static let timing = [
    LawOperator(
      "receive(on:)", quirk: .completesAfterCancel(statement: 223), keepsAll: true
    ) { up, context, _ in up.receive(on: context.scheduler).lawStage() },
    LawOperator("subscribe(on:)", keepsAll: true) { up, context, _ in
      up.subscribe(on: context.scheduler).lawStage()
    },
    LawOperator(
      "delay", quirk: .completesAfterCancel(statement: 223), keepsAll: true
    ) { up, context, n in
      up.delay(for: .seconds(n % 3), scheduler: context.scheduler).lawStage()
    },
    LawOperator("debounce", .counted) { up, context, n in
      up.debounce(for: .seconds(n % 3 + 1), scheduler: context.scheduler).lawStage()
    },
    LawOperator("throttle", .counted) { up, context, n in
      up.throttle(for: .seconds(n % 3 + 1), scheduler: context.scheduler, latest: n % 2 == 0)
        .lawStage()
    },
    LawOperator("timeout") { up, context, n in
      up.timeout(
        .seconds(n % 3 + 2), scheduler: context.scheduler,
        customError: n % 2 == 0 ? nil : { .second }
      ).lawStage()
    },
    LawOperator("measureInterval") { up, context, _ in
      up.measureInterval(using: context.scheduler).map { $0.nanoseconds / 1_000_000_000 }
        .lawStage()
    },
    LawOperator("collect by time", .counted, quirk: .sendsBeyondDemand(statement: 110)) {
      up, context, n in
      up.collect(.byTime(context.scheduler, .seconds(n % 3 + 1))).map(\.count).lawStage()
    },
    LawOperator("collect by time or count", .counted, quirk: .sendsBeyondDemand(statement: 110)) {
      up, context, n in
      up.collect(.byTimeOrCount(context.scheduler, .seconds(n % 3 + 1), n % 4 + 1))
        .map(\.count).lawStage()
    },
  ]
}
