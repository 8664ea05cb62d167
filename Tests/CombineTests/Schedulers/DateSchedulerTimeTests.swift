import Combine
import TestSupport
import Testing

@Suite("RunLoop and OperationQueue SchedulerTimeType")
struct DateSchedulerTimeTests {
  typealias Time = RunLoop.SchedulerTimeType
  typealias Stride = Time.Stride

  @Test func measuresInSeconds() {
    let time = Time(Date(timeIntervalSinceReferenceDate: 10))
    let later = time.advanced(by: 2.5)
    #expect(later.date == Date(timeIntervalSinceReferenceDate: 12.5))
    #expect(time.distance(to: later) == 2.5)
    #expect(later.distance(to: time) == -2.5)
    #expect(time < later)
    #expect(Set([time, later, time]).count == 2)
  }

  @Test func theTypesOfTheTwoSchedulersDiffer() {
    #expect(RunLoop.SchedulerTimeType.self != OperationQueue.SchedulerTimeType.self)
  }

  @Test func countsSecondsInAllUnits() {
    #expect(Stride.seconds(2).timeInterval == 2)
    #expect(Stride.seconds(0.25).timeInterval == 0.25)
    #expect(Stride.milliseconds(3).timeInterval == 0.003)
    #expect(Stride.microseconds(4).timeInterval == 0.000_004)
    #expect(Stride.nanoseconds(5).timeInterval == 0.000_000_005)
    #expect(Stride(1.5).magnitude == 1.5)
    #expect(Stride(exactly: 3)?.magnitude == 3)
    #expect(Stride(exactly: UInt64.max) == nil)
  }

  @Test(.holds(246)) func calculates() {
    var stride: Stride = 10
    #expect(stride + 5 == 15)
    #expect(stride - 15 == -5)
    #expect(stride * 3 == 30)
    #expect(stride < 11)
    stride += 1
    #expect(stride == 11)
    stride -= 2
    #expect(stride == 9)
    stride *= 2
    #expect(stride == 18)
  }

  @Test(.holds(248)) func isCoded() throws {
    let stride = try JSONEncoder().encode(Stride(1.5))
    #expect(String(decoding: stride, as: UTF8.self) == #"{"magnitude":1.5}"#)
    #expect(try JSONDecoder().decode(Stride.self, from: stride) == 1.5)

    let time = OperationQueue.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 3))
    let data = try JSONEncoder().encode(time)
    #expect(try JSONDecoder().decode(OperationQueue.SchedulerTimeType.self, from: data) == time)
  }
}
