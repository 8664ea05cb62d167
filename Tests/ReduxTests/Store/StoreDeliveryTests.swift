import Combine
import CombineTesting
import Foundation
import Redux
import Testing

@Suite("delivery of a store")
struct StoreDeliveryTests {
  /// Sends actions from several threads at once.
  private func storm(threads: Int = 4, _ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let done = Signal()
    for thread in 0..<threads {
      Thread.detachNewThread {
        for index in 0..<count { work(thread * count + index) }
        done.send()
      }
    }
    #expect(done.wait(count: threads))
  }

  @Test(
    "actions of several threads are reduced one at a time, and every state is delivered in order")
  func storm() {
    let store = tallyStore()
    let seen = Recording<Int>()
    let second = Recording<Tally>()
    store.subscribe(seen) { $0.select(\.count) }
    store.subscribe(second)
    storm(500) { _ in store.dispatch(Add()) }
    #expect(store.state.count == 2000)
    #expect(seen.states == Array(0...2000))
    #expect(second.states.map(\.count) == Array(0...2000))
  }

  @Test("each thread's actions keep their order")
  func orderPerThread() {
    struct Note: Action {
      let number: Int
    }
    let store = Store<[Int]>(
      state: [], deliverOn: .immediate,
      reducing: { state, action in if let note = action as? Note { state.append(note.number) } })
    storm(200) { store.dispatch(Note(number: $0)) }
    #expect(store.state.count == 800)
    for thread in 0..<4 {
      #expect(store.state.filter { $0 / 200 == thread } == Array(thread * 200..<(thread + 1) * 200))
    }
  }

  @Test("subscribing, unsubscribing, dispatching and reading on several threads")
  func everythingAtOnce() {
    let store = tallyStore([createThunkMiddleware()])
    let last = Recording<Int>()
    storm(200) { index in
      let subscriber = Recording<Int>(action: { count in
        if count % 50 == 1 { store.dispatch(SetName(name: "\(count)")) }
      })
      store.subscribe(subscriber) { $0.select(\.count) }
      store.dispatch(Add())
      store.dispatch(
        Thunk<Tally> { dispatch, getState in
          let before = getState()!.count
          dispatch(Add())
          #expect(getState()!.count > before)
        })
      _ = store.state.name
      let sink = store.publisher(for: \.name).sink { _ in }
      if index % 2 == 0 { store.unsubscribe(subscriber) }
      sink.cancel()
      store.run(.send(Add()).cancellable(id: index, cancelInFlight: true))
    }
    store.subscribe(last) { $0.select(\.count) }
    #expect(store.state.count == 2400)
    #expect(last.states == [2400])
    #expect(store.effectsInFlight == 0)
  }

  @Test("with a scheduler, states are delivered on it, in order, after dispatch has returned")
  func scheduler() {
    let scheduler = DispatchQueue.test
    let store = Store<Tally>(reducer: tallyReducer, state: Tally(), deliverOn: .on(scheduler))
    let seen = Recording<Int>(action: { if $0 == 2 { store.dispatch(Add(amount: 10)) } })
    var announced = 0
    let sink = store.objectWillChange.sink { announced += 1 }
    store.subscribe(seen) { $0.select(\.count) }
    store.dispatch(Add())
    store.dispatch(Add())
    #expect(store.state.count == 2)
    #expect(seen.states == [])
    #expect(announced == 0)
    scheduler.advance()
    #expect(seen.states == [0, 1, 2, 12])
    #expect(announced == 3)
    sink.cancel()
  }

  @Test("with a scheduler and without subscribers, changes are announced and nothing piles up")
  func announcements() {
    let scheduler = DispatchQueue.test
    let store = Store<Tally>(reducer: tallyReducer, state: Tally(), deliverOn: .on(scheduler))
    var announced = 0
    let sink = store.objectWillChange.sink { announced += 1 }
    for _ in 0..<10 { store.dispatch(Add()) }
    scheduler.advance()
    #expect(announced == 1)
    sink.cancel()
  }

  @Test("on the main thread, subscribers are called before dispatch returns")
  @MainActor
  func mainThread() async {
    let store = Store<Tally>(reducer: tallyReducer, state: Tally())
    let seen = Recording<Int>()
    store.subscribe(seen) { $0.select(\.count) }
    store.dispatch(Add())
    #expect(seen.states == [0, 1])
  }

  @Test("actions of other threads reach subscribers on the main thread, in order")
  @MainActor
  func hopping() async {
    let store = Store<Tally>(reducer: tallyReducer, state: Tally())
    var wereOnMain: [Bool] = []
    let seen = Recording<Int>(action: { _ in
      MainActor.preconditionIsolated()
      wereOnMain.append(true)
    })
    store.subscribe(seen) { $0.select(\.count) }
    await Task.detached {
      for _ in 0..<100 { store.dispatch(Add()) }
    }.value
    while seen.states.last != 100 { await Task.yield() }
    store.dispatch(Add())
    #expect(seen.states == Array(0...101))
    #expect(wereOnMain.count == 102)
  }

  @Test("the main thread's actions come after those that wait to be delivered there")
  @MainActor
  func catchingUp() async {
    let store = Store<Tally>(reducer: tallyReducer, state: Tally())
    let seen = Recording<Int>()
    store.subscribe(seen) { $0.select(\.count) }
    let done = Signal()
    Thread.detachNewThread {
      for _ in 0..<10 { store.dispatch(Add()) }
      done.send()
    }
    #expect(done.wait())
    store.dispatch(Add(amount: 5))
    #expect(seen.states == Array(0...10) + [15])
  }

  @Test("an action of another thread during a delivery runs after it, on the delivering thread")
  func queuedToTheDeliveringThread() {
    let store = tallyStore()
    let main = Thread.current
    let reducedOn = LockedBox<[Bool]>([])
    store.middleware = [
      { _, _ in
        { next in
          { action in
            reducedOn.withLock { $0.append(Thread.current == main) }
            next(action)
          }
        }
      }
    ]
    let seen = Recording<Int>(action: { count in
      guard count == 1 else { return }
      let done = Signal()
      Thread.detachNewThread {
        store.dispatch(Add(amount: 10))
        done.send()
      }
      #expect(done.wait())
      #expect(store.state.count == 1)
    })
    store.subscribe(seen) { $0.select(\.count) }
    store.dispatch(Add())
    #expect(seen.states == [0, 1, 11])
    #expect(reducedOn.withLock { $0 } == [true, true])
  }
}
