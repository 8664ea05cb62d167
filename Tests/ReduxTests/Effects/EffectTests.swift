import Combine
import CombineTesting
import Redux
import Testing

@Suite("effects")
struct EffectTests {
  let store = tallyStore()
  let scheduler = DispatchQueue.test

  @Test("a publisher's actions are dispatched until it completes")
  func publisher() {
    let subject = PassthroughSubject<Add, Never>()
    store.dispatch(Effect.publisher(subject))
    #expect(store.effectsInFlight == 1)
    subject.send(Add())
    subject.send(Add(amount: 2))
    #expect(store.state.count == 3)
    subject.send(completion: .finished)
    #expect(store.effectsInFlight == 0)
  }

  @Test("an effect passes the middleware and does not reach the reducer")
  func middleware() {
    var passed: [String] = []
    store.middleware = [
      { _, _ in
        { next in
          {
            passed.append("\(type(of: $0))"); next($0)
          }
        }
      }
    ]
    store.dispatch(Effect.send(Add()))
    #expect(passed == ["Effect", "Add"])
    store.run(.send(Add()))
    #expect(passed == ["Effect", "Add", "Add"])
    #expect(store.state.count == 2)
  }

  @Test("asynchronous work sends as it goes and can be waited for")
  func work() async {
    await store.run(
      .run { send in
        send(Add())
        await Task.yield()
        send(Add())
      }
    ).wait()
    #expect(store.state.count == 2)
    await store.run(.task { Add(amount: 10) }).wait()
    await store.run(.task { nil }).wait()
    #expect(store.state.count == 12)
    #expect(store.effectsInFlight == 0)
  }

  @Test("an effect does not cancel the one that it is a part of, whose identifier it shares")
  func sharedID() {
    func search(_ amount: Int) -> Effect {
      .send(Add(amount: amount))
        .cancellable(id: "search", cancelInFlight: true)
        .debounce(id: "search", for: .seconds(1), scheduler: scheduler)
    }
    store.dispatch(search(1))
    store.dispatch(search(2))
    scheduler.advance(by: .seconds(1))
    #expect(store.state.count == 2)
    #expect(store.effectsInFlight == 0)
  }

  @Test("what waits for an interval in vain may use the store as it goes")
  func releaseOfThrottled() {
    final class Guest {
      let onEnd: () -> Void
      init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    func effect(_ amount: Int, by guest: Guest?) -> Effect {
      Effect.publisher(
        Deferred {
          withExtendedLifetime(guest) {}
          return Just(Add(amount: amount))
        }
      )
      .throttle(id: "wheel", for: .seconds(1), scheduler: scheduler, latest: true)
    }
    let farewell = { [store] in store.dispatch(Effect.send(Add(amount: 100)).cancellable(id: "end"))
    }
    store.dispatch(effect(1, by: nil))
    store.dispatch(effect(2, by: Guest(onEnd: farewell)))
    store.dispatch(effect(4, by: nil))  // takes the place of the one that waits
    #expect(store.state.count == 101)
    store.dispatch(Effect.cancel(id: "wheel"))
    store.dispatch(effect(8, by: Guest(onEnd: farewell)))
    store.dispatch(Effect.cancel(id: "wheel"))
    scheduler.advance(by: .seconds(1))
    #expect(store.state.count == 201)
    #expect(store.effectsInFlight == 0)
  }

  @Test("effects are cancelled by id, and send nothing afterwards")
  func cancellation() {
    let first = PassthroughSubject<Add, Never>()
    let second = PassthroughSubject<Add, Never>()
    let other = PassthroughSubject<Add, Never>()
    store.dispatch(Effect.publisher(first).cancellable(id: "a"))
    store.dispatch(Effect.publisher(second).cancellable(id: "a"))
    store.dispatch(Effect.publisher(other).cancellable(id: 7))
    #expect(store.effectsInFlight == 3)
    store.dispatch(Effect.cancel(id: "a"))
    #expect(store.effectsInFlight == 1)
    for subject in [first, second, other] { subject.send(Add()) }
    #expect(store.state.count == 1)
  }

  @Test("an effect may replace what runs under its id")
  func replacing() {
    let first = PassthroughSubject<Add, Never>()
    let second = PassthroughSubject<Add, Never>()
    store.dispatch(Effect.publisher(first).cancellable(id: "a", cancelInFlight: true))
    store.dispatch(Effect.publisher(second).cancellable(id: "a", cancelInFlight: true))
    first.send(Add())
    second.send(Add(amount: 5))
    #expect(store.state.count == 5)
    #expect(store.effectsInFlight == 1)
  }

  @Test("cancelling a run ends it, its task and whoever waits for it")
  func cancellingARun() async {
    let isCancelled = Signal()
    let run = store.run(
      .run { send in
        await withTaskCancellationHandler {
          while !Task.isCancelled { await Task.yield() }
        } onCancel: {
          isCancelled.send()
        }
        send(Add())
      })
    run.cancel()
    await run.wait()
    #expect(isCancelled.wait())
    #expect(run.isOver)
    #expect(store.state.count == 0)
    #expect(store.effectsInFlight == 0)
  }

  @Test("merged effects run together, concatenated ones in turn")
  func combining() {
    let first = PassthroughSubject<Add, Never>()
    let second = PassthroughSubject<Add, Never>()
    let merged = store.run(.merge(.publisher(first), .publisher(second), .none))
    first.send(Add())
    second.send(Add())
    first.send(completion: .finished)
    #expect(!merged.isOver)
    second.send(completion: .finished)
    #expect(merged.isOver)
    #expect(store.state.count == 2)

    let third = PassthroughSubject<Add, Never>()
    let sequence = store.run(.concatenate(.publisher(third), .send(Add(amount: 10)), .none))
    #expect(store.state.count == 2)
    third.send(Add())
    third.send(completion: .finished)
    #expect(store.state.count == 13)
    #expect(sequence.isOver)
    #expect(store.run(.merge()).isOver)
    #expect(store.run(.concatenate()).isOver)
  }

  @Test("debounced effects start after quiet, and replace what waits or runs")
  func debounce() {
    let slow = PassthroughSubject<Add, Never>()
    func debounced(_ effect: Effect) -> Effect {
      effect.debounce(id: "d", for: .milliseconds(300), scheduler: scheduler)
    }
    store.dispatch(debounced(.send(Add(amount: 100))))
    scheduler.advance(by: .milliseconds(200))
    store.dispatch(debounced(.publisher(slow)))
    scheduler.advance(by: .milliseconds(200))
    #expect(store.effectsInFlight == 1)
    #expect(store.state.count == 0)
    scheduler.advance(by: .milliseconds(100))
    slow.send(Add())
    #expect(store.state.count == 1)
    store.dispatch(debounced(.send(Add(amount: 10))))
    slow.send(Add())
    #expect(store.state.count == 1)
    scheduler.advance(by: .milliseconds(300))
    #expect(store.state.count == 11)
    #expect(store.effectsInFlight == 0)
  }

  @Test(
    "throttled effects start at once, the latest at the interval's end", arguments: [true, false])
  func throttle(latest: Bool) {
    func send(_ amount: Int) {
      store.dispatch(
        Effect.send(Add(amount: amount)).throttle(
          id: "t", for: .seconds(1), scheduler: scheduler, latest: latest))
    }
    send(1)
    send(10)
    send(100)
    #expect(store.state.count == 1)
    scheduler.advance(by: .seconds(1))
    #expect(store.state.count == (latest ? 101 : 1))
    send(1000)
    #expect(store.state.count == (latest ? 101 : 1001))
    scheduler.advance(by: .seconds(5))
    #expect(store.state.count == (latest ? 1101 : 1001))
    #expect(store.effectsInFlight == 0)
    send(1)
    #expect(store.state.count == (latest ? 1102 : 1002))
  }

  @Test("a throttled effect that waits can be cancelled")
  func cancellingThrottled() {
    func send(_ amount: Int) {
      store.dispatch(
        Effect.send(Add(amount: amount)).throttle(
          id: "t", for: .seconds(1), scheduler: scheduler, latest: true))
    }
    send(1)
    send(10)
    store.dispatch(Effect.cancel(id: "t"))
    scheduler.advance(by: .seconds(2))
    #expect(store.state.count == 1)
    send(100)
    #expect(store.state.count == 101)
  }

  @Test("middleware makes effects of actions")
  func middlewareEffects() {
    store.middleware = [
      createEffectMiddleware { action, state in
        action is SetName ? .send(Add(amount: state!.name.count)) : nil
      }
    ]
    store.dispatch(SetName(name: "four"))
    #expect(store.state == Tally(count: 4, name: "four"))
  }

  @Test("effects end with their store and do not keep it")
  func release() {
    let tracker = LifetimeTracker()
    let subject = PassthroughSubject<Add, Never>()
    var cancelled = 0
    do {
      let token = tracker.token()
      let store = Store<Tally>(
        state: Tally(), deliverOn: .immediate, reducing: { _, _ in _ = token })
      store.run(.publisher(subject.handleEvents(receiveCancel: { cancelled += 1 })))
      subject.send(Add())
    }
    #expect(tracker.count == 0)
    #expect(cancelled == 1)
  }
}
