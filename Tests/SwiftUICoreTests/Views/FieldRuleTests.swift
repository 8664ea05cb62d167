import SwiftUICore
import Testing

@MainActor
@Suite("fields and pickers")
struct FieldRuleTests {
  @Test("the value of a field changes when the editing ends")
  func valueField() {
    struct Root: View {
      @State var v = 5.0
      var body: some View {
        VStack {
          TextField("n", value: $v, format: .number); Text(verbatim: "v \(v)")
        }
      }
    }
    let w = InMemoryWindow(Root())
    func shown() -> String? {
      for e in w.all { if case .field(let f) = e.properties.content { return f.text } }
      return nil
    }
    w.type("1.", into: "n")
    #expect(shown() == "1.", "shown \(shown() ?? "nil")")
    w.type("", into: "n")
    #expect(shown() == "", "shown \(shown() ?? "nil")")
    w.type("7.5", into: "n"); #expect(w.text("v 5.0") != nil)
    for e in w.all { if case .field = e.properties.content { w.send(.submit, to: e) } }
    #expect(w.text("v 7.5") != nil); #expect(shown() == "7.5")
    w.type("xx", into: "n")
    for e in w.all { if case .field = e.properties.content { w.send(.focus(false), to: e) } }
    #expect(w.text("v 7.5") != nil); #expect(shown() == "7.5")
  }

  @Test("a field shows what its binding makes of the text")
  func transformingSetter() {
    struct V: View {
      @State var t = ""
      var body: some View {
        VStack {
          TextField("f", text: Binding(get: { t }, set: { t = String($0.uppercased().prefix(3)) }))
          Text(verbatim: "t \(t)")
        }
      }
    }
    let w = InMemoryWindow(V())
    w.type("abcd", into: "f")
    #expect(w.text("t ABC") != nil)
  }

  @Test("a picker finds nil and values of an optional")
  func optionalPicker() {
    struct V: View {
      @State var s: Int? = nil
      var body: some View {
        VStack {
          Text(verbatim: "s \(String(describing: s))")
          Picker("p", selection: $s) {
            Text(verbatim: "none").tag(nil as Int?)
            ForEach(1..<3) { Text(verbatim: "o\($0)").tag($0 as Int?) }
            Text(verbatim: "plain").tag(9)
          }.pickerStyle(.segmented)
        }
      }
    }
    let w = InMemoryWindow(V())
    func picker() -> (InMemoryElement, PickerProperties) {
      for e in w.all { if case .picker(let p) = e.properties.content { return (e, p) } }
      fatalError()
    }
    #expect(picker().1.selection == 0)
    w.send(.chose(2), to: picker().0)
    #expect(w.text("s Optional(2)") != nil); #expect(picker().1.selection == 2)
    w.send(.chose(0), to: picker().0)
    #expect(w.text("s nil") != nil, "\(w.texts)"); #expect(picker().1.selection == 0)
  }

  @Test("a field of a value that may be missing takes it away and brings it back")
  func optionalValue() {
    struct Root: View {
      @State var number: Int? = 5
      var body: some View {
        VStack {
          TextField("n", value: $number, format: .number)
          Text(verbatim: "is \(number ?? -1)")
        }
      }
    }
    let window = InMemoryWindow(Root())
    func enter(_ text: String) {
      window.type(text, into: "n")
      window.send(.submit, to: window.elements("field")[0])
    }
    enter("")
    #expect(window.text("is -1") != nil)
    enter("12")
    #expect(window.text("is 12") != nil)
  }
}
