import Combine
import CombineTesting
import Redux
import Testing

@Suite("thunks")
struct AsyncThunkTests {
  struct Refused: Error {}

  @Test("a thunk gets dispatch and getState and never reaches the reducer")
  func thunk() {
    let store = tallyStore([createThunkMiddleware()])
    var counts: [Int] = []
    store.dispatch(
      Thunk<Tally> { dispatch, getState in
        dispatch(Add())
        counts.append(getState()!.count)
        dispatch(Thunk<Tally> { dispatch, _ in dispatch(Add()) })
        counts.append(getState()!.count)
      })
    #expect(counts == [1, 2])
  }

  @Test("a thunk on another thread sees what it dispatches")
  func thunkOffMain() async {
    let store = tallyStore([createThunkMiddleware()])
    let seen = await Task.detached {
      store.dispatch(Thunk<Tally> { dispatch, _ in dispatch(Add()) })
      return store.state.count
    }.value
    #expect(seen == 1)
  }

  @Test("an asynchronous thunk is awaited and throws what it throws")
  func awaiting() async throws {
    let store = tallyStore()
    try await store.dispatch(
      AsyncThunk { dispatch, getState in
        dispatch(Add())
        await Task.yield()
        #expect(getState()?.count == 1)
        dispatch(Add())
      }
    ).value
    #expect(store.state.count == 2)
    await #expect(throws: Refused.self) {
      try await store.dispatch(AsyncThunk { _, _ in throw Refused() }).value
    }
    #expect(store.effectsInFlight == 0)
  }

  @Test("thunks are chained by awaiting one inside another")
  func chaining() async throws {
    let store = tallyStore()
    let inner = AsyncThunk<Tally> { dispatch, _ in
      await Task.yield()
      dispatch(Add(amount: 5))
    }
    try await store.dispatch(
      AsyncThunk { dispatch, getState in
        try await dispatch(inner).value
        dispatch(Add(amount: getState()!.count))
      }
    ).value
    #expect(store.state.count == 10)
  }

  @Test("cancelling the task or the id cancels the thunk")
  func cancelling() async {
    let store = tallyStore()
    let waiting = AsyncThunk<Tally>(id: "w", cancelInFlight: true) { dispatch, _ in
      while !Task.isCancelled { await Task.yield() }
      dispatch(Add())
    }
    let first = store.dispatch(waiting)
    let second = store.dispatch(waiting)
    await #expect(throws: CancellationError.self) { try await first.value }
    store.dispatch(Effect.cancel(id: "w"))
    await #expect(throws: CancellationError.self) { try await second.value }
    let third = store.dispatch(waiting)
    third.cancel()
    await #expect(throws: CancellationError.self) { try await third.value }
    #expect(store.state.count == 0)
    #expect(store.effectsInFlight == 0)
  }

  @Test("a thunk that middleware keeps back ends as cancelled")
  func keptBack() async {
    let store = tallyStore([{ _, _ in { _ in { _ in } } }])
    await #expect(throws: CancellationError.self) {
      try await store.dispatch(AsyncThunk { _, _ in }).value
    }
  }

  @Test("a thunk dispatched as any action runs too")
  func erased() async throws {
    let store = tallyStore()
    let listeners = ActionListeners<Tally>()
    store.middleware = [listeners.middleware]
    async let added = listeners.next(Add.self)
    let action: any Action = AsyncThunk<Tally> { dispatch, _ in
      while true {
        dispatch(Add())
        try Task.checkCancellation()
        await Task.yield()
      }
    }
    store.dispatch(action)
    _ = try await added
    #expect(store.state.count > 0)
  }
}
