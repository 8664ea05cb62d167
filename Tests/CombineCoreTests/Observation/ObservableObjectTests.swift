import Combine
import CombineTesting
import TestSupport
import Testing

@Suite("ObservableObject")
struct ObservableObjectTests {
  @Test(.holds(261)) func firesBeforeThePublisherAndTheChange() {
    final class Model: ObservableObject {
      @Published var value = 0
    }
    let model = Model()
    var log: [String] = []
    let cancellables = [
      model.$value.sink { log.append("value \($0), was \(model.value)") },
      model.objectWillChange.sink { log.append("will change from \(model.value)") },
    ]
    model.value = 1
    #expect(log == ["value 0, was 0", "will change from 0", "value 1, was 0"])
    withExtendedLifetime(cancellables) {}
  }

  @Test(.holds(270)) func everyPropertyOfTheClassAndItsSuperclassesFires() {
    class Plain {
      @Published var plain = 0
      var unpublished = "text"
    }
    class Generic<Value>: Plain {
      var padding: (Bool, Value)
      @Published var generic: Value

      init(_ value: Value) {
        padding = (true, value)
        generic = value
      }
    }
    class Middle: Generic<[String]>, ObservableObject {
      @Published var optional: Int?
      weak var weakReference: Plain?
    }
    final class Last: Middle {
      @Published var last = 1.5
      lazy var delayed = 3
    }
    let object = Last(["a"])
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.plain = 1
    #expect(count == 1)
    object.generic.append("b")
    #expect(count == 2)
    object.optional = 2
    #expect(count == 3)
    object.last = 2.5
    #expect(count == 4)
    object.unpublished = "other"
    object.delayed = 4
    #expect(count == 4)
    #expect(object.generic == ["a", "b"])
    cancellable.cancel()
  }

  @Test(.holds(270)) func instancesOfOneGenericClassKeepTheirOwnLayouts() {
    final class Box<Value>: ObservableObject {
      var first: Value
      @Published var second: Value

      init(_ value: Value) {
        first = value
        second = value
      }
    }
    func changes<Value>(_ value: Value) -> Int {
      let box = Box(value)
      var count = 0
      let cancellable = box.objectWillChange.sink { count += 1 }
      box.second = value
      box.first = value
      return withExtendedLifetime(cancellable) { count }
    }
    #expect(changes(UInt8(1)) == 1)
    #expect(changes("a text that does not fit into a word or two") == 1)
    #expect(changes((1, 2.0, true)) == 1)
  }

  @Test(.holds(270)) func thePublisherIsTheSameAtEachAccess() {
    class Base: ObservableObject {
      @Published var a = 0
    }
    final class Derived: Base {
      @Published var b = 0
    }
    let object = Derived()
    let publisher = object.objectWillChange
    #expect(publisher === object.objectWillChange)
    #expect(publisher === (object as Base).objectWillChange)
    #expect(publisher !== Derived().objectWillChange)
  }

  @Test(.holds(272)) func aStoredPublishedConstantTakesPart() {
    final class Model: ObservableObject {
      let constant = Published(initialValue: 1)
    }
    let model = Model()
    #expect(model.objectWillChange === model.objectWillChange)
    var projected = model.constant.projectedValue
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }
    Just(2).assign(to: &projected)
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test(.holds(273)) func anObjectsOwnPublisherGetsNoAutomaticSends() {
    final class Manual: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @Published var value = 0
    }
    final class Other: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
      @Published var value = 0
    }
    let manual = Manual()
    let other = Other()
    var count = 0
    let cancellables = [
      manual.objectWillChange.sink { count += 1 },
      other.objectWillChange.sink { count += $0 },
    ]
    manual.value = 1
    other.value = 1
    #expect(count == 0)
    manual.objectWillChange.send()
    other.objectWillChange.send(10)
    #expect(count == 11)
    withExtendedLifetime(cancellables) {}
  }

  @Test func anObjectMayBeReachedThroughAnExistentialOrAGenericFunction() {
    final class Model: ObservableObject {
      @Published var value = 0
    }
    func subscribe<Object: ObservableObject>(_ object: Object, _ body: @escaping () -> Void)
      -> AnyCancellable
    {
      object.objectWillChange.sink { _ in body() }
    }
    let model = Model()
    var count = 0
    let cancellable = subscribe(model) { count += 1 }
    model.value = 1
    #expect(count == 1)
    cancellable.cancel()
  }

  @MainActor
  private final class Screen: ObservableObject {
    @Published var title = ""
    @Published private(set) var items: [Int] = []

    func load() {
      items.append(items.count)
      Just("loaded").assign(to: &$title)
    }
  }

  @MainActor
  @Test func aMainActorClassIsObserved() {
    let screen = Screen()
    var log: [String] = []
    let cancellables = [
      screen.objectWillChange.sink { log.append("change") },
      screen.$items.sink { log.append("items \($0)") },
      screen.$title.sink { log.append("title \($0)") },
    ]
    screen.load()
    #expect(log == ["items []", "title ", "change", "items [0]", "change", "title loaded"])
    withExtendedLifetime(cancellables) {}
  }
}
