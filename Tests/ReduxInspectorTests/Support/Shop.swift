import Foundation
import Redux

/// The app that the tests inspect.
struct Shop: Codable, Equatable {
  struct Item: Codable, Equatable {
    var name: String
    var count: Int
  }

  enum Shipping: String, Codable, Equatable {
    case pickUp, post
  }

  var items: [Item] = []
  var shipping = Shipping.pickUp
  var customer: String?
  var prices: [String: Double] = ["milk": 1.25, "bread": 2.5]
}

struct AddItem: Action, Codable {
  var name: String
  var count: Int
}

struct SetCustomer: Action, Codable {
  var name: String?
}

enum Ship: Action, Codable {
  case byPost
  case pickUp
}

/// An action that cannot be written down.
struct Look: Action {}

func shopReducer(_ action: any Action, _ state: Shop?) -> Shop {
  var state = state ?? Shop()
  switch action {
  case let action as AddItem:
    state.items.append(Shop.Item(name: action.name, count: action.count))
  case let action as SetCustomer: state.customer = action.name
  case let action as Ship: state.shipping = action == .byPost ? .post : .pickUp
  default: break
  }
  return state
}

var shopActions: ActionRegistry {
  var actions = ActionRegistry()
  actions.register(AddItem.self)
  actions.register(SetCustomer.self)
  actions.register(Ship.self)
  return actions
}
