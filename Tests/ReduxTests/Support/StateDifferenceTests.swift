import Foundation
import Redux
import Testing

@Suite("state trees and differences")
struct StateDifferenceTests {
  struct User: Equatable {
    var name: String
    var age: Int?
  }

  enum Phase: Equatable {
    case idle
    case loading(String)
    case failed(code: Int, text: String)
  }

  struct State {
    var users: [Int: User] = [:]
    var list: [String] = []
    var tags: Set<String> = []
    var phase = Phase.idle
    var date = Date(timeIntervalSince1970: 0)
  }

  final class Node {
    var next: Node?
    var name = "node"
  }

  @Test("a tree names each part, in a defined order")
  func tree() throws {
    let state = State(
      users: [2: User(name: "b"), 1: User(name: "a", age: 3)], list: ["x"], tags: ["q", "p"],
      phase: .failed(code: 4, text: "no"))
    let tree = StateTree(state)
    #expect(tree.kind == .record)
    #expect(tree.type == "State")
    #expect(tree.children.map(\.label) == ["users", "list", "tags", "phase", "date"])
    #expect(tree[["users"]]?.kind == .map)
    #expect(tree[["users"]]?.children.map(\.label) == ["1", "2"])
    #expect(tree[["users", "1", "age"]]?.text == "3")
    #expect(tree[["users", "2", "age"]]?.kind == StateTree.Kind.none)
    #expect(tree[["list", "0"]]?.text == "x")
    #expect(tree[["tags"]]?.children.map(\.tree.text) == ["p", "q"])
    #expect(tree[["phase"]]?.kind == .choice)
    #expect(tree[["phase"]]?.text == "failed")
    #expect(tree[["phase", "failed", "code"]]?.text == "4")
    #expect(tree[["date"]]?.kind == .value)
    let decoded = try JSONDecoder().decode(StateTree.self, from: JSONEncoder().encode(tree))
    #expect(decoded == tree)
  }

  @Test("an object inside itself does not go on for ever")
  func cycle() {
    let node = Node()
    node.next = node
    let tree = StateTree(node)
    #expect(tree[["next"]]?.children == [])
    #expect(tree[["name"]]?.text == "node")
    node.next = nil
  }

  @Test("differences say what changed, what came and what went")
  func differences() {
    let old = State(
      users: [1: User(name: "a"), 2: User(name: "b")], list: ["x", "y"], tags: ["p"],
      phase: .loading("one"))
    let new = State(
      users: [1: User(name: "c"), 3: User(name: "d")], list: ["x", "z", "w"], tags: ["q"],
      phase: .loading("two"))
    let found = StateDifference.between(old, new).map(\.description)
    #expect(
      found == [
        #"users["1"].name: "a" → "c""#,
        #"users["2"]: - User(name: "b", age: nil)"#,
        #"users["3"]: + User(name: "d", age: nil)"#,
        #"list[1]: "y" → "z""#,
        #"list[2]: + "w""#,
        #"tags{"p"}: - "p""#,
        #"tags{"q"}: + "q""#,
        #"phase.loading: "one" → "two""#,
      ])
    #expect(StateTree(new).differences(from: StateTree(old)).map(\.description) == found)
  }

  @Test("equal states have no difference, other cases and whole states one")
  func wholes() {
    #expect(StateDifference.between(State(), State()).isEmpty)
    #expect(StateDifference.between(1, 2).map(\.description) == ["state: 1 → 2"])
    #expect(
      StateDifference.between(Phase.idle, Phase.loading("x")).map(\.description)
        == [#"state: idle → loading("x")"#])
    #expect(
      StateDifference.between(User(name: "a", age: nil), User(name: "a", age: 1)).map(\.path)
        == ["age"])
  }
}
