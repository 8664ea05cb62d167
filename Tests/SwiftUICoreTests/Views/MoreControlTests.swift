import SwiftUICore
import Testing

@MainActor
@Suite("fields, dates and styles")
struct MoreControlTests {
  @Test("secure fields, editors and dates are bound both ways")
  func fields() {
    struct Root: View {
      @State private var password = "p"
      @State private var notes = "n"
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        VStack {
          SecureField("password", text: $password)
          TextEditor(text: $notes)
          DatePicker(
            "date", selection: $date,
            in: Date(
              timeIntervalSinceReferenceDate: -100)...Date(timeIntervalSinceReferenceDate: 100))
          Text(verbatim: "\(password) \(notes) \(date.timeIntervalSinceReferenceDate)")
        }
      }
    }
    let window = InMemoryWindow(Root())
    window.type("secret", into: "password")
    window.send(.text("note"), to: window.elements("editor")[0])
    window.send(.value(5000), to: window.elements("datePicker")[0])
    #expect(window.text("secret note 100.0") != nil)
    guard case .field(let field) = window.elements("field")[0].properties.content else { return }
    #expect(field.isSecure && field.text == "secret")
  }

  @Test("a field with a format drops what it cannot read")
  func format() {
    struct Root: View {
      @State private var number = 5
      var body: some View {
        VStack {
          TextField("number", value: $number, format: .number)
          Text("is \(number)")
        }
      }
    }
    let window = InMemoryWindow(Root())
    func enter(_ text: String) {
      window.type(text, into: "number")
      window.send(.submit, to: window.elements("field")[0])
    }
    enter("12")
    #expect(window.text("is 12") != nil)
    enter("x")
    #expect(window.text("is 12") != nil)
  }

  @Test("Return in a field does what onSubmit says")
  func submit() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        VStack {
          TextField("field", text: .constant("")).onSubmit { count += 1 }
          Text("submitted \(count)")
        }
      }
    }
    let window = InMemoryWindow(Root())
    window.send(.submit, to: window.elements("field")[0])
    #expect(window.text("submitted 1") != nil)
  }

  @Test("a sole text or picture of a button names it")
  func names() {
    let window = InMemoryWindow(
      VStack {
        Button {
        } label: {
          Label("Add", systemImage: "plus")
        }
        Button("Off", role: .destructive) {}.buttonStyle(.borderless).disabled(true)
      })
    #expect(window.button("Add") != nil)
    guard case .button(let off)? = window.button("Off")?.properties.content else {
      Issue.record("there is no button")
      return
    }
    #expect(off.style == .borderless && off.role == .destructive)
  }

  @Test("labels are hidden where that is asked for, and name the control")
  func labels() {
    let window = InMemoryWindow(
      VStack {
        Toggle("switch", isOn: .constant(true)).labelsHidden()
        Slider(value: .constant(0.5)) { Text("level") }
      })
    #expect(window.texts == [])
    #expect(window.elements("toggle")[0].properties.attributes.accessibilityLabel == "switch")
    #expect(window.elements("slider")[0].properties.attributes.accessibilityLabel == "level")
  }

  @Test("effects wrap what they apply to, clips follow the size")
  func effects() {
    let window = InMemoryWindow(
      Text(verbatim: "a").padding(12).background(Color.red).cornerRadius(5).opacity(0.5)
        .rotationEffect(.degrees(90)).shadow(radius: 3))
    let groups = window.elements("group").dropFirst().compactMap { element -> GroupProperties? in
      if case .group(let group) = element.properties.content { return group }
      return nil
    }
    #expect(groups.count == 4)
    #expect(groups[0].shadow?.radius == 3)
    #expect(abs(groups[1].rotation - .pi / 2) < 0.0001)
    #expect(groups[2].opacity == 0.5)
    #expect(groups[3].clip == .roundedRectangle(CGSize(width: 5, height: 5)))
  }

  @Test("what is hidden keeps its place and is not drawn")
  func hidden() {
    let window = InMemoryWindow(
      VStack(spacing: 0) {
        Text(verbatim: "a").hidden()
        Text(verbatim: "b")
      })
    #expect(window.texts == ["b"])
    #expect(window.text("b")?.absoluteFrame.minY == 150)
  }
}
