import Combine
import CombineTesting
import Observation
import SwiftUICore
import Testing

private final class Model: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
  let token: LifetimeTracker.Token?

  init(_ tracker: LifetimeTracker? = nil) {
    token = tracker?.token()
  }
}

private struct Observer: View {
  @ObservedObject var model: Model
  var body: some View { Text(verbatim: "name \(model.name)") }
}

private struct Holder: View {
  let tracker: LifetimeTracker
  @StateObject private var model: Model

  init(tracker: LifetimeTracker) {
    self.tracker = tracker
    _model = StateObject(wrappedValue: Model(tracker))
  }

  var body: some View {
    VStack {
      Observer(model: model)
      TextField("name", text: $model.name)
      Button("rename") { model.name = "b" }
    }
  }
}

@Observable
private final class Settings {
  var title = "t"
  var count = 0
}

@MainActor
@Suite("objects")
struct ObjectTests {
  @Test("an observed object's change evaluates the body once a flush")
  func observed() {
    let model = Model()
    let window = InMemoryWindow(Observer(model: model))
    model.name = "b"
    model.other = 1
    window.flush()
    #expect(window.text("name b") != nil)
    #expect(window.bodyCount(Observer.self) == 2)
  }

  @Test("another object is observed when the view gets another one")
  func exchange() {
    let first = Model()
    let second = Model()
    second.name = "second"
    let window = InMemoryWindow(Observer(model: first))
    window.show(Observer(model: second))
    #expect(window.text("name second") != nil)
    let count = window.bodyCount(Observer.self)
    first.name = "x"
    window.flush()
    #expect(window.bodyCount(Observer.self) == count)
    second.name = "y"
    window.flush()
    #expect(window.text("name y") != nil)
  }

  @Test("a state object is made once and goes with the view")
  func stateObject() {
    let tracker = LifetimeTracker()
    let window = InMemoryWindow(Holder(tracker: tracker))
    #expect(tracker.count == 1)
    window.show(Holder(tracker: tracker))
    #expect(tracker.count == 1)
    window.tap("rename")
    #expect(window.text("name b") != nil)
    window.type("typed", into: "name")
    #expect(window.text("name typed") != nil)
    window.close()
    #expect(tracker.count == 0)
  }

  @Test("an environment object reaches all views inside")
  func environmentObject() {
    struct Inner: View {
      @EnvironmentObject var model: Model
      var body: some View { Text(verbatim: "inner \(model.name)") }
    }
    struct Middle: View {
      var body: some View { Inner() }
    }
    let model = Model()
    let window = InMemoryWindow(Middle().environmentObject(model))
    model.name = "z"
    window.flush()
    #expect(window.text("inner z") != nil)
    #expect(window.bodyCount(Middle.self) == 1)
  }

  @Test("of an @Observable object only properties that were read evaluate a body")
  func observable() {
    struct Title: View {
      let settings: Settings
      var body: some View { Text(verbatim: settings.title) }
    }
    struct Count: View {
      @Bindable var settings: Settings
      var body: some View { Stepper("\(settings.count)", value: $settings.count) }
    }
    let settings = Settings()
    let window = InMemoryWindow(
      VStack {
        Title(settings: settings)
        Count(settings: settings)
      })
    settings.title = "u"
    window.flush()
    #expect(window.text("u") != nil)
    #expect(window.bodyCount(Title.self) == 2)
    #expect(window.bodyCount(Count.self) == 1)
    window.send(.increment, to: window.elements("stepper")[0])
    #expect(window.text("1") != nil)
    #expect(window.bodyCount(Title.self) == 2)
  }

  @Test("an @Observable object of the environment is found by its type")
  func observableEnvironment() {
    struct Inner: View {
      @Environment(Settings.self) private var settings
      @Environment(Settings.self) private var optional: Settings?
      var body: some View { Text(verbatim: settings.title + (optional == nil ? "-" : "+")) }
    }
    let settings = Settings()
    let window = InMemoryWindow(Inner().environment(settings))
    #expect(window.text("t+") != nil)
    settings.title = "u"
    window.flush()
    #expect(window.text("u+") != nil)
  }

  @Test("an object with its own objectWillChange is subscribed to when the view appears")
  func ownPublisher() {
    final class Loader: ObservableObject {
      @Published var image: Int?
      private(set) var loads = 0
      private(set) var cancels = 0
      lazy var objectWillChange: AnyPublisher<Int?, Never> = $image.handleEvents(
        receiveSubscription: { [weak self] _ in self?.loads += 1 },
        receiveCancel: { [weak self] in self?.cancels += 1 }
      ).eraseToAnyPublisher()
    }
    struct Poster: View {
      @ObservedObject var loader: Loader
      var body: some View { Text(verbatim: loader.image.map { "image \($0)" } ?? "none") }
    }
    let loader = Loader()
    let window = InMemoryWindow(Poster(loader: loader))
    #expect(loader.loads == 1)
    #expect(window.bodyCount(Poster.self) == 1)
    loader.image = 5
    window.flush()
    #expect(window.text("image 5") != nil)
    #expect(loader.loads == 1)
    window.close()
    #expect(loader.cancels == 1)
  }
}
