import Foundation
import Redux
import Testing

@testable import ReduxInspector

@Suite("StoreInspector, interface")
struct InspectorInterfaceTests {
  let shop = try! InspectedShop()

  private var session: SessionReply {
    get throws { try shop.ask("GET", "/api/session") }
  }

  private func refusal(_ path: String, _ body: String) throws -> String {
    let (status, data) = try shop.ask("POST", path, body)
    let error = try JSONDecoder().decode([String: String].self, from: data)["error"]
    return "\(status) \(error ?? "")"
  }

  private func command(_ body: String) throws {
    let _: [String: Int] = try shop.ask("POST", "/api/command", body)
  }

  @Test func listsTheSteps() throws {
    shop.store.dispatch(AddItem(name: "milk", count: 2))
    shop.store.dispatch(Look())
    let session = try session
    #expect(session.steps.map(\.type) == ["AddItem", "Look"])
    #expect(session.steps.map(\.id) == [1, 2])
    #expect(session.steps[0].text == #"AddItem(name: "milk", count: 2)"#)
    #expect(session.steps[0].payload == ["name": "milk", "count": 2])
    #expect(session.steps.map(\.isRegistered) == [true, false])
    #expect(session.currentID == 2)
    #expect(session.actionTypes == ["AddItem", "SetCustomer", "Ship"])
    #expect(session.canExport)
    #expect(session.limit == 100)
  }

  @Test func showsTheStateOfAStepAndWhatItChanged() throws {
    shop.store.dispatch(AddItem(name: "milk", count: 2))
    shop.store.dispatch(SetCustomer(name: "Ada"))
    let step: StepReply = try shop.ask("GET", "/api/steps/2")
    #expect(step.differences.map(\.description) == [#"customer: nil → "Ada""#])
    #expect(step.state[["items", "0", "name"]]?.text == "milk")
    #expect(step.action?.type == "SetCustomer")
    let base: StepReply = try shop.ask("GET", "/api/steps/0")
    #expect(base.action == nil)
    #expect(base.differences == [])
    #expect(try shop.ask("GET", "/api/steps/9").status == 404)
    #expect(try shop.ask("GET", "/api/steps/x").status == 404)
  }

  @Test func travels() throws {
    shop.store.dispatch(AddItem(name: "milk", count: 2))
    shop.store.dispatch(AddItem(name: "bread", count: 1))
    shop.store.dispatch(SetCustomer(name: "Ada"))
    try command(#"{"command": "stepBack"}"#)
    #expect(shop.store.state.customer == nil)
    try command(#"{"command": "jump", "step": 0}"#)
    #expect(shop.store.state == Shop())
    try command(#"{"command": "stepForward"}"#)
    #expect(shop.store.state.items.count == 1)
    try command(#"{"command": "jump", "step": 3}"#)
    try command(#"{"command": "skip", "step": 1}"#)
    #expect(shop.store.state.items.map(\.name) == ["bread"])
    try command(#"{"command": "skip", "step": 1, "on": false}"#)
    try command(#"{"command": "move", "step": 1, "index": 1}"#)
    #expect(shop.store.state.items.map(\.name) == ["bread", "milk"])
    try command(#"{"command": "skip", "step": 2}"#)
    try command(#"{"command": "sweep"}"#)
    #expect(try session.steps.map(\.id) == [1, 3])
    try command(#"{"command": "commit"}"#)
    #expect(try session.steps == [])
    shop.store.dispatch(Ship.byPost)
    try command(#"{"command": "rollBack"}"#)
    #expect(shop.store.state.shipping == .pickUp)
    #expect(shop.store.state.customer == "Ada")
    try command(#"{"command": "reset"}"#)
    #expect(shop.store.state == Shop())
  }

  @Test func switches() throws {
    try command(#"{"command": "pause"}"#)
    try command(#"{"command": "lock", "on": true}"#)
    try command(#"{"command": "keepLaterSteps"}"#)
    let on = try session
    #expect([on.isPaused, on.isLocked, on.keepsLaterSteps] == [true, true, true])
    try command(#"{"command": "pause", "on": false}"#)
    try command(#"{"command": "lock", "on": false}"#)
    try command(#"{"command": "keepLaterSteps", "on": false}"#)
    let off = try session
    #expect([off.isPaused, off.isLocked, off.keepsLaterSteps] == [false, false, false])
  }

  @Test func badCommandsAreExplained() throws {
    #expect(
      try refusal("/api/command", "{}").hasPrefix(
        "400 No command: 'command' is missing. Commands are jump, stepBack, "))
    #expect(try refusal("/api/command", #"{"command": "fly"}"#).contains("fly"))
    #expect(try refusal("/api/command", #"{"command": "jump"}"#) == "404 Which step?")
    #expect(
      try refusal("/api/command", #"{"command": "jump", "step": 5}"#) == "404 There is no step 5")
    #expect(
      try refusal("/api/command", #"{"command": "skip", "step": 0}"#) == "404 There is no step 0")
  }

  @Test func dispatches() throws {
    let _: [String: Int] = try shop.ask(
      "POST", "/api/dispatch",
      #"{"type": "AddItem", "payload": {"name": "<b>milk</b>", "count": 3}}"#)
    #expect(shop.store.state.items == [Shop.Item(name: "<b>milk</b>", count: 3)])
    let _: [String: Int] = try shop.ask(
      "POST", "/api/dispatch", #"{"type": "SetCustomer"}"#)
    #expect(try session.steps.map(\.type) == ["AddItem", "SetCustomer"])
  }

  @Test func badActionsAreExplained() throws {
    #expect(try refusal("/api/dispatch", "{").hasPrefix("400 The given data was not valid JSON"))
    #expect(try refusal("/api/dispatch", "{}") == "400 'type' is missing")
    #expect(
      try refusal("/api/dispatch", #"{"type": "Buy"}"#)
        == "400 No action is called Buy; there are AddItem, SetCustomer, Ship")
    #expect(
      try refusal("/api/dispatch", #"{"type": "AddItem", "payload": {"name": "milk"}}"#)
        == "400 AddItem has another payload: 'count' is missing")
    #expect(
      try refusal("/api/dispatch", #"{"type": "AddItem", "payload": {"name": 1, "count": 1}}"#)
        == "400 AddItem has another payload: String is expected at name")
    #expect(shop.store.state == Shop())
  }

  /// Whatever is sent, the app goes on.
  @Test func hostileTextIsHarmless() throws {
    shop.store.dispatch(AddItem(name: "milk", count: 1))
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    func deep(_ depth: Int) -> String {
      String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    }
    let payloads =
      [100, 500, 510, 511, 10_000].flatMap { [nested($0), deep($0)] }
      + [
        "1e400", "-1e400", "123456789012345678901234567890", "\"\\ud800\"", "\"\\u0000\"",
        "[1e400]",
      ]
    for payload in payloads {
      _ = try refusal("/api/dispatch", #"{"type": "AddItem", "payload": \#(payload)}"#)
      _ = try refusal("/api/command", #"{"command": "jump", "step": \#(payload)}"#)
      _ = try refusal("/api/import", #"{"format": 1, "base": \#(payload)}"#)
    }
    for number in [Int.min, -1, Int.max] {
      _ = try shop.ask(
        "POST", "/api/command", #"{"command": "move", "step": 1, "index": \#(number)}"#)
      for name in ["jump", "skip", "move"] {
        #expect(
          try refusal("/api/command", #"{"command": "\#(name)", "step": \#(number)}"#)
            == "404 There is no step \(number)")
      }
      #expect(try shop.ask("GET", "/api/steps/\(number)").status == 404)
    }
    for path in [
      "/api/steps/", "/api/steps/x", "/api/steps/1/2", "/api/steps/99999999999999999999",
    ] {
      #expect(try shop.ask("GET", path).status == 404)
    }
    #expect(shop.store.state.items.count == 1)
  }

  @Test func exportsAndImports() throws {
    shop.store.dispatch(AddItem(name: "milk", count: 2))
    shop.store.dispatch(Ship.byPost)
    let (status, file) = try shop.ask("GET", "/api/export")
    #expect(status == 200)
    let other = try InspectedShop()
    let reply: [String: [Int]] = try other.ask(
      "POST", "/api/import", String(decoding: file, as: UTF8.self))
    #expect(reply == ["differences": []])
    #expect(other.store.state == shop.store.state)
    #expect(other.travel.snapshot.steps.count == 2)
  }

  @Test func badFilesAreExplained() throws {
    #expect(
      try refusal("/api/import", "{}")
        == "400 This is no session of this app: 'format' is missing")
    shop.store.dispatch(Look())
    #expect(try shop.ask("GET", "/api/export").status == 409)
  }

  @Test func aStateThatIsNotCodableHasNoFiles() throws {
    struct Opaque {
      var number = 1
    }
    let store = Store<Opaque>(
      reducer: { _, state in state ?? Opaque() }, state: Opaque(), deliverOn: .immediate)
    let inspector = try StoreInspector(TimeTravel(store))
    let headers = ["Authorization": "Bearer \(inspector.token)"]
    let answer = try RawRequest(path: "/api/session", headers: headers).send(to: inspector.port)
    #expect(try !JSONDecoder().decode(SessionReply.self, from: answer.body).canExport)
    let export = try RawRequest(path: "/api/export", headers: headers).send(to: inspector.port)
    #expect(export.status == 409)
  }

  @Test func aStoreThatIsGoneIsSaid() throws {
    var store: Store<Shop>? = Store(reducer: shopReducer, state: Shop(), deliverOn: .immediate)
    let inspector = try StoreInspector(TimeTravel(store!), actions: shopActions)
    store = nil
    let answer = try RawRequest(
      method: "POST", path: "/api/dispatch",
      headers: [
        "Authorization": "Bearer \(inspector.token)", "Content-Type": "application/json",
      ], body: #"{"type": "SetCustomer"}"#
    ).send(to: inspector.port)
    #expect(answer.status == 409)
  }

  @Test func manyAskWhileTheAppIsAtWork() throws {
    let shop = shop
    DispatchQueue.concurrentPerform(iterations: 100) { index in
      switch index % 4 {
      case 0: shop.store.dispatch(AddItem(name: "milk", count: index))
      case 1: _ = try? shop.ask("GET", "/api/session")
      case 2: _ = try? shop.ask("POST", "/api/command", #"{"command": "stepBack"}"#)
      default: _ = try? shop.ask("GET", "/api/steps/\(index / 4)")
      }
    }
    #expect(shop.travel.snapshot.state == shop.store.state)
  }
}
