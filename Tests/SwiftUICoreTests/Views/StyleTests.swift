import SwiftUICore
import Testing

private struct StackedLabel: LabelStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      Text(verbatim: isEnabled ? "on" : "off")
    }
  }
}

private struct TickToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(verbatim: configuration.isOn ? "yes" : "no")
        configuration.label
      }
    }
  }
}

private struct PercentProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
    configuration.label
  }
}

private struct RedProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(.linear).tint(.red)
  }
}

private struct LineBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.content
    }
  }
}

@MainActor
@Suite("styles of an app's own")
struct StyleTests {
  @Test("labels show what their style says")
  func labels() {
    let window = InMemoryWindow(
      VStack {
        Label("both", systemImage: "star")
        Label("title", systemImage: "star").labelStyle(.titleOnly)
        Label("icon", systemImage: "star").labelStyle(.iconOnly)
        Label("own", systemImage: "star").labelStyle(StackedLabel()).disabled(true)
      })
    #expect(window.texts == ["both", "title", "own", "off"])
    #expect(window.elements("image").count == 2)
  }

  @Test("a toggle of an own style reads and writes its binding")
  func toggles() {
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        Toggle("wifi", isOn: $isOn).toggleStyle(TickToggle())
        Toggle("same", isOn: $isOn)
      }
    }
    let window = InMemoryWindow(Root())
    window.tap("no wifi")
    #expect(window.button("yes wifi") != nil)
    guard case .toggle(let toggle) = window.elements("toggle")[0].properties.content else { return }
    #expect(toggle.isOn)
  }

  @Test("progress of an own style, made of another one's or not")
  func progress() {
    let window = InMemoryWindow(
      VStack {
        ProgressView("load", value: 0.25).progressViewStyle(PercentProgress())
        ProgressView(value: 0.5).progressViewStyle(RedProgress())
      })
    #expect(window.texts == ["25 percent", "load"])
    let bar = window.elements("progress")[0]
    guard case .progress(let progress) = bar.properties.content else { return }
    #expect(progress.fraction == 0.5 && !progress.isCircular)
    #expect(bar.properties.attributes.tint != nil)
  }

  @Test("boxes of an own style")
  func boxes() {
    let window = InMemoryWindow(
      GroupBox("title") { Text(verbatim: "content") }.groupBoxStyle(LineBox()))
    #expect(window.texts == ["title", "content"])
    #expect(window.text("title")?.frame.minY == window.text("content")?.frame.minY)
  }

  @Test("buttons have more or less space around their labels, and an outline")
  func sizes() {
    let window = InMemoryWindow(
      VStack {
        Button("a") {}
        Button("a") {}.controlSize(.large).buttonBorderShape(.capsule)
        Button("a") {}.controlSize(.mini)
      })
    let buttons = window.elements("button")
    #expect(buttons.map(\.frame.height) == [24, 28, 20])
    #expect(buttons.map(\.frame.width) == [24, 32, 14])
    guard case .button(let large) = buttons[1].properties.content else { return }
    #expect(large.shape == .capsule)
  }

  @Test("all controls are told the tint")
  func tint() {
    let window = InMemoryWindow(
      VStack {
        Toggle("a", isOn: .constant(true))
        Slider(value: .constant(0.5))
        ProgressView(value: 0.5)
        Stepper("b", onIncrement: {}, onDecrement: {})
        Button("c") {}
        TextField("d", text: .constant(""))
      }
      .tint(.orange))
    for kind in ["toggle", "slider", "progress", "stepper", "button", "field"] {
      #expect(window.elements(kind)[0].properties.attributes.tint != nil, "\(kind)")
    }
  }

  @Test(
    "symbols are as large as the scale says, and have a colour by nature where one is asked for")
  func symbols() {
    let window = InMemoryWindow(
      VStack {
        Image(systemName: "heart.fill")
        Image(systemName: "heart.fill").imageScale(.large)
        Image(systemName: "heart.fill").symbolRenderingMode(.multicolor)
        Image(systemName: "heart.fill").symbolRenderingMode(.monochrome)
      })
    let images = window.elements("image").compactMap { element -> ImageProperties? in
      if case .image(let image) = element.properties.content { return image }
      return nil
    }
    #expect(images[1].font.size > images[0].font.size)
    #expect(images[2].tint != images[0].tint)
    #expect(images[3].tint == images[0].tint)
  }
}
