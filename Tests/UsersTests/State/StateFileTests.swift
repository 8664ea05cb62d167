import Foundation
import Testing
import UsersKit

@Suite("StateFile and UsersArchive")
struct StateFileTests {
  @Test func isInTheFolderForState() {
    func path(_ environment: [String: String]) -> String {
      StateFile.usual(environment: environment).path
    }
    #expect(path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/tributary/users.archive")
    #expect(path(["HOME": "/h"]) == "/h/.local/state/tributary/users.archive")
    for relative in ["", "s", "./s"] {
      #expect(
        path(["XDG_STATE_HOME": relative, "HOME": "/h"])
          == "/h/.local/state/tributary/users.archive")
    }
  }

  @Test func aStateComesBack() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("users.archive")
    var state = AppState()
    for action in TestActions.all { state = appReducer(action: action, state: state) }
    state = state.restarted

    let archive = UsersArchive.make(file: file)
    try archive.save(state)
    archive.close()
    #expect(UsersArchive.make(file: file).restore().state == state)
    #expect(state.history.entries.count == 2)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(!text.contains("hunter2"))
  }

  @Test func aRestartForgetsWhatWasUnderWay() {
    var state = AppState()
    for action in TestActions.all { state = appReducer(action: action, state: state) }
    #expect(state.restarted.usersState.fetching == [])
    #expect(state.restarted.usersState.error == nil)
    #expect(state.restarted.routing.alerts == [])
    #expect(state.restarted.authState.error == nil)
    #expect(!state.restarted.authState.isAuthenticating)
    #expect(state.restarted.usersState.users == state.usersState.users)
  }
}
