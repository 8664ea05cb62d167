import SwiftUICore
import Testing

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelReader: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

private struct FontReader: View {
  @Environment(\.font) private var font
  var body: some View { Text(verbatim: font == nil ? "no font" : "font") }
}

@MainActor
@Suite("environment and preferences")
struct EnvironmentTests {
  @Test("a value reaches those inside, and only those who read it run again")
  func values() {
    struct Root: View {
      let level: Int
      var body: some View {
        VStack {
          VStack {
            LevelReader()
            FontReader()
          }.environment(\.level, level)
          LevelReader()
        }
      }
    }
    let window = InMemoryWindow(Root(level: 1))
    #expect(window.texts == ["level 1", "no font", "level 0"])
    window.show(Root(level: 2))
    #expect(window.texts == ["level 2", "no font", "level 0"])
    #expect(window.bodyCount(LevelReader.self) == 3)
    #expect(window.bodyCount(FontReader.self) == 1)
  }

  @Test("inner values win, and can be made from outer ones")
  func nesting() {
    let window = InMemoryWindow(
      LevelReader().transformEnvironment(\.level) { $0 += 1 }.environment(\.level, 5))
    #expect(window.texts == ["level 6"])
  }

  @Test("texts take font, colour and line limit from around")
  func text() {
    let window = InMemoryWindow(
      VStack {
        Text(verbatim: "a").bold()
        Text(verbatim: "b").foregroundColor(.red).font(.caption)
      }.font(.title).lineLimit(2).foregroundColor(.blue))
    guard case .text(let a)? = window.text("a")?.properties.content,
      case .text(let b)? = window.text("b")?.properties.content
    else {
      Issue.record("texts are missing")
      return
    }
    #expect(a.runs[0].font.size == 28 && a.runs[0].font.weight == 700 && a.lineLimit == 2)
    #expect(a.color == Color.blue.resolved(in: EnvironmentValues()))
    #expect(b.runs[0].font.size == 12)
    #expect(b.runs[0].color == Color.red.resolved(in: EnvironmentValues()))
  }

  @Test("what is disabled stays so further in, and does nothing")
  func disabled() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Button("press") { count += 1 }.disabled(false)
        }.disabled(true)
      }
    }
    let window = InMemoryWindow(Root())
    #expect(window.button("press")?.properties.attributes.isEnabled == false)
    window.tap("press")
    #expect(window.text("count 0") != nil)
  }

  @Test("dark colours are used where the scheme is dark")
  func colorScheme() {
    let window = InMemoryWindow(Color.red.environment(\.colorScheme, .dark))
    guard case .shape(let shape)? = window.elements("shape").first?.properties.content else {
      Issue.record("there is no shape")
      return
    }
    var values = EnvironmentValues()
    values.colorScheme = .dark
    #expect(shape.fill == .color(Color.red.resolved(in: values)))
    #expect(shape.fill != .color(Color.red.resolved(in: EnvironmentValues())))
  }

  @Test("names for screen readers and tests reach the element")
  func accessibility() {
    let window = InMemoryWindow(
      Button("x") {}.accessibilityLabel("close").accessibilityHint("closes it")
        .accessibilityIdentifier("close-button"))
    let attributes = window.element("close-button")?.properties.attributes
    #expect(attributes?.accessibilityLabel == "close")
    #expect(attributes?.accessibilityHint == "closes it")
  }

  @Test("preferences of all views inside are reduced in order")
  func preferences() {
    enum Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Root: View {
      let names: [String]
      @State private var seen = ""
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Text(verbatim: $0).preference(key: Names.self, value: [$0]) }
          Text(verbatim: "x").transformPreference(Names.self) { $0.append("t") }
          Text(verbatim: "seen \(seen)")
        }
        .onPreferenceChange(Names.self) { seen = $0.joined(separator: ",") }
      }
    }
    let window = InMemoryWindow(Root(names: ["a", "b"]))
    #expect(window.text("seen a,b,t") != nil)
    window.show(Root(names: ["b", "c"]))
    #expect(window.text("seen b,c,t") != nil)
    window.show(Root(names: []))
    #expect(window.text("seen t") != nil)
  }

  @Test("a modifier with a body keeps its state and updates its content")
  func viewModifier() {
    struct Counted: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        VStack {
          content
          Button("count \(count)") { count += 1 }
        }
      }
    }
    let window = InMemoryWindow(Text(verbatim: "a").modifier(Counted()))
    window.tap("count 0")
    window.show(Text(verbatim: "b").modifier(Counted()))
    #expect(window.text("b") != nil)
    #expect(window.button("count 1") != nil)
    #expect(window.bodyCount(Counted.self) == 2)
  }

  @Test("focus follows the state, and the state the focus")
  func focus() {
    struct Root: View {
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          TextField("one", text: .constant("")).focused($field, equals: 1)
          TextField("two", text: .constant("")).focused($field, equals: 2)
          Button("next") { field = 2 }
          Text(verbatim: "focus \(field.map(String.init) ?? "none")")
        }
      }
    }
    let window = InMemoryWindow(Root())
    let fields = window.elements("field")
    window.tap("next")
    #expect(fields.map(\.properties.attributes.isFocused) == [false, true])
    window.send(.focus(true), to: fields[0])
    #expect(window.text("focus 1") != nil)
    window.send(.focus(false), to: fields[0])
    #expect(window.text("focus none") != nil)
  }
}
