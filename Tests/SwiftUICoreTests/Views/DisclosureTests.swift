import Combine
import Foundation
import SwiftUICore
import Testing

private struct Details: View {
  let isExpanded: Binding<Bool>?

  var body: some View {
    if let isExpanded {
      DisclosureGroup("more", isExpanded: isExpanded) { Text(verbatim: "details") }
    } else {
      DisclosureGroup("more") { Text(verbatim: "details") }
    }
  }
}

private final class Model: ObservableObject {
  @Published var isOpen = true
}

private struct Modelled: View {
  @ObservedObject var model: Model
  var body: some View { Details(isExpanded: $model.isOpen) }
}

private struct Item: Identifiable {
  let id: String
  var below: [Item]?
}

@MainActor
@Suite("disclosure and outlines")
struct DisclosureTests {
  @Test("its label shows and hides the views")
  func own() {
    let window = InMemoryWindow(Details(isExpanded: nil))
    #expect(window.texts == ["more"])
    let button = window.elements("button")[0]
    #expect(button.properties.attributes.accessibilityValue == "collapsed")
    window.send(.activate, to: button)
    #expect(window.texts == ["more", "details"])
    #expect(
      window.elements("button")[0].properties.attributes.accessibilityValue == "expanded")
    window.send(.activate, to: window.elements("button")[0])
    #expect(window.texts == ["more"])
  }

  @Test("a binding shows and hides the views, and is told")
  func bound() {
    let model = Model()
    let window = InMemoryWindow(Modelled(model: model))
    #expect(window.texts == ["more", "details"])
    window.send(.activate, to: window.elements("button")[0])
    #expect(!model.isOpen)
    #expect(window.texts == ["more"])
    model.isOpen = true
    window.flush()
    #expect(window.texts == ["more", "details"])
  }

  @Test("a list of a tree opens its branches, each element a row")
  func outline() {
    let tree = [
      Item(id: "fruit", below: [Item(id: "apple"), Item(id: "citrus", below: [Item(id: "lime")])]),
      Item(id: "bread"),
    ]
    let window = InMemoryWindow(List(tree, children: \.below) { Text(verbatim: $0.id) })
    #expect(window.texts == ["fruit", "bread"])
    func toggle(_ name: String) {
      let button = window.elements("button").first { $0.texts.contains(name) }
      guard let button else { return }
      window.send(.activate, to: button)
    }
    toggle("fruit")
    #expect(window.texts == ["fruit", "apple", "citrus", "bread"])
    toggle("citrus")
    #expect(window.texts == ["fruit", "apple", "citrus", "lime", "bread"])
    toggle("fruit")
    #expect(window.texts == ["fruit", "bread"])
  }
}

@MainActor
@Suite("links to addresses")
struct LinkTests {
  private final class Opened {
    var urls: [URL] = []
  }

  private let page = URL(string: "https://example.org/page")!

  private func environment(_ opened: Opened) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.systemOpening = SystemOpening { url, completion in
      opened.urls.append(url)
      completion(true)
    }
    return values
  }

  @Test("a link lets the desktop open its address")
  func system() {
    let opened = Opened()
    let window = InMemoryWindow(
      environment: environment(opened), Link("page", destination: page))
    window.tap("page")
    #expect(opened.urls == [page])
  }

  @Test("a handler in the environment comes first, and says what is left to the desktop")
  func handler() {
    let opened = Opened()
    let other = URL(string: "https://example.org/other")!
    var handled: [URL] = []
    var answer = OpenURLAction.Result.handled
    let window = InMemoryWindow(
      environment: environment(opened),
      Link("page", destination: page)
        .environment(
          \.openURL,
          OpenURLAction {
            handled.append($0)
            return answer
          }))
    window.tap("page")
    #expect(handled == [page])
    #expect(opened.urls.isEmpty)
    answer = .discarded
    window.tap("page")
    #expect(opened.urls.isEmpty)
    answer = .systemAction(other)
    window.tap("page")
    answer = .systemAction
    window.tap("page")
    #expect(opened.urls == [other, page])
  }

  @Test("what opens says whether it could")
  func completion() {
    let opened = Opened()
    var values = environment(opened)
    var results: [Bool] = []
    values.openURL(page) { results.append($0) }
    values.openURL = OpenURLAction { _ in .discarded }
    values.openURL(page) { results.append($0) }
    values.openURL = OpenURLAction { _ in .handled }
    values.openURL(page) { results.append($0) }
    #expect(results == [true, false, true])
    EnvironmentValues().openURL(page) { results.append($0) }
    #expect(results.last == false)
  }
}

@MainActor
@Suite("timelines and namespaces")
struct TimelineTests {
  @Test("schedules name their times")
  func schedules() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    func seconds<S: TimelineSchedule>(_ schedule: S, from: Double) -> [Double] {
      schedule.entries(from: Date(timeIntervalSinceReferenceDate: from), mode: .normal)
        .prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    #expect(seconds(.periodic(from: start, by: 10), from: 900) == [1000, 1010, 1020])
    #expect(seconds(.periodic(from: start, by: 10), from: 1025) == [1020, 1030, 1040])
    #expect(seconds(.everyMinute, from: 130) == [120, 180, 240])
    #expect(seconds(.explicit([start]), from: 0) == [1000])
    #expect(seconds(.animation(minimumInterval: 2), from: 5) == [5, 7, 9])
    #expect(seconds(.animation(paused: true), from: 5) == [5])
  }

  @Test("the views are made anew at the times of the schedule")
  func view() async {
    let past = Date(timeIntervalSinceReferenceDate: 7)
    let window = InMemoryWindow(
      TimelineView(.explicit([Date.distantPast, past])) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
      })
    while window.texts != ["7"] {
      await Task.yield()
      window.flush()
    }
    let start = Date()
    window.show(
      TimelineView(.periodic(from: start, by: 0.001)) { context in
        Text(verbatim: "\(context.date > start.addingTimeInterval(0.003))")
      })
    while window.texts != ["true"] {
      await Task.yield()
      window.flush()
    }
    window.close()
  }

  private struct Named: View {
    @Namespace private var namespace
    let found: (Namespace.ID) -> Void
    let number: Int

    var body: some View {
      let _ = found(namespace)
      Text("\(number)")
    }
  }

  @Test("a namespace stays the same for a view and differs between views")
  func namespaces() {
    var ids: [Namespace.ID] = []
    func view(_ number: Int) -> some View {
      VStack {
        Named(found: { ids.append($0) }, number: number)
        Named(found: { ids.append($0) }, number: 0)
      }
    }
    let window = InMemoryWindow(view(0))
    #expect(Set(ids).count == 2)
    window.show(view(1))
    #expect(ids.count > 2)
    #expect(Set(ids).count == 2)
  }
}
