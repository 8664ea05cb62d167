import Combine
import CombineTesting
import TestSupport
import Testing

private class Manual: ObservableObject {
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

/// Objects without any `@Published` property.
@Suite("ObservableObject without @Published")
struct UnpublishedObjectsTests {
  @Test(.holds(271)) func sendingByHandReachesTheSubscribers() {
    let object = Manual()
    var seen: [Int] = []
    let cancellable = object.objectWillChange.sink { seen.append(object.value) }
    object.value = 1
    object.value = 2
    #expect(seen == [0, 1])
    cancellable.cancel()
  }

  @Test(.holds(271)) func thePublisherIsTheSameAtEachAccessAndEachObjectHasItsOwn() {
    let object = Manual()
    let other = Manual()
    let publisher = object.objectWillChange
    #expect(publisher === object.objectWillChange)
    #expect(publisher !== other.objectWillChange)
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    other.value = 1
    #expect(count == 0)
    cancellable.cancel()
  }

  @Test func subscribersThatWentLeaveThePublisherToTheOthers() {
    let object = Manual()
    var count = 0
    object.objectWillChange.sink {}.cancel()
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.objectWillChange.sink {}.cancel()
    object.value = 1
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func nothingIsKeptAlive() {
    weak var object: Manual?
    weak var publisher: ObservableObjectPublisher?
    do {
      let made = Manual()
      object = made
      publisher = made.objectWillChange
      #expect(publisher == nil)  // nobody holds it
      let held = made.objectWillChange
      publisher = held
      #expect(made.objectWillChange === held)
    }
    #expect(object == nil)
    #expect(publisher == nil)
  }

  @Test func aNewObjectAtAnOldAddressGetsAPublisherOfItsOwn() {
    var held: [ObservableObjectPublisher] = []
    var addresses = Set<ObjectIdentifier>()
    var wasReused = false
    for _ in 0..<1000 {
      let object = Manual()
      if !addresses.insert(ObjectIdentifier(object)).inserted { wasReused = true }
      let publisher = object.objectWillChange
      #expect(!held.contains { $0 === publisher })
      #expect(object.objectWillChange === publisher)
      held.append(publisher)
    }
    #expect(wasReused)
  }

  @Test func aDyingObjectMayStillSend() {
    final class Dying: ObservableObject {
      deinit { objectWillChange.send() }
    }
    var count = 0
    var object: Dying? = Dying()
    let cancellable = object?.objectWillChange.sink { count += 1 }
    object = nil
    #expect(count <= 1)
    cancellable?.cancel()
  }

  @Test func manyThreadsFindOnePublisher() {
    for _ in 0..<100 {
      // The publisher may be asked for on any thread.
      nonisolated(unsafe) let object = Manual()
      // Each iteration writes its own element.
      nonisolated(unsafe) var found = [ObservableObjectPublisher?](repeating: nil, count: 8)
      found.withUnsafeMutableBufferPointer { buffer in
        nonisolated(unsafe) let found = buffer
        DispatchQueue.concurrentPerform(iterations: 8) { index in
          found[index] = object.objectWillChange
        }
      }
      #expect(Set(found.map { ObjectIdentifier($0!) }).count == 1)
    }
  }

  @Test func manyThreadsMakeAndDropObjectsAndPublishers() {
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        let object = Manual()
        var count = 0
        let cancellable = object.objectWillChange.sink { count += 1 }
        object.value = 1
        #expect(count == 1)
        cancellable.cancel()
      }
    }
  }
}
