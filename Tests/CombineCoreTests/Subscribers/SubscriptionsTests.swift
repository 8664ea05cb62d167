import Combine
import TestSupport
import Testing

@Suite("Subscriptions.empty")
struct SubscriptionsTests {
  @Test(.holds(9)) func isOneSharedInstanceThatDoesNothing() {
    let empty = Subscriptions.empty
    #expect(empty as AnyObject === Subscriptions.empty as AnyObject)
    #expect(empty.combineIdentifier == Subscriptions.empty.combineIdentifier)
    #expect(String(describing: empty) == "Empty")
    empty.request(.none)
    empty.request(.unlimited)
    empty.cancel()
  }
}
