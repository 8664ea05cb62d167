import SwiftUICore
import Testing

private enum Endpoint: String, CaseIterable, Identifiable {
  case popular, upcoming, topRated
  var id: Self { self }
}

@MainActor
@Suite("controls")
struct ControlTests {
  @Test("a picker shows the texts of its options and sets the tag of the chosen one")
  func picker() {
    struct Root: View {
      @State private var index = 1
      var body: some View {
        VStack {
          Picker("endpoint", selection: $index) {
            Text("first").tag(0)
            Text("second").tag(1)
            Text("third").tag(2)
          }.pickerStyle(SegmentedPickerStyle())
          Text("chosen \(index)")
        }
      }
    }
    let window = InMemoryWindow(Root())
    let picker = window.elements("picker")[0]
    guard case .picker(let before) = picker.properties.content else { return }
    #expect(before.options == ["first", "second", "third"])
    #expect(before.selection == 1)
    #expect(before.style == .segmented)
    window.send(.chose(2), to: picker)
    #expect(window.text("chosen 2") != nil)
    guard case .picker(let properties) = picker.properties.content else { return }
    #expect(properties.selection == 2)
  }

  @Test("a picker of a ForEach takes the identities for values")
  func pickerOfForEach() {
    struct Root: View {
      @State private var endpoint = Endpoint.upcoming
      var body: some View {
        VStack {
          Picker("endpoint", selection: $endpoint) {
            ForEach(Endpoint.allCases) { Text(verbatim: $0.rawValue) }
          }
          Text(verbatim: "chosen \(endpoint.rawValue)")
        }
      }
    }
    let window = InMemoryWindow(Root())
    window.send(.chose(2), to: window.elements("picker")[0])
    #expect(window.text("chosen topRated") != nil)
  }

  @Test("toggles, steppers and sliders change what they are bound to")
  func values() {
    struct Root: View {
      @State private var isOn = false
      @State private var number = 9
      @State private var level = 0.5
      var body: some View {
        VStack {
          Toggle("switch", isOn: $isOn)
          Stepper("number \(number)", value: $number, in: 0...10)
          Slider(value: $level, in: 0...1, step: 0.25)
          Text(verbatim: "\(isOn) \(level)")
        }
      }
    }
    let window = InMemoryWindow(Root())
    window.send(.toggle(true), to: window.elements("toggle")[0])
    window.send(.value(0.8), to: window.elements("slider")[0])
    #expect(window.text("true 0.75") != nil)
    let stepper = window.elements("stepper")[0]
    window.send(.increment, to: stepper)
    #expect(window.text("number 10") != nil)
    guard case .stepper(let limits) = stepper.properties.content else { return }
    #expect(!limits.canIncrement && limits.canDecrement)
    window.send(.increment, to: stepper)
    #expect(window.text("number 10") != nil)
  }

  @Test("a button style of the app's own is told when the button is held down")
  func buttonStyle() {
    struct Scaling: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(!isEnabled ? 0.1 : configuration.isPressed ? 0.5 : 1)
      }
    }
    struct Root: View {
      @State private var count = 0
      let isDisabled: Bool
      var body: some View {
        Button("press \(count)") { count += 1 }.buttonStyle(Scaling()).disabled(isDisabled)
      }
    }
    let window = InMemoryWindow(Root(isDisabled: false))
    func opacity() -> Double? {
      for element in window.elements("group") {
        if case .group(let group) = element.properties.content, group.opacity != 1 {
          return group.opacity
        }
      }
      return nil
    }
    #expect(opacity() == nil)
    window.send(.pressing(true), to: window.elements("button")[0])
    #expect(opacity() == 0.5)
    window.send(.pressing(false), to: window.elements("button")[0])
    window.tap("press 0")
    #expect(window.button("press 1") != nil)
    window.show(Root(isDisabled: true))
    #expect(opacity() == 0.1)
  }

  @Test("taps reach the view around")
  func tap() {
    struct Root: View {
      @State private var count = 0
      var body: some View { Text("taps \(count)").padding().onTapGesture { count += 1 } }
    }
    let window = InMemoryWindow(Root())
    window.tap(text: "taps 0")
    #expect(window.text("taps 1") != nil)
  }

  @Test("interpolations of a key are written with their formats")
  func localized() {
    #expect(Text("a \(1) b \("c") 50%").written == "a 1 b c 50%")
    #expect(Text("\(2.5, specifier: "%.2f")").written == "2.50")
    #expect(Text("x \(Text(verbatim: "y"))").written == "x y")
    #expect((Text(verbatim: "a") + Text(verbatim: "b").bold()).written == "ab")
  }

  @Test("shapes hand their outlines to the renderer")
  func shapes() {
    let window = InMemoryWindow(
      ZStack {
        Circle().trim(from: 0, to: 0.25).stroke(Color.red, lineWidth: 3)
        RoundedRectangle(cornerRadius: 5).fill(Color.blue)
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }.fill(Color.green)
        Capsule().strokeBorder(Color.black, lineWidth: 2)
      })
    let found = window.elements("shape").compactMap { element -> ShapeProperties? in
      if case .shape(let shape) = element.properties.content { return shape }
      return nil
    }
    #expect(found[0].geometry == .trimmed(.circle, from: 0, to: 0.25))
    #expect(found[0].strokeStyle.lineWidth == 3)
    #expect(found[1].geometry == .roundedRectangle(CGSize(width: 5, height: 5)))
    #expect(found[2].geometry == .path(Path(CGRect(x: 0, y: 0, width: 10, height: 10))))
    #expect(found[3].geometry == .inset(.capsule, 1))
  }
}

extension Text {
  fileprivate var written: String { plainString(in: EnvironmentValues()) }
}
