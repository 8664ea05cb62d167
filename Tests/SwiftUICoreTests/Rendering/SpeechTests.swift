import SwiftUICore
import Testing

@MainActor @Suite("what is read of views")
struct SpeechTests {
  private func spoken(_ view: some View) -> String {
    InMemoryWindow(view).root.element.spokenText
  }

  @Test("texts and named pictures are read in their order")
  func texts() {
    #expect(
      spoken(
        HStack {
          Text("Three")
          Image(systemName: "star")
          Image(systemName: "star").accessibilityLabel("stars")
          Circle()
        }) == "Three, stars")
  }

  @Test("what is hidden, and what cannot be seen, is not read")
  func hidden() {
    #expect(
      spoken(
        VStack {
          Text("a").accessibilityHidden(true)
          Text("b").opacity(0)
          Text("c")
        }) == "c")
  }

  @Test("an element in place of its parts has the name and the value that it was given")
  func ignoring() {
    let view = ZStack {
      Circle()
      Text("85%")
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("85 of 100")
    #expect(spoken(view) == "Rating, 85 of 100")
    let window = InMemoryWindow(view)
    #expect(window.text("85%")?.properties.attributes.accessibilityLabel == nil)
    #expect(window.element("Rating")?.kind == "group")
    #expect(window.element("Rating")?.properties.attributes.children == .ignore)
  }

  @Test("a combined element is read with its parts")
  func combining() {
    let view = HStack {
      Text("Three")
      Text("stars")
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue("of five")
    #expect(spoken(view) == "Three, stars, of five")
  }

  @Test("what is said of a whole that is no element is said once")
  func repeated() {
    let view = HStack {
      Text("a")
      Text("b")
    }
    .accessibilityLabel("whole")
    #expect(spoken(view) == "whole")
  }

  @Test("a button is called by what is in it, unless it has a name")
  func buttons() {
    #expect(spoken(Button("Save") {}) == "Save")
    #expect(spoken(Button("Save") {}.accessibilityLabel("Keep")) == "Keep")
  }

  @Test("secrets are not read")
  func secrets() {
    #expect(spoken(SecureField("Password", text: .constant("1234"))) == "Password")
    #expect(spoken(TextField("City", text: .constant("Cairo"))) == "City, Cairo")
  }

  @Test("traits add up, and are taken away again")
  func traits() {
    let window = InMemoryWindow(
      VStack {
        Text("a").accessibilityAddTraits(.isHeader).accessibilityAddTraits(.isSelected)
        Text("b").accessibilityRemoveTraits(.isHeader)
      }
      .accessibilityAddTraits(.isHeader))
    #expect(window.text("a")?.properties.attributes.traits == [.isHeader, .isSelected])
    #expect(window.text("b")?.properties.attributes.traits == [])
  }

  @Test("the header of a section is one, its footer and its rows are not")
  func sections() {
    let window = InMemoryWindow(
      List {
        Section {
          Text("row")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
      })
    #expect(window.text("header")?.properties.attributes.traits == .isHeader)
    #expect(window.text("row")?.properties.attributes.traits == [])
    #expect(window.text("footer")?.properties.attributes.traits == [])
  }

  @Test("a named action is told of and done, unless the view is disabled")
  func actions() throws {
    var calls = 0
    let text = Text("a").accessibilityAction(named: "Wave") { calls += 1 }
    let window = InMemoryWindow(text)
    func element() throws -> InMemoryElement {
      try #require(window.all.first { $0.properties.attributes.spokenAction == "Wave" })
    }
    window.send(.spokenAction, to: try element())
    #expect(calls == 1)
    window.show(text.disabled(true))
    window.send(.spokenAction, to: try element())
    #expect(calls == 1)
  }

  @Test("a view with a tap and the trait of a button is one element")
  func tap() {
    let window = InMemoryWindow(
      Text("Open").onTapGesture {}.accessibilityAddTraits(.isButton))
    let button = window.elements("group").first { $0.properties.attributes.tapCount == 1 }
    #expect(button?.properties.attributes.traits == .isButton)
    #expect(button?.properties.attributes.children == .combine)
    #expect(button?.element.spokenText == "Open")
  }
}
