import Combine
import ReduxTesting
import Testing

@Suite("TestStore.receive and finish")
struct TestStoreReceiveTests {
  @Test func receivesWhatAnEffectDispatches() {
    let issues = recordedIssues {
      let store = Counting.store([Counting.echo()])
      store.send(Counting.Echo(amount: 2))
      store.receive(Counting.Add(amount: 2)) { $0.count = 2 }
      store.send(Counting.Echo(amount: 3))
      store.receive(Counting.Add.self, where: { $0.amount == 3 }) { $0.count = 5 }
      store.finish()
    }
    #expect(issues == [])
  }

  @Test func virtualTimeBringsWhatWaits() {
    let issues = recordedIssues {
      let scheduler = VirtualScheduler()
      let store = Counting.store([Counting.later(on: scheduler)])
      store.send(Counting.Later())
      scheduler.advance(by: 0.5)
      store.send(Counting.Later(amount: 2))
      scheduler.advance(by: 0.5)
      store.receive(Counting.Add()) { $0.count = 1 }
      scheduler.advance(by: 0.5)
      store.receive(Counting.Add(amount: 2)) { $0.count = 3 }
      store.finish()
    }
    #expect(issues == [])
  }

  @Test func failsWhenNothingHasCome() {
    let issues = recordedIssues { Counting.store().receive(Counting.Add()) }
    #expect(
      issues == ["Add(amount: 1) was to be received, but no effect has dispatched anything."])
  }

  @Test func failsForAnotherActionAndShowsTheDifference() {
    let issues = recordedIssues {
      let store = Counting.store([Counting.echo()])
      store.send(Counting.Echo(amount: 2))
      store.receive(Counting.Add(amount: 9)) { $0.count = 9 }
      store.skipReceivedActions()
      #expect(store.state.count == 2)
      store.finish()
    }
    #expect(
      issues == [
        """
        Add(amount: 9) was to be received, but effects dispatched:

          Add(amount: 2)

          amount: expected 9, is 2
        """
      ])
  }

  @Test func theOrderCounts() {
    let issues = recordedIssues {
      let store = Counting.store([createThunkMiddleware()])
      store.send(
        Thunk<Counting> { dispatch, _ in
          dispatch(Counting.Add())
          dispatch(Counting.Rename(name: "x"))
        })
      store.receive(Counting.Rename(name: "x")) { $0.name = "x" }
      store.receive(Counting.Add()) { $0.count = 1 }
      store.receive(Counting.Rename(name: "x")) { $0.name = "x" }
      store.finish()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("but Add came first") == true, "\(issues)")
  }

  @Test func failsForAnotherChange() {
    let issues = recordedIssues {
      let store = Counting.store([Counting.echo()])
      store.send(Counting.Echo())
      store.receive(Counting.Add()) { $0.count = 2 }
      store.finish()
    }
    #expect(issues.count == 1)
  }

  @Test func aPartialStoreLetsActionsPass() {
    let issues = recordedIssues {
      let store = Counting.store([createThunkMiddleware()], exhaustivity: .partial)
      store.send(
        Thunk<Counting> { dispatch, _ in
          dispatch(Counting.Add())
          dispatch(Counting.Rename(name: "x"))
          dispatch(Counting.Add())
        })
      store.receive(Counting.Rename.self) { $0.name = "x" }
      store.finish()
    }
    #expect(issues == [])
  }

  @Test func actionsLeftAtTheEndFail() {
    let issues = recordedIssues {
      let store = Counting.store([Counting.echo()])
      store.send(Counting.Echo())
      store.finish()
    }
    #expect(
      issues == [
        "The test ends and 1 action of effects were not received:\n\n  Add(amount: 1)"
      ])
  }

  @Test func effectsThatRunAtTheEndFail() {
    let issues = recordedIssues {
      let scheduler = VirtualScheduler()
      let store = Counting.store()
      let add = Effect.send(Counting.Add())
      store.send(add.debounce(id: "add", for: .seconds(1), scheduler: scheduler))
      store.receive(Counting.Add())
      store.finish()
      scheduler.advance(by: 1)
      store.receive(Counting.Add()) { $0.count = 1 }
      store.finish()
    }
    #expect(issues.count == 2, "\(issues)")
    #expect(issues.first?.hasSuffix("dispatched anything. 1 still run or wait.") == true)
    #expect(issues.last?.hasPrefix("The test ends and 1 effect of the store") == true)
  }

  @Test func cancelledEffectsAreNotLeft() {
    let issues = recordedIssues {
      let subject = PassthroughSubject<Counting.Add, Never>()
      let store = Counting.store()
      store.send(Effect.publisher(subject).cancellable(id: 1))
      subject.send(Counting.Add())
      store.receive(Counting.Add()) { $0.count = 1 }
      store.send(Effect.cancel(id: 1))
      subject.send(Counting.Add())
      store.finish()
    }
    #expect(issues == [])
  }

  @Test func asynchronousEffectsAreReceived() async {
    let store = Counting.store()
    store.send(Effect.task { Counting.Add(amount: 3) })
    await store.receive(Counting.Add(amount: 3), within: .seconds(60)) { $0.count = 3 }
    await store.finish(within: .seconds(60))
  }

  @Test func aStoreThatIsNotFinishedFailsWhenItGoes() {
    let issues = recordedIssues {
      let store = Counting.store([Counting.echo()])
      store.send(Counting.Echo())
    }
    #expect(issues.count == 1)
  }

  @Test func waitsForWhatComesOnAnotherThread() async {
    let asynchronous: Middleware<Counting> = { dispatch, _ in
      { next in
        { action in
          next(action)
          guard action is Counting.Echo else { return }
          let dispatch = UncheckedBox(dispatch)
          Task.detached { dispatch.value(Counting.Add()) }
        }
      }
    }
    let store = Counting.store([asynchronous])
    store.send(Counting.Echo())
    await store.receive(Counting.Add(), within: .seconds(60)) { $0.count = 1 }
    store.send(Counting.Echo())
    await store.receive(Counting.Add.self, within: .seconds(60)) { $0.count = 2 }
    store.finish()
  }

  @Test func aWaitThatIsInVainFails() async {
    await withKnownIssue {
      await Counting.store().receive(Counting.Add(), within: .milliseconds(5))
    }
  }

  @Test func anActionThatIsSentFromInsideASubscriberFails() {
    // It would wait for itself: the test is told in place of hanging.
    let issues = recordedIssues {
      let store = Counting.store(exhaustivity: .partial)
      store.patience = 0.01
      var isFirst = true
      let subscription = store.store.publisher(for: \.count).dropFirst().sink { _ in
        if isFirst {
          isFirst = false
          store.send(Counting.Add())
        }
      }
      store.send(Counting.Add())
      subscription.cancel()
      store.finish()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("Add was queued") == true, "\(issues)")
  }

  @Test func actionsOfOtherThreadsAreNeverTakenForTheSentOne() {
    let store = Counting.store(exhaustivity: .partial)
    let shared = UncheckedBox(store.store)
    let others = 2000
    let done = Signal()
    Thread.detachNewThread {
      for _ in 0..<others { shared.value.dispatch(Counting.Add(amount: 1000)) }
      done.send()
    }
    for number in 1...others {
      store.send(Counting.Rename(name: "\(number)")) { $0.name = "\(number)" }
    }
    #expect(done.wait())
    #expect(store.store.state == Counting(count: others * 1000, name: "\(others)"))
    store.finish()
  }
}
