import Combine
import ReduxTesting

/// A state, actions and middleware to test test stores with.
struct Counting: Equatable {
  var count = 0
  var name = ""

  struct Add: Action, Equatable { var amount = 1 }
  struct Rename: Action, Equatable { var name: String }
  /// Answered with an `Add` by ``echo``.
  struct Echo: Action, Equatable { var amount = 1 }
  /// Answered with an `Add` by ``later(on:)``, after a second.
  struct Later: Action, Equatable { var amount = 1 }
  struct Nothing: Action, Equatable {}

  static func reduce(action: any Action, state: Counting?) -> Counting {
    var state = state ?? Counting()
    switch action {
    case let action as Add: state.count += action.amount
    case let action as Rename: state.name = action.name
    default: break
    }
    return state
  }

  /// Dispatches an `Add` for each `Echo`, after it has been reduced.
  static func echo() -> Middleware<Counting> {
    { dispatch, _ in
      { next in
        { action in
          next(action)
          if let action = action as? Echo { dispatch(Add(amount: action.amount)) }
        }
      }
    }
  }

  /// Dispatches an `Add` on `scheduler` a second after each `Later`.
  static func later<S: Scheduler>(on scheduler: S) -> Middleware<Counting> {
    { dispatch, _ in
      { next in
        { action in
          next(action)
          guard let action = action as? Later else { return }
          scheduler.schedule(
            after: scheduler.now.advanced(by: .seconds(1)), tolerance: .zero, options: nil
          ) { dispatch(Add(amount: action.amount)) }
        }
      }
    }
  }

  static func store(
    _ middleware: [Middleware<Counting>] = [], exhaustivity: Exhaustivity = .full
  ) -> TestStore<Counting> {
    TestStore(
      reducer: reduce, state: Counting(), middleware: middleware, exhaustivity: exhaustivity)
  }
}
