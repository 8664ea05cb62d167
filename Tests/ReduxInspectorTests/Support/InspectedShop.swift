import Foundation
import Redux
import ReduxInspector

/// A shop with an inspector.
struct InspectedShop {
  let store: Store<Shop>
  let travel: TimeTravel<Shop>
  let inspector: StoreInspector

  init(limit: Int = 100) throws {
    store = Store(reducer: shopReducer, state: Shop(), deliverOn: .immediate)
    travel = TimeTravel(store, limit: limit)
    inspector = try StoreInspector(travel, actions: shopActions)
  }

  /// Sends a request with the token and gives the status and the body.
  func ask(
    _ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:]
  ) throws -> (status: Int, body: Data) {
    var all = ["Authorization": "Bearer \(inspector.token)"]
    if body != nil { all["Content-Type"] = "application/json" }
    let answer = try RawRequest(
      method: method, path: path, headers: all.merging(headers) { $1 }, body: body ?? ""
    ).send(to: inspector.port)
    return (answer.status, answer.body)
  }

  /// Sends a request that succeeds and decodes its answer.
  func ask<Reply: Decodable>(
    _ method: String, _ path: String, _ body: String? = nil, as type: Reply.Type = Reply.self
  ) throws -> Reply {
    let (status, data) = try ask(method, path, body)
    guard status == 200 else { throw RawRequest.Failure("status \(status)") }
    return try JSONDecoder().decode(type, from: data)
  }
}
