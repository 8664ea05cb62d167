import Combine
import CombineExtras
import CombineTesting
import Testing

@Suite("assign with ownership and to several")
struct AssignOwnershipTests {
  private final class Label {
    var text = ""
    let token: LifetimeTracker.Token?

    init(_ tracker: LifetimeTracker? = nil) {
      token = tracker?.token()
    }
  }

  private let source = PassthroughSubject<String, Never>()

  @Test func aStrongObjectIsKeptUntilTheCancel() {
    let tracker = LifetimeTracker()
    let cancellable = source.assign(to: \.text, on: Label(tracker), ownership: .strong)
    #expect(tracker.count == 1)
    cancellable.cancel()
    #expect(tracker.count == 0)
  }

  @Test(arguments: [ObjectOwnership.weak, .unowned])
  func anObjectThatIsNotOwnedIsNotKept(_ ownership: ObjectOwnership) {
    let tracker = LifetimeTracker()
    var label: Label? = Label(tracker)
    let cancellable = source.assign(to: \.text, on: label!, ownership: ownership)
    source.send("a")
    #expect(label?.text == "a")
    if ownership == .unowned { cancellable.cancel() }
    label = nil
    #expect(tracker.count == 0)
    source.send("b")
    withExtendedLifetime(cancellable) {}
  }

  @Test func assignsToSeveral() {
    let labels = (0..<3).map { _ in Label() }
    let two = source.assign(to: \.text, on: labels[0], and: \.text, on: labels[1])
    source.send("a")
    #expect(labels.map(\.text) == ["a", "a", ""])
    two.cancel()
    let three = source.assign(
      to: \.text, on: labels[0], and: \.text, on: labels[1], and: \.text, on: labels[2],
      ownership: .weak)
    source.send("b")
    #expect(labels.map(\.text) == ["b", "b", "b"])
    withExtendedLifetime(three) {}
  }
}
