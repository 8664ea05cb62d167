import Foundation
import Redux
import ReduxInspector
import Testing

struct Basket: Codable, Equatable {
  var items: [String] = []
}

struct AddItem: Action, Codable {
  var name: String
}

func basketReducer(action: any Action, basket: Basket?) -> Basket {
  var basket = basket ?? Basket()
  if let action = action as? AddItem { basket.items.append(action.name) }
  return basket
}

@Suite("Documentation of time travel")
struct TimeTravelSamples {
  @MainActor @Test func theSamplesDoWhatTheySay() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "session-\(UInt64.random(in: .min ... .max)).json")
    defer { try? FileManager.default.removeItem(at: file) }

    let store = Store<Basket>(reducer: basketReducer, state: Basket())
    let travel = TimeTravel(store, limit: 200)
    store.dispatch(AddItem(name: "milk"))
    store.dispatch(AddItem(name: "bread"))
    travel.stepBack()  // the basket holds milk
    travel.stepForward()  // and bread again
    travel.jump(to: 0)  // the basket is empty

    #expect(store.state == Basket())
    travel.stepForward()
    #expect(store.state.items == ["milk"])
    travel.stepForward()
    #expect(store.state.items == ["milk", "bread"])

    var actions = ActionRegistry()
    actions.register(AddItem.self)
    let session = try travel.session(actions: actions, includingStates: true)
    try session.data().write(to: file)

    let recorded = try TimeTravelSession<Basket>(data: Data(contentsOf: file))
    let differing = try travel.open(recorded, actions: actions)
    #expect(differing == [])

    let inspector = try StoreInspector(travel, actions: actions)
    print(inspector.url)  // http://127.0.0.1:43117/?token=…
    inspector.stop()
  }
}
