import Foundation
import Redux
import Testing
import UsersKit

@Suite("Secret")
struct SecretTests {
  private let action = AuthenticatePassword(username: "ada", password: "hunter2")

  @Test func isShownNowhere() throws {
    var dumped = ""
    dump(action, to: &dumped)
    let json = String(decoding: try JSONEncoder().encode(action), as: UTF8.self)
    let tree = StateTree(action).description
    for text in ["\(action)", String(reflecting: action), dumped, json, tree] {
      #expect(!text.contains("hunter2"), "\(text)")
    }
    #expect(action.password.revealed == "hunter2")
  }

  @Test func isLostInAFile() throws {
    let data = try JSONEncoder().encode(action)
    let read = try JSONDecoder().decode(AuthenticatePassword.self, from: data)
    #expect(read == AuthenticatePassword(username: "ada", password: ""))
    let typed = Data(#"{"username":"ada","password":"hunter2"}"#.utf8)
    #expect(try JSONDecoder().decode(AuthenticatePassword.self, from: typed) == action)
  }
}
