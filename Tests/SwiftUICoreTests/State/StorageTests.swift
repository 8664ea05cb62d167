import Foundation
import SwiftUICore
import Testing

private enum Flavour: String { case sweet, sour }

private struct Settings: View {
  @AppStorage("count") private var count = 3
  @AppStorage("name") private var name: String?
  @AppStorage("flavour") private var flavour = Flavour.sweet

  var body: some View {
    VStack {
      Text("count \(count)")
      Text(verbatim: "name \(name ?? "none")")
      Text(verbatim: flavour.rawValue)
      Button("add") { count += 1 }
      Button("call") { name = "Ada" }
      Button("forget") { name = nil }
      Button("sour") { flavour = .sour }
      Toggle(isOn: $isOn) { Text("on") }
    }
  }

  @AppStorage("isOn") private var isOn = false
}

private struct Mirror: View {
  @AppStorage("count") private var count = 0
  var body: some View { Text("mirror \(count)") }
}

private struct Restored: View {
  @SceneStorage("tab") private var tab = "first"
  var body: some View { Button("show \(tab)") { tab = "second" } }
}

@MainActor
@Suite("stored state")
struct StorageTests {
  /// A store of the test's own, empty.
  private func withStore(_ body: (UserDefaults) -> Void) {
    let name = "org.tributary.tests.\(UUID().uuidString)"
    let store = UserDefaults(suiteName: name)!
    defer { store.removePersistentDomain(forName: name) }
    body(store)
  }

  @Test("values are read from the store, or else the default counts")
  func reads() {
    withStore { store in
      store.set(8, forKey: "count")
      store.set("x", forKey: "flavour")
      store.set(["not", "a", "string"], forKey: "name")
      let window = InMemoryWindow(Settings().defaultAppStorage(store))
      #expect(window.texts.prefix(3) == ["count 8", "name none", "sweet"])
    }
  }

  @Test("changes are written, and all views with the key see them")
  func writes() {
    withStore { store in
      let window = InMemoryWindow(
        VStack {
          Settings()
          Mirror()
        }.defaultAppStorage(store))
      window.tap("add")
      #expect(window.text("count 4") != nil)
      #expect(window.text("mirror 4") != nil)
      #expect(store.integer(forKey: "count") == 4)
      window.tap("call")
      window.tap("sour")
      #expect(window.text("name Ada") != nil)
      #expect(store.string(forKey: "name") == "Ada")
      #expect(store.string(forKey: "flavour") == "sour")
      window.tap("forget")
      #expect(window.text("name none") != nil)
      #expect(store.object(forKey: "name") == nil)
      window.send(.toggle(true), to: window.elements("toggle")[0])
      #expect(store.bool(forKey: "isOn"))
    }
  }

  @Test("what else changes the store is seen")
  func external() {
    withStore { store in
      let window = InMemoryWindow(Settings().defaultAppStorage(store))
      store.set(11, forKey: "count")
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
      window.flush()
      #expect(window.text("count 11") != nil)
      store.removeObject(forKey: "count")
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
      window.flush()
      #expect(window.text("count 3") != nil)
    }
  }

  @Test("a view that comes later finds what was stored")
  func later() {
    withStore { store in
      var window: InMemoryWindow? = InMemoryWindow(Settings().defaultAppStorage(store))
      window?.tap("add")
      window?.close()
      window = nil
      let next = InMemoryWindow(Settings().defaultAppStorage(store))
      #expect(next.text("count 4") != nil)
    }
  }

  @Test("outside of views the property reads and writes the store itself")
  func outside() {
    withStore { store in
      let property = AppStorage(wrappedValue: 1, "n", store: store)
      #expect(property.wrappedValue == 1)
      property.wrappedValue = 2
      #expect(store.integer(forKey: "n") == 2)
      property.projectedValue.wrappedValue += 1
      #expect(property.wrappedValue == 3)
      let url = URL(string: "https://example.org")!
      let address = AppStorage<URL?>("url", store: store)
      #expect(address.wrappedValue == nil)
      address.wrappedValue = url
      #expect(address.wrappedValue == url)
    }
  }

  @Test("a window's values are there again")
  func scene() {
    withStore { store in
      let window = InMemoryWindow(Restored().defaultAppStorage(store))
      window.tap("show first")
      window.close()
      let next = InMemoryWindow(Restored().defaultAppStorage(store))
      #expect(next.button("show second") != nil)
      next.close()
    }
  }
}
