import Foundation
import Testing

@Suite("movies and a server")
struct MoviesServiceFailureTests {
  private func list(
    _ server: LoopbackServer, _ more: String..., environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun.run(
      "movies", ["list", "--base-url", server.url] + more, environment: environment)
  }

  private func expectFailure(_ run: CommandRun, _ parts: String...) {
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("movies: " + parts[0]), "\(run.error)")
    for part in parts { #expect(run.error.contains(part), "\(run.error)") }
  }

  @Test func asksTheServerOfTheBaseURL() throws {
    let server = try LoopbackServer { _ in
      .http(
        status: 200,
        body: """
          {"page":1,"total_pages":1,"total_results":1,
          "results":[{"id":5000000000,"title":"Ode","release_date":""}]}
          """)
    }
    let run = try CommandRun.run(
      "movies", ["list", "--base-url", server.url + "/3/", "--endpoint", "top_rated"],
      environment: ["TMDB_API_KEY": "a+b&c"])

    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.outputLines.last == "5000000000  Ode    –          –      0")
    #expect(server.targets == ["/3/movie/top_rated?api_key=a%2Bb%26c"])
  }

  @Test func theSchemeOfTheBaseURLMayBeInCapitals() throws {
    let server = try LoopbackServer { _ in .http(status: 503, body: "") }
    let url = server.url.replacing("http://", with: "HTTP://")
    let run = try CommandRun.run("movies", ["list", "--base-url", url])
    #expect(run.error.contains("(status 503)"), "\(run.error)")
  }

  @Test func sendsNoKeyWhereThereIsNone() throws {
    let server = try LoopbackServer { _ in .http(status: 500, body: "") }
    _ = try list(server, "--page", "2", environment: ["TMDB_API_KEY": ""])
    #expect(server.targets == ["/movie/popular?page=2"])
  }

  @Test func aRefusedKey() throws {
    let server = try LoopbackServer { _ in
      .http(status: 401, body: #"{"status_code":7,"status_message":"Invalid API key"}"#)
    }
    expectFailure(
      try list(server, environment: ["TMDB_API_KEY": "wrong"]),
      "The film service refused the key (status 401). "
        + "Set TMDB_API_KEY to a valid key of themoviedb.org.")
  }

  @Test func aRefusalThatAsksForCredentials() throws {
    let server = try LoopbackServer { _ in
      .raw(
        "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"films\"\r\n"
          + "Content-Length: 0\r\nConnection: close\r\n\r\n")
    }
    expectFailure(try list(server), "The film service refused the key (status 401).")
  }

  @Test(arguments: [
    (429, "The film service was asked too often (status 429). Wait a little and try again."),
    (503, "The film service is out of order (status 503). Wait a little and try again."),
    (
      418,
      "The film service refused the request (status 418). Check the arguments and the base URL."
    ),
  ])
  func otherStatuses(status: Int, line: String) throws {
    let server = try LoopbackServer { _ in .http(status: status, body: "") }
    expectFailure(try list(server), line)
  }

  @Test func anAnswerThatIsNotJSON() throws {
    let server = try LoopbackServer { _ in .http(status: 200, body: "<html>hello</html>") }
    expectFailure(
      try list(server),
      "The answer of the service is not what was expected", "Check that the address belongs")
  }

  @Test func anAnswerOfAnotherShape() throws {
    let server = try LoopbackServer { _ in
      .http(
        status: 200,
        body: #"{"page":1,"total_pages":1,"total_results":1,"results":[{"title":"No number"}]}"#)
    }
    expectFailure(
      try list(server),
      "The answer of the service is not what was expected at results[0].id: the value is missing.")
  }

  @Test func aRefusedConnection() throws {
    let port = try LoopbackServer.refusingPort()
    let run = try CommandRun.run(
      "movies", ["list", "--base-url", "http://127.0.0.1:\(port)"])
    expectFailure(
      run,
      "No connection to “127.0.0.1” could be made. "
        + "Check the address and its port, and that the service is running.")
  }

  @Test func aHostThatIsNotThere() throws {
    let run = try CommandRun.run("movies", ["list", "--base-url", "http://nowhere.invalid/3"])
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.error.contains("The name “nowhere.invalid” is not known."))
  }

  @Test func aServerThatIsSilent() throws {
    let server = try LoopbackServer { _ in .silence }
    expectFailure(
      try list(server, "--timeout", "1"),
      "The answer of ", "took too long. Try again.")
  }

  @Test func aConnectionThatIsCut() throws {
    let server = try LoopbackServer { _ in .cut(body: #"{"page":1,"#) }
    let run = try list(server)
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.error.contains("The connection to “127.0.0.1” "), "\(run.error)")
  }

  @Test func aServerThatHangsUp() throws {
    let server = try LoopbackServer { _ in .raw("") }
    let run = try list(server)
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
  }

  @Test func anAddressOfIPv6InBracketsIsNotBlamedOnThePerson() throws {
    let run = try CommandRun.run("movies", ["list", "--base-url", "http://[::1]:9/3"])
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
    // The second where the system's session takes such addresses.
    #expect(
      run.error.contains("“::1”: it takes no address of IPv6 in brackets. Give the computer's name")
        || run.error.contains("No connection to “::1” could be made."), "\(run.error)")
  }

  @Test(arguments: [
    (
      404, #"{"status_code":34,"status_message":"Not found."}"#,
      "movies: there is no film with the number 7. 'movies list' prints the numbers."
    ),
    (
      404, "<html>Not found</html>",
      "movies: The film service has nothing at this address (status 404). Check the base URL."
    ),
    (
      404, #"{"status_code":6}"#,
      "movies: The film service has nothing at this address (status 404). Check the base URL."
    ),
  ])
  func onlyTheServiceCanSayThatThereIsNoSuchFilm(status: Int, body: String, line: String) throws {
    let server = try LoopbackServer { _ in .http(status: status, body: body) }
    let run = try CommandRun.run("movies", ["show", "7", "--base-url", server.url])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errorLines == [line])
  }

  private static func page(_ number: Int) -> LoopbackServer.Answer {
    .http(
      status: 200,
      body: """
        {"page":\(number),"total_pages":3,"total_results":3,
        "results":[{"id":\(number),"title":"Film \(number)"}]}
        """)
  }

  @Test func thePagesBeforeAFailureAreShown() throws {
    let server = try LoopbackServer(answers: [
      Self.page(1), Self.page(2), .http(status: 500, body: ""),
    ])
    let run = try list(server, "--all")
    #expect(run.status == 1)
    #expect(run.outputLines.count == 4)
    #expect(run.output.contains("Film 1") && run.output.contains("Film 2"))
    #expect(
      run.errorLines == [
        "movies: the list ends here: page 3 of 3 did not come. "
          + "The film service is out of order (status 500). Wait a little and try again."
      ])
    #expect(
      server.targets == ["/movie/popular", "/movie/popular?page=2", "/movie/popular?page=3"])
  }

  @Test func thePagesBeforeAFailureAreShownAsJSON() throws {
    let server = try LoopbackServer(answers: [Self.page(1), .cut(body: "{")])
    let run = try list(server, "--all", "--json")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("[") && run.output.hasSuffix("]\n"))
    #expect(run.output.contains("Film 1"))
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("movies: the list ends here: page 2 of 3 did not come. "))
  }

  @Test func allPagesEndWithTheFirstIfThatFails() throws {
    let server = try LoopbackServer { _ in .http(status: 500, body: "") }
    expectFailure(
      try list(server, "--all"),
      "The film service is out of order (status 500). Wait a little and try again.")
    #expect(server.targets == ["/movie/popular"])
  }
}
