import Combine
import ReSwift
import Testing

// What tests and libraries around ReSwift do with its protocols.

/// A stand-in for the store.
final class FakeStore: DispatchingStoreType {
  var dispatched: [Action] = []

  func dispatch(_ action: Action) {
    dispatched.append(action)
  }
}

/// Wraps a store of any kind.
struct Dispatcher<S: StoreType> where S.State == CounterState {
  let store: S

  func increase() -> Int {
    store.dispatch(Increase(by: 1))
    store.dispatchFunction(Increase(by: 1))
    return store.state.counter
  }
}

class BlockSubscriber<S>: StoreSubscriber {
  typealias StoreSubscriberStateType = S
  private let block: (S) -> Void

  init(block: @escaping (S) -> Void) {
    self.block = block
  }

  func newState(state: S) {
    block(state)
  }
}

/// A store of its own kind.
class LoudStore: Store<CounterState>, @unchecked Sendable {
  var log: [String] = []

  required init(
    reducer: @escaping Reducer<CounterState>, state: CounterState?,
    middleware: [Middleware<CounterState>] = [], automaticallySkipsRepeats: Bool = true
  ) {
    super.init(
      reducer: reducer, state: state, middleware: middleware,
      automaticallySkipsRepeats: automaticallySkipsRepeats)
  }

  override func dispatch(_ action: Action) {
    log.append("\(type(of: action))")
    super.dispatch(action)
  }

  override func unsubscribe(_ subscriber: AnyStoreSubscriber) {
    log.append("unsubscribe")
    super.unsubscribe(subscriber)
  }
}

@MainActor
@Suite("protocols of ReSwift")
struct StoreTypeSampleTests {
  @Test("a stand-in takes actions")
  func fake() {
    let fake: DispatchingStoreType = FakeStore()
    fake.dispatch(Increase(by: 1))
    #expect((fake as? FakeStore)?.dispatched.count == 1)
  }

  @Test("a store is used by way of its protocol")
  func generic() {
    let store = Store(reducer: counterReducer, state: CounterState())
    #expect(Dispatcher(store: store).increase() == 2)
  }

  @Test("captured variables may change in middleware and in subscribers")
  func captures() {
    var seen: [Int] = []
    var actions = 0
    let counting: Middleware<CounterState> = { _, _ in
      { next in
        { action in
          actions += 1
          next(action)
        }
      }
    }
    let store = Store(reducer: counterReducer, state: nil, middleware: [counting])
    let subscriber = BlockSubscriber<Int> { seen.append($0) }
    let transform: ((ReSwift.Subscription<CounterState>) -> ReSwift.Subscription<Int>)? = {
      $0.select(\.counter)
    }
    store.subscribe(subscriber, transform: transform)
    store.dispatch(Increase(by: 2))
    #expect(seen == [0, 2])
    #expect(actions == 2)
  }

  @Test("a subclass may override what a store does")
  func subclass() {
    let store = LoudStore(reducer: counterReducer, state: CounterState())
    let subscriber = BlockSubscriber<CounterState> { _ in }
    store.subscribe(subscriber)
    store.dispatch(Increase(by: 1))
    store.unsubscribe(subscriber)
    #expect(store.log == ["Increase", "unsubscribe"])
    #expect(store.state.counter == 1)
  }

  @Test("the store publishes, too")
  func publishing() {
    let store = Store(reducer: counterReducer, state: CounterState())
    var counts: [Int] = []
    let cancellable = store.publisher(for: \.counter).sink { counts.append($0) }
    store.dispatch(Increase(by: 1))
    #expect(counts == [0, 1])
    cancellable.cancel()
  }
}
