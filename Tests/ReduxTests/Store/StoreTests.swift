import Redux
import Testing

@Suite("store")
struct StoreTests {
  struct Add: Action {
    let amount: Int
  }

  @Test("makes its state with the first action")
  func initialState() {
    let store = Store<Int>(
      reducer: { action, state in (state ?? 40) + ((action as? Add)?.amount ?? 0) }, state: nil,
      deliverOn: .immediate)
    #expect(store.state == 40)
    store.dispatch(Add(amount: 2))
    #expect(store.state == 42)
  }
}
