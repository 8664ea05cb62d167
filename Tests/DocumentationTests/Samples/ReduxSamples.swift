import Combine
import Redux
import Testing

struct Member: Equatable, Sendable, Identifiable {
  var id: String
  var name: String
}

struct MembersState: Equatable, Sendable {
  var members: [String: Member] = [:]
  var filter = ""
  var isLoading = false
}

struct ClubState: Equatable, Sendable {
  var membersState = MembersState()
  var title = "Club"
}

struct SetMember: Action {
  var member: Member
}

struct SetFilter: Action {
  var filter: String
}

struct SetLoading: Action {
  var isLoading: Bool
}

func clubReducer(action: any Action, state: ClubState?) -> ClubState {
  var state = state ?? ClubState()
  state.membersState = membersReducer(action: action, state: state.membersState)
  return state
}

func membersReducer(action: any Action, state: MembersState?) -> MembersState {
  var state = state ?? MembersState()
  switch action {
  case let action as SetMember: state.members[action.member.id] = action.member
  case let action as SetFilter: state.filter = action.filter
  case let action as SetLoading: state.isLoading = action.isLoading
  default: break
  }
  return state
}

@MainActor
final class MembersController: StoreSubscriber {
  let store: Store<ClubState>
  private(set) var names: [String] = []

  init(store: Store<ClubState>) {
    self.store = store
  }

  func viewWillAppear() {
    store.subscribe(self) { $0.select(\.membersState) }
  }

  func viewWillDisappear() {
    store.unsubscribe(self)
  }

  func newState(state: MembersState) {
    names = state.members.values.map(\.name).sorted()
  }
}

/// The form of ReSwift 3.
@MainActor
final class OldMembersController: StoreSubscriber {
  private(set) var count = 0

  func subscribe(to store: Store<ClubState>) {
    store.subscribe(self) { state in state.membersState }
  }

  func newState(state: MembersState) {
    count = state.members.count
  }
}

func reduceMembers(state: inout MembersState, action: any Action) {
  switch action {
  case let action as SetMember: state.members[action.member.id] = action.member
  case let action as SetFilter: state.filter = action.filter
  case let action as SetLoading: state.isLoading = action.isLoading
  default: break
  }
}

func makeClubStore() -> Store<ClubState> {
  Store(
    reducer: combineReducers(initial: ClubState(), scope(\.membersState, reduceMembers)),
    state: nil, middleware: [createThunkMiddleware(), createLoggingMiddleware()])
}

func makeVisibleNames() -> Selector<ClubState, [String]> {
  createSelector(\ClubState.membersState.members, \ClubState.membersState.filter) {
    members, filter in
    members.values.map(\.name).filter { $0.hasPrefix(filter) }.sorted()
  }
}

protocol MemberService: Sendable {
  func member(id: String) async throws -> Member
  func memberPublisher(id: String) -> AnyPublisher<Member, Never>
}

func fetchMember(id: String, from service: some MemberService) -> AsyncThunk<ClubState> {
  AsyncThunk(id: "member", cancelInFlight: true) { dispatch, getState in
    let isKnown = getState()?.membersState.members[id] != nil
    dispatch(SetLoading(isLoading: !isKnown))
    if isKnown { return }
    defer { dispatch(SetLoading(isLoading: false)) }
    dispatch(SetMember(member: try await service.member(id: id)))
  }
}

func show(_ id: String, in store: Store<ClubState>, from service: some MemberService) async throws {
  try await store.dispatch(fetchMember(id: id, from: service)).value
}

func search<S: Scheduler>(
  _ id: String, from service: some MemberService, on scheduler: S
) -> Effect {
  Effect.publisher(service.memberPublisher(id: id).map { SetMember(member: $0) })
    .debounce(id: "search", for: .milliseconds(300), scheduler: scheduler)
}

@Suite("Documentation of the store")
struct ReduxSamples {
  struct Service: MemberService {
    func member(id: String) async throws -> Member { Member(id: id, name: id.uppercased()) }
    func memberPublisher(id: String) -> AnyPublisher<Member, Never> {
      Just(Member(id: id, name: id.uppercased())).eraseToAnyPublisher()
    }
  }

  struct SilentService: MemberService {
    func member(id: String) async throws -> Member {
      try await Task.sleep(for: .seconds(1000))
      throw CancellationError()
    }
    func memberPublisher(id: String) -> AnyPublisher<Member, Never> {
      Empty(completeImmediately: false).eraseToAnyPublisher()
    }
  }

  @Test func theSamplesDoWhatTheySay() async throws {
    let store = Store<ClubState>(reducer: clubReducer, state: nil, deliverOn: .immediate)
    store.dispatch(SetMember(member: Member(id: "1", name: "Ada")))

    var counts: [Int] = []
    let cancellable = store.publisher(for: \.membersState.members.count)
      .sink { counts.append($0) }

    try await show("bo", in: store, from: Service())
    #expect(store.state.membersState.members["bo"]?.name == "BO")
    #expect(!store.state.membersState.isLoading)

    store.dispatch(search("cy", from: Service(), on: DispatchQueue.immediate))
    #expect(counts == [1, 2, 3])
    cancellable.cancel()

    store.dispatch(fetchMember(id: "never", from: SilentService()))
    while !store.state.membersState.isLoading { await Task.yield() }
    try await show("bo", in: store, from: Service())
    #expect(!store.state.membersState.isLoading)

    let visible = makeVisibleNames()
    #expect(visible(store.state) == ["Ada", "BO", "CY"])
    store.dispatch(SetFilter(filter: "B"))
    #expect(visible(store.state) == ["BO"])
  }

  @Test @MainActor func controllersShowWhatTheySelect() {
    let store = makeClubStore()
    let controller = MembersController(store: store)
    let old = OldMembersController()
    controller.viewWillAppear()
    old.subscribe(to: store)
    store.dispatch(SetMember(member: Member(id: "1", name: "Ada")))
    #expect(controller.names == ["Ada"])
    #expect(old.count == 1)
    controller.viewWillDisappear()
  }
}
