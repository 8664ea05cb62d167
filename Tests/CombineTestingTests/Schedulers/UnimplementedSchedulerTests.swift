import CombineTesting
import Testing

@Suite("UnimplementedScheduler")
struct UnimplementedSchedulerTests {
  @Test func failsTheTestForEachUseAndRunsTheAction() {
    var runs = 0
    let issues = recordedIssues {
      let queue = DispatchQueue.unimplemented("the queue of the search")
      let now = queue.now
      _ = queue.minimumTolerance
      queue.schedule { runs += 1 }
      queue.schedule(after: now, tolerance: 0, options: nil) { runs += 1 }
      queue.schedule(after: now, interval: 1, tolerance: 0, options: nil) { runs += 1 }.cancel()
    }
    #expect(runs == 3)
    #expect(
      issues
        == [
          "now", "minimumTolerance", "schedule(options:_:)", "schedule(after:tolerance:options:_:)",
          "schedule(after:interval:tolerance:options:_:)",
        ].map { "\($0) was called on the queue of the search, which this test was not to use." })
  }

  @Test func standsErasedForASchedulerThatIsStored() {
    let issues = recordedIssues {
      let queue: AnySchedulerOf<DispatchQueue> = .unimplemented("the queue")
      queue.schedule {}
      let loop: AnySchedulerOf<RunLoop> = .unimplemented("the loop")
      loop.schedule {}
      let operations: AnySchedulerOf<OperationQueue> = .unimplemented("the operations")
      operations.schedule {}
    }
    #expect(
      issues
        == ["the queue", "the loop", "the operations"].map {
          "schedule(options:_:) was called on \($0), which this test was not to use."
        })
  }

  @Test func doesNothingUnlessUsed() {
    let issues = recordedIssues {
      _ = Just(1).receive(on: RunLoop.unimplemented())
      _ = OperationQueue.unimplemented().eraseToAnyScheduler()
    }
    #expect(issues.isEmpty)
  }
}
