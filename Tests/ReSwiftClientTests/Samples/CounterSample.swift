import ReSwift
import ReSwiftThunk
import Testing

// A client as the projects that use ReSwift 6 are written.

struct CounterState {
  var counter = 0
  var name = "none"
}

struct Increase: Action {
  let by: Int
}

class Rename: Action {
  var name: String
  init(name: String) { self.name = name }
}

func counterReducer(action: Action, state: CounterState?) -> CounterState {
  var state = state ?? CounterState()
  switch action {
  case let increase as Increase: state.counter += increase.by
  case let rename as Rename: state.name = rename.name
  default: break
  }
  return state
}

func logging(_ log: @escaping (String) -> Void) -> Middleware<CounterState> {
  return { dispatch, getState in
    return { next in
      return { action in
        log("\(type(of: action)) at \(getState()?.counter ?? -1)")
        next(action)
      }
    }
  }
}

@MainActor let countingMiddleware: Middleware<CounterState> = { dispatch, getState in
  return { next in
    return { action in next(action) }
  }
}

@MainActor
class ViewController {
  var title = ""
}

@MainActor
let mainStore = Store<CounterState>(
  reducer: counterReducer, state: nil, middleware: [createThunkMiddleware()])

class CounterViewController: ViewController, StoreSubscriber {
  let store = Store<CounterState>(
    reducer: counterReducer, state: nil, middleware: [createThunkMiddleware()])
  var shown: [Int] = []

  func appear() {
    store.subscribe(self) { subscription in
      subscription.select { state in state.counter }.skipRepeats()
    }
  }

  func disappear() {
    store.unsubscribe(self)
  }

  func newState(state: Int) {
    shown.append(state)
    title = "\(state)"
  }

  func increase() {
    store.dispatch(Increase(by: 1))
    store.dispatch { state, store in
      state.counter < 10 ? Increase(by: 2) : nil
    }
    store.dispatch(
      { state, store, callback in
        callback { _, _ in Increase(by: 3) }
      }, callback: { [weak self] state in self?.title = "done \(state.counter)" })
    store.dispatch(
      Thunk<CounterState> { dispatch, getState in
        dispatch(Rename(name: "after \(getState()?.counter ?? 0)"))
      })
  }
}

/// The form of ReSwift 3.
class NameViewController: ViewController, StoreSubscriber {
  typealias StoreSubscriberStateType = String

  var names: [String] = []

  func appear(_ store: Store<CounterState>) {
    store.subscribe(self) { state in state.name }
  }

  func newState(state: String) {
    names.append(state)
  }
}

/// A subscriber that belongs to no actor.
class WholeStateModel: StoreSubscriber {
  var states: [CounterState] = []
  weak var store: Store<CounterState>?

  init(_ store: Store<CounterState>) {
    self.store = store
    store.subscribe(self)
  }

  deinit {
    store?.unsubscribe(self)
  }

  func newState(state: CounterState) {
    states.append(state)
  }
}

@MainActor
@Suite("client of ReSwift")
struct CounterSampleTests {
  @Test("a controller gets what it selects")
  func selection() {
    let controller = CounterViewController()
    let names = NameViewController()
    let model = WholeStateModel(controller.store)
    controller.appear()
    names.appear(controller.store)
    controller.increase()
    #expect(controller.shown == [0, 1, 3, 6])
    #expect(names.names == ["none", "after 6"])
    #expect(model.states.map(\.counter) == [0, 1, 3, 6, 6])
    controller.disappear()
    controller.store.dispatch(Increase(by: 1))
    #expect(controller.shown == [0, 1, 3, 6])
  }
}
