import Foundation
import Testing

@Suite("users and a server")
struct UsersServiceTests {
  private let users: UsersRunner

  init() throws {
    users = try UsersRunner()
  }

  private func show(_ answer: LoopbackServer.Answer) throws -> CommandRun {
    let server = try LoopbackServer { _ in answer }
    return try users("show", "octocat", "--base-url", server.url)
  }

  private func expectFailure(_ run: CommandRun, _ text: String) {
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("users: " + text), "\(run.error)")
  }

  @Test func asksTheServerOfTheBaseURL() throws {
    let server = try LoopbackServer { _ in
      .http(status: 200, body: #"{"login":"Ode","id":5000000000,"name":null,"bio":"a\u001b[31mb"}"#)
    }
    let run = try users("show", "ode", "--base-url", server.url + "/api/v3/")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.outputLines == ["Ode", "  About  a [31mb"])
    #expect(server.targets == ["/api/v3/users/ode"])
  }

  @Test func aLoginStaysOnePartOfThePath() throws {
    let server = try LoopbackServer { _ in .http(status: 500, body: "") }
    _ = try users("show", "../a b", "--base-url", server.url)
    #expect(server.targets == ["/users/..%2Fa%20b"])
  }

  @Test func anUnknownUserIsToldFromAWrongAddress() throws {
    expectFailure(
      try show(.http(status: 404, body: #"{"message":"Not Found"}"#)),
      "There is no user 'octocat'. Check the spelling.")
    expectFailure(
      try show(.http(status: 404, body: "<html>")),
      "The user service has nothing at this address (status 404). Check the base URL.")
  }

  @Test func aLimitNamesTheTimeOfItsEnd() throws {
    let run = try show(
      .raw(
        "HTTP/1.1 403 Forbidden\r\nX-RateLimit-Remaining: 0\r\nX-RateLimit-Reset: 1893456000\r\n"
          + "Content-Length: 2\r\nConnection: close\r\n\r\n{}"))
    expectFailure(
      run, "The user service was asked too often. It answers again at ")
    #expect(run.error.contains("2029-12-31") || run.error.contains("2030-01-01"), "\(run.error)")
    #expect(run.error.contains("GITHUB_TOKEN"))
  }

  @Test func aServerThatIsOutOfOrder() throws {
    expectFailure(
      try show(.http(status: 503, body: "")),
      "The user service is out of order (status 503). Wait a little and try again.")
  }

  @Test func anAnswerThatIsCut() throws {
    #expect(try show(.cut(body: #"{"login":"#)).status == 1)
  }

  @Test func anotherUserThanAskedFor() throws {
    expectFailure(
      try show(.http(status: 200, body: #"{"login":"other","id":1}"#)),
      "The user service answered with another user than 'octocat'. Check the base URL.")
  }

  @Test func aPortWhereNobodyListens() throws {
    let url = "http://127.0.0.1:\(try LoopbackServer.refusingPort())"
    expectFailure(try users("show", "octocat", "--base-url", url), "No connection to")
  }

  @Test func aSilentServer() throws {
    let server = try LoopbackServer { _ in .silence }
    expectFailure(
      try users("show", "octocat", "--base-url", server.url, "--timeout", "1"), "The answer of")
  }

  @Test func aFailureLeavesTheStateAsItWas() throws {
    _ = try users("show", "example-zoe")
    _ = try show(.http(status: 503, body: ""))
    #expect(try users("show").outputLines.first == "Zoë Beispiel (example-zoe)")
    #expect(try users("history").outputLines.count == 1)
  }
}
