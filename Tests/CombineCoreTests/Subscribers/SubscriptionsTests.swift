import Combine
import Testing

@Suite("Subscriptions.empty")
struct SubscriptionsTests {
  @Test func isOneSharedInstanceThatDoesNothing() {
    let empty = Subscriptions.empty
    #expect(empty as AnyObject === Subscriptions.empty as AnyObject)
    #expect(empty.combineIdentifier == Subscriptions.empty.combineIdentifier)
    #expect(String(describing: empty) == "Empty")
    empty.request(.none)
    empty.request(.unlimited)
    empty.cancel()
  }
}
