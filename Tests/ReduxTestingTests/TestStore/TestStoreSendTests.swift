import ReduxTesting
import Testing

@Suite("TestStore.send")
struct TestStoreSendTests {
  @Test func passesWhenTheStateChangesAsExpected() {
    let issues = recordedIssues {
      let store = Counting.store()
      store.send(Counting.Add()) { $0.count = 1 }
      store.send(Counting.Add(amount: 2)) { $0.count = 3 }
      store.send(Counting.Nothing())
      #expect(store.state == Counting(count: 3))
      store.finish()
    }
    #expect(issues == [])
  }

  @Test func failsForAnotherChangeAndShowsTheDifference() {
    let issues = recordedIssues {
      let store = Counting.store()
      store.send(Counting.Add(amount: 2)) { $0.count = 3 }
    }
    #expect(
      issues == [
        "Add changed the state in another way than expected:\n\n  count: expected 3, is 2"
      ])
  }

  @Test func failsForAChangeThatIsNotExpected() {
    let issues = recordedIssues { Counting.store().send(Counting.Add()) }
    #expect(
      issues == [
        "Add changed the state, and no change was expected:\n\n  count: expected 0, is 1"
      ])
  }

  @Test func failsForAChangeThatDoesNotCome() {
    let issues = recordedIssues { Counting.store().send(Counting.Nothing()) { $0.count = 1 } }
    #expect(issues.count == 1)
  }

  @Test func goesOnFromTheTrueStateAfterAFailure() {
    let issues = recordedIssues {
      let store = Counting.store()
      store.send(Counting.Add()) { $0.count = 9 }
      store.send(Counting.Add()) { $0.count = 2 }
    }
    #expect(issues.count == 1)
  }

  @Test func whatThrowsInTheExpectedChangeFails() {
    struct Problem: Error {}
    let issues = recordedIssues { Counting.store().send(Counting.Add()) { _ in throw Problem() } }
    #expect(issues == ["The expected change of Add threw: Problem()"])
  }

  @Test func aThunkIsSentAndItsActionsAreReceived() {
    let issues = recordedIssues {
      let store = Counting.store([createThunkMiddleware()])
      store.send(
        Thunk<Counting> { dispatch, getState in
          dispatch(Counting.Add(amount: 5))
          dispatch(Counting.Rename(name: "\(getState()?.count ?? 0)"))
        })
      store.receive(Counting.Add(amount: 5)) { $0.count = 5 }
      store.receive(Counting.Rename.self) { $0.name = "5" }
      store.finish()
    }
    #expect(issues == [])
  }

  @Test func anActionThatMiddlewareReplacesIsTheOneSent() {
    let rename: Middleware<Counting> = { _, _ in
      { next in { next($0 is Counting.Nothing ? Counting.Add(amount: 7) : $0) } }
    }
    let issues = recordedIssues {
      let store = Counting.store([rename])
      store.send(Counting.Nothing()) { $0.count = 7 }
      store.finish()
    }
    #expect(issues == [])
  }

  @Test func whatMiddlewareDispatchesFirstIsReceivedAndNotSent() {
    let before: Middleware<Counting> = { dispatch, _ in
      { next in
        { action in
          if action is Counting.Echo { dispatch(Counting.Rename(name: "first")) }
          next(action)
        }
      }
    }
    let issues = recordedIssues {
      let store = Counting.store([before])
      store.send(Counting.Echo())
      store.receive(Counting.Rename(name: "first")) { $0.name = "first" }
      store.finish()
    }
    #expect(issues == [])
  }

  @Test func wantsWhatCameBeforeToBeReceivedFirst() {
    let issues = recordedIssues {
      let store = Counting.store([Counting.echo()])
      store.send(Counting.Echo(amount: 4))
      store.send(Counting.Add()) { $0.count = 5 }
      store.finish()
    }
    #expect(
      issues == [
        "Before Add is sent, 1 action of effects must be received:\n\n  Add(amount: 4)"
      ])
  }

  @Test func aPartialStoreAsksOnlyForWhatTheTestSays() {
    let issues = recordedIssues {
      let store = Counting.store([Counting.echo()], exhaustivity: .partial)
      store.send(Counting.Add())
      store.send(Counting.Rename(name: "x")) { $0.name = "x" }
      store.send(Counting.Echo())
      store.send(Counting.Add()) { $0.count = 3 }
      store.finish()
    }
    #expect(issues == [])
    let failing = recordedIssues {
      let store = Counting.store(exhaustivity: .partial)
      store.send(Counting.Add()) { $0.count = 2 }
    }
    #expect(failing.count == 1)
  }

  @Test func failuresAreAtTheLineOfTheStep() {
    let line = #line + 3
    withKnownIssue {
      let store = Counting.store()
      store.send(Counting.Add())
      store.finish()
    } matching: {
      $0.sourceLocation?.line == line && $0.sourceLocation?.fileID == #fileID
    }
  }
}
