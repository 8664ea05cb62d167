import SwiftUICore
import Testing

private struct Login: View {
  @State private var isShown = false
  @State private var name = ""
  @State private var password = ""
  @State private var log: [String] = []

  var body: some View {
    Button("show") { isShown = true }
      .alert("Sign in", isPresented: $isShown) {
        TextField("Name", text: $name)
          .onSubmit { log.append("submitted \(name)") }
        SecureField("Password", text: $password)
        Button("Forgot", role: .destructive) { log.append("forgot") }
        Button("Sign in") { log.append("\(name) \(password)") }.disabled(name.isEmpty)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("To go on.")
      }
    Text(verbatim: log.joined(separator: ", "))
  }
}

private struct Digits: View {
  @State private var isShown = true
  @State private var text = ""

  var body: some View {
    Text(verbatim: "has \(text)")
      .alert("Number", isPresented: $isShown) {
        TextField(
          "Digits", text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
      }
  }
}

@MainActor
@Suite("fields in alerts")
struct AlertFieldTests {
  @Test("fields are shown with their prompts, and are bound")
  func bound() {
    let window = InMemoryWindow(Login())
    window.tap("show")
    #expect(window.alert?.fields.map(\.prompt) == ["Name", "Password"])
    #expect(window.alert?.fields.map(\.isSecure) == [false, true])
    #expect(window.alert?.message == "To go on.")
    #expect(window.alert?.buttons.map(\.title) == ["Forgot", "Sign in", "Cancel"])
    window.typeInAlert("ada", into: "Name")
    window.typeInAlert("secret", into: "Password")
    #expect(window.alert?.fields.map(\.text) == ["ada", "secret"])
    window.chooseInAlert("Sign in")
    #expect(window.alert == nil)
    #expect(window.texts.contains("ada secret"))
  }

  @Test("a button follows a condition on what the fields have")
  func disabled() {
    let window = InMemoryWindow(Login())
    window.tap("show")
    #expect(window.alert?.buttons.map(\.isEnabled) == [true, false, true])
    window.typeInAlert("a", into: "Name")
    #expect(window.alert?.buttons.map(\.isEnabled) == [true, true, true])
    window.typeInAlert("", into: "Name")
    #expect(window.alert?.buttons.map(\.isEnabled) == [true, false, true])
  }

  @Test(
    "Return submits the field and presses the first button without a role, if it can be pressed")
  func returnKey() {
    let window = InMemoryWindow(Login())
    window.tap("show")
    #expect(window.alert?.defaultButton == 1)
    window.pressReturnInAlert()
    #expect(window.alert != nil)
    window.typeInAlert("bob", into: "Name")
    window.pressReturnInAlert()
    #expect(window.alert == nil)
    #expect(window.texts.contains("submitted , submitted bob, bob "))
  }

  @Test("a binding that refuses a text is what the field shows")
  func refused() {
    let window = InMemoryWindow(Digits())
    window.typeInAlert("1a2", into: "Digits")
    #expect(window.text("has 12") != nil)
    #expect(window.alert?.fields.map(\.text) == ["12"])
  }
}
