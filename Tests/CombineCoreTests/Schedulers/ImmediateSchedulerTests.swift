import Combine
import Foundation
import TestSupport
import Testing

@Suite("ImmediateScheduler")
struct ImmediateSchedulerTests {
  typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride

  let scheduler = ImmediateScheduler.shared

  @Test(.holds(244)) func runsActionsBeforeReturning() {
    var runs: [String] = []
    scheduler.schedule { runs.append("now") }
    scheduler.schedule(options: nil) { runs.append("options") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1000)) { runs.append("later") }
    #expect(runs == ["now", "options", "later"])
  }

  @Test(.holds(244)) func runsARepeatingActionOnceAndReturnsTheEmptySubscription() {
    var runs = 0
    let cancellable = scheduler.schedule(
      after: scheduler.now, interval: 1, tolerance: 0, options: nil
    ) {
      runs += 1
    }
    #expect(runs == 1)
    #expect(String(describing: cancellable) == "Empty")
    #expect(cancellable as AnyObject === Subscriptions.empty as AnyObject)
  }

  @Test func hasOneInstantAndNoTolerance() {
    let later = scheduler.now.advanced(by: 5)
    #expect(later == scheduler.now)
    #expect(scheduler.now.distance(to: later) == 0)
    #expect(scheduler.minimumTolerance == 0)
  }

  @Test(.holds(244)) func factoriesOfUnitsGiveZero() {
    #expect(Stride.seconds(3) == 0)
    #expect(Stride.seconds(3.5) == 0)
    #expect(Stride.milliseconds(3) == 0)
    #expect(Stride.microseconds(3) == 0)
    #expect(Stride.nanoseconds(3) == 0)
  }

  @Test func stridesCalculate() {
    var stride: Stride = 7
    #expect(Stride(2).magnitude == 2)
    #expect((2.9 as Stride).magnitude == 2)
    #expect(Stride(exactly: UInt64.max) == nil)
    #expect(Stride(exactly: UInt8(9)) == 9)
    #expect(stride + 3 == 10)
    #expect(stride - 10 == -3)
    #expect(stride * 2 == 14)
    #expect(stride < 8)
    stride += 1
    #expect(stride == 8)
    stride -= 6
    #expect(stride == 2)
    stride *= 4
    #expect(stride == 8)
  }

  @Test func stridesAreCoded() throws {
    let data = try JSONEncoder().encode(Stride(4))
    #expect(String(decoding: data, as: UTF8.self) == #"{"magnitude":4}"#)
    #expect(try JSONDecoder().decode(Stride.self, from: data) == 4)
  }
}
