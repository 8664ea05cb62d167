import AccessibilityTesting
import Testing

extension WindowAccessibilityTests {
  @ScreenReader @Suite("users")
  struct Users {
    private func signIn(_ users: AccessibleProgram, _ password: String) throws {
      try users.wait(for: .text, "User name").type("ada")
      let secret = try users.wait(for: .passwordText, "Password")
      try secret.focus()
      try Keyboard.type(password)
      try users.wait(until: "the letters") { try secret.text?.count == password.count }
      let button = try users.wait(for: .button, "Sign In")
      try users.wait(until: "the button") { button.states.contains(.sensitive) }
      try Keyboard.press(.enter)
    }

    @Test("a wrong password is told")
    func refusal() throws {
      let users = try AccessibleProgram("users")
      try Audit.check(users)
      #expect(try users.root.first(.progressBar) == nil, "nothing goes on yet")
      try signIn(users, "wrong")
      let alert = try users.wait(for: .dialog, "Signing in failed")
      #expect(try alert.explanation == "The user name or the password is wrong.")
      try Audit.check(users)
      try alert.first(.button, "OK")?.perform("click")
      try users.waitForEnd(of: .dialog)
      try users.wait(for: .label, "The user name or the password is wrong.")
    }

    @Test("a user is looked up and written about, and that is undone")
    func note() throws {
      let users = try AccessibleProgram("users")
      try signIn(users, "lovelace")
      let undo = try users.wait(for: .button, "Undo")
      #expect(!undo.states.contains(.sensitive))
      try users.wait(for: .text, "User of GitHub, such as octocat").type("octocat")
      try users.wait(for: .button, "Show") { $0.states.contains(.sensitive) }.perform("click")
      try users.wait(for: .heading, "The Octocat")
      try users.wait(for: .label, "None yet.")
      try Audit.check(users)

      try users.wait(for: .button, "Edit").perform("click")
      try users.wait(for: .dialog, "octocat")
      try users.wait(for: .text, "Note").type("Has eight arms.")
      try users.wait(for: .text, "Name").type("Mona")
      try Audit.check(users)
      try users.wait(for: .button, "Save").perform("click")
      try users.waitForEnd(of: .dialog)
      try users.wait(for: .label, "Has eight arms.")
      try users.wait(for: .heading, "Mona")

      try users.wait(for: .button, "Undo") { $0.states.contains(.sensitive) }.perform("click")
      try users.wait(for: .label, "None yet.")
      try users.wait(for: .button, "Back").perform("click")
      try users.wait(for: .heading, "History")
      try users.wait(for: .listItem) { try $0.name.contains(", undone") }
      try Audit.check(users)
      try users.wait(for: .button, "Redo").perform("click")
      try users.wait(for: .listItem) { try $0.name.contains("Mona") }
    }
  }
}
