import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("DispatchQueue as Scheduler")
struct DispatchQueueSchedulerTests {
  let queue = DispatchQueue(label: "tests")

  @Test func runsActionsOnTheQueueInOrder() {
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let runs = Recorder<Int>()
    let done = Signal()
    for number in 0..<100 {
      queue.schedule {
        #expect(DispatchQueue.getSpecific(key: key) == true)
        runs.append(number)
        if number == 99 { done.send() }
      }
    }
    #expect(done.wait())
    #expect(runs.values == Array(0..<100))
  }

  @Test(.holds(249)) func entersTheGroupForAnImmediateAction() {
    let group = DispatchGroup()
    let runs = Recorder<Int>()
    queue.suspend()
    queue.schedule(options: .init(qos: .utility, flags: .barrier, group: group)) { runs.append(1) }
    #expect(group.wait(timeout: .now()) == .timedOut)
    queue.resume()
    #expect(group.wait(timeout: .now() + 20) == .success)
    #expect(runs.values == [1])
  }

  @Test func runsADelayedActionNotBeforeItsTime() {
    let done = Signal()
    let due = queue.now.advanced(by: .milliseconds(20))
    let ran = Recorder<DispatchQueue.SchedulerTimeType>()
    queue.schedule(after: due) { [queue] in
      ran.append(queue.now)
      done.send()
    }
    #expect(done.wait())
    #expect(ran.values.allSatisfy { $0 >= due })
  }

  @Test(.holds(251)) func repeatsUntilCancelled() {
    let fired = Signal()
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { fired.send() }
    #expect(fired.wait(count: 3))
    timer.cancel()
    queue.sync {}
    while fired.wait(seconds: 0) {}
    queue.sync {}
    #expect(!fired.wait(seconds: 0))
  }

  @Test(.holds(251)) func aCancelBeforeTheFirstFireStopsIt() {
    let runs = Recorder<Int>()
    queue.suspend()
    let timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) { runs.append(1) }
    timer.cancel()
    queue.resume()
    let done = Signal()
    queue.schedule(after: queue.now.advanced(by: .milliseconds(10))) { done.send() }
    #expect(done.wait())
    #expect(runs.values.isEmpty)
  }

  @Test(.holds(245)) func hasNoMinimumTolerance() {
    #expect(queue.minimumTolerance == 0)
  }

  @Test(.holds(249)) func optionsHaveApplesDefaults() {
    let options = DispatchQueue.SchedulerOptions()
    #expect(options.qos == .unspecified)
    #expect(options.flags == [])
    #expect(options.group == nil)
  }
}

@Suite("DispatchQueue.SchedulerTimeType")
struct DispatchQueueSchedulerTimeTypeTests {
  typealias Time = DispatchQueue.SchedulerTimeType
  typealias Stride = Time.Stride

  @Test(.holds(247)) func measuresInNanoseconds() {
    let time = Time(DispatchTime(uptimeNanoseconds: 1000))
    let later = time.advanced(by: .nanoseconds(500))
    #expect(later.dispatchTime.uptimeNanoseconds == 1500)
    #expect(time.distance(to: later) == .nanoseconds(500))
    #expect(later.distance(to: time) == .nanoseconds(-500))
    #expect(time < later)
    #expect(Set([time, later, time]).count == 2)
  }

  @Test(.holds(247)) func literalsAreSeconds() {
    #expect((2 as Stride).magnitude == 2_000_000_000)
    #expect((0.5 as Stride).magnitude == 500_000_000)
  }

  @Test func countsNanosecondsInAllUnits() {
    #expect(Stride.seconds(2).magnitude == 2_000_000_000)
    #expect(Stride.seconds(0.25).magnitude == 250_000_000)
    #expect(Stride.milliseconds(3).magnitude == 3_000_000)
    #expect(Stride.microseconds(4).magnitude == 4000)
    #expect(Stride.nanoseconds(5).magnitude == 5)
    #expect(Stride(exactly: UInt8(6))?.magnitude == 6)
    #expect(Stride(exactly: UInt64.max) == nil)
  }

  @Test(.holds(247)) func clampsWhatDoesNotFit() {
    #expect(Stride.seconds(Int.max).magnitude == .max)
    #expect(Stride.seconds(Int.min).magnitude == .min)
    #expect(Stride.milliseconds(Int.min).magnitude == .min)
    #expect(Stride.microseconds(Int.max).magnitude == .max)
    #expect(Stride.seconds(Double.greatestFiniteMagnitude).magnitude == .max)
    #expect(Stride.seconds(-Double.infinity).magnitude == .min)
  }

  @Test func convertsFromAndToDispatch() {
    #expect(Stride(.never).magnitude == .max)
    #expect(Stride(.seconds(2)) == .seconds(2))
    #expect(Stride(.milliseconds(2)) == .milliseconds(2))
    #expect(Stride(.microseconds(2)) == .microseconds(2))
    #expect(Stride(.nanoseconds(2)) == .nanoseconds(2))
    #expect(Stride.milliseconds(2).timeInterval == .nanoseconds(2_000_000))
  }

  @Test(.holds(246)) func addsAndSubtractsButDoesNotMultiply() {
    var stride = Stride.nanoseconds(10)
    #expect(stride + .nanoseconds(5) == .nanoseconds(15))
    #expect(stride - .nanoseconds(15) == .nanoseconds(-5))
    #expect(stride * .nanoseconds(3) == .nanoseconds(0))
    #expect(stride < .nanoseconds(11))
    stride += .nanoseconds(1)
    #expect(stride == .nanoseconds(11))
    stride -= .nanoseconds(2)
    #expect(stride == .nanoseconds(9))
    stride *= 3
    #expect(stride == 0)
  }

  @Test(.holds(248)) func isCoded() throws {
    let time = Time(DispatchTime(uptimeNanoseconds: 42))
    let timeData = try JSONEncoder().encode([time])
    #expect(String(decoding: timeData, as: UTF8.self) == "[42]")
    #expect(try JSONDecoder().decode([Time].self, from: timeData) == [time])

    let strideData = try JSONEncoder().encode(Stride.nanoseconds(7))
    #expect(String(decoding: strideData, as: UTF8.self) == #"{"_nanoseconds":7}"#)
    #expect(try JSONDecoder().decode(Stride.self, from: strideData) == .nanoseconds(7))
  }
}
