import Foundation
import Testing

@testable import CommandLineKit

@Suite("movies as a process")
struct MoviesCommandTests {
  private func movies(_ arguments: String..., environment: [String: String] = [:]) throws
    -> CommandRun
  {
    try CommandRun.run("movies", arguments, environment: environment)
  }

  @Test func listsThePopularFilmsFromTheSampleData() throws {
    let run = try movies("list", "--endpoint", "popular")

    #expect(run.status == 0)
    #expect(run.errorLines == ["movies: TMDB_API_KEY is not set: showing sample data"])
    #expect(run.outputLines.count == 22)
    #expect(run.outputLines[0].contains("Title") && run.outputLines[0].contains("Votes"))
    #expect(run.outputLines[2].contains("Dune: Part Two"))
    #expect(run.outputLines[2].contains("2024") && run.outputLines[2].contains("8.1"))
    #expect(run.outputLines.allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test func popularIsWhatIsListedWithoutAnEndpoint() throws {
    #expect(try movies("list").output == movies("list", "--endpoint=popular").output)
  }

  @Test(arguments: ["now_playing", "now-playing", "upcoming", "top_rated"])
  func listsTheOtherEndpoints(endpoint: String) throws {
    let run = try movies("list", "--endpoint", endpoint)
    #expect(run.status == 0)
    #expect(run.outputLines.count == 22)
  }

  @Test func turnsThePages() throws {
    let first = try movies("list").outputLines.dropFirst(2)
    let third = try movies("list", "--page", "3").outputLines.dropFirst(2)
    #expect(third.count == 6)
    #expect(first.allSatisfy { !third.contains($0) })
  }

  @Test func aPageBehindTheLastIsEmptyAndSaysSo() throws {
    let run = try movies("list", "--page", "9")
    #expect(run.status == 0)
    #expect(run.outputLines.count == 2)
    #expect(run.errorLines.last == "Page 9 of 3, 46 films in all.")
  }

  @Test func allPagesComeInOrderWithoutABarOutsideATerminal() throws {
    let all = try movies("list", "--all", "--json")
    let ids = try ids(all.output)
    var expected: [Int] = []
    for page in 1...3 {
      expected += try self.ids(movies("list", "--page", "\(page)", "--json").output)
    }
    #expect(ids == expected && ids.count == 46)
    #expect(all.errorLines.count == 1)
  }

  private func ids(_ json: String) throws -> [Int] {
    let films = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    return try #require(films).compactMap { $0["id"] as? Int }
  }

  @Test func printsJSONInTheFormOfTheService() throws {
    let run = try movies("list", "--json")
    let films = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    let film = try #require(films?.first)
    #expect(film["title"] as? String == "Dune: Part Two")
    #expect(film["release_date"] as? String == "2024-03-01")
    #expect(film["vote_count"] as? Int == 7100)
  }

  @Test(arguments: [20, 40, 60, 100])
  func fitsIntoTheWidth(width: Int) throws {
    let run = try movies("list", "--all", "--width", "\(width)")
    let film = try movies("show", "129", "--width", "\(width)")
    #expect(run.outputLines.allSatisfy { $0.displayWidth <= width })
    #expect(film.outputLines.allSatisfy { $0.displayWidth <= width })
  }

  @Test func showsAFilm() throws {
    let run = try movies("show", "129")

    #expect(run.status == 0)
    #expect(run.outputLines.first == "Spirited Away (2001)")
    for part in [
      "千と千尋の神隠し", "8.5 of 10 (17,200 votes)", "2 h 5 min", "Hayao Miyazaki",
      "Animation, Family, Fantasy", "Rumi Hiiragi", "Chihiro", "bathhouse",
    ] {
      #expect(run.output.contains(part), "\(part)")
    }
  }

  @Test func showsAFilmAsJSON() throws {
    let run = try movies("show", "129", "--json")
    let film = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(film?["original_title"] as? String == "千と千尋の神隠し")
    #expect((film?["credits"] as? [String: Any])?["cast"] is [Any])
  }

  @Test func aFilmThatIsNotThereFails() throws {
    let run = try movies("show", "4")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.errorLines.last
        == "movies: there is no film with the number 4. 'movies list' prints the numbers."
    )
  }

  @Test func helpAndVersion() throws {
    let help = try movies("--help")
    #expect(help.status == 0 && help.error == "")
    #expect(help.output.contains("Usage: movies <command> [options]"))
    #expect(help.output.contains("TMDB_API_KEY"))
    let list = try movies("list", "--help")
    #expect(list.status == 0 && list.output.contains("--endpoint <name>"))
    #expect(try movies("--version").output == "movies \(tributaryVersion)\n")
  }

  @Test(arguments: [
    (["lisst"], "did you mean 'list'?"),
    (["list", "--endpoint", "best"], "now_playing, popular, upcoming, top_rated"),
    (["list", "--page", "0"], "from 1 to 500"), (["list", "--page", "x"], "not 'x'"),
    (["list", "--page", "2", "--all"], "exclude"), (["list", "--width", "3"], "from 20"),
    (["show"], "missing <id>"), (["show", "abc"], "not 'abc'"), (["show", "-1"], "unknown option"),
    (["list", "--base-url", "localhost"], "http://"),
    (["list", "--base-url", "ftp://x"], "http://"),
    (["list", "--timeout", "0"], "from 1"), (["list", "--json", "--json"], "twice"),
    (["show", "99999999999999999999"], "whole number"), (["list", "a\nb"], "'a b'"),
  ])
  func badArgumentsEndWith64AndOneLine(arguments: [String], part: String) throws {
    let run = try CommandRun.run("movies", arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("movies: ") && run.error.contains(part), "\(run.error)")
  }

  @Test func withoutArgumentsAndADisplayTheListIsPrinted() throws {
    #expect(try CommandRun.run("movies", []).output == movies("list").output)
  }

  @Test func aReaderThatGoesAwayIsNoError() throws {
    let run = try CommandRun.shell(
      "\"$movies\" list --all 2>/dev/null | head -1; \"$movies\" show 129 2>/dev/null | true")
    #expect(run.outputLines.count == 1)
    #expect(run.error == "")
  }

  @Test func aFullDiskIsToldInOneLine() throws {
    let run = try CommandRun.shell("\"$movies\" list 2>&1 >/dev/full")
    #expect(run.status == 74)
    #expect(run.outputLines.last == "cannot write the output: No space left on device")
  }

  @Test func aClosedOutputIsToldInOneLine() throws {
    let run = try CommandRun.shell("\"$movies\" list >&-")
    #expect(run.status == 74)
    #expect(run.errorLines.last == "cannot write the output: Bad file descriptor")
  }

  @Test(arguments: ["2>&-", "2>/dev/full", "<&-", "<&- 2>&-"])
  func aStreamThatIsNotNeededMayBeMissing(redirection: String) throws {
    let run = try CommandRun.shell("\"$movies\" list \(redirection)")
    #expect(run.status == 0)
    #expect(run.outputLines.count == 22)
  }

  @Test func drawsTheBarAndFitsTheTableOnATerminal() throws {
    let terminal = try PseudoTerminal(columns: 50)
    let process = CommandRun.process("movies", ["list", "--all"], environment: [:])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = terminal.device
    process.standardError = terminal.device
    try process.run()
    process.waitUntilExit()
    let transcript = try terminal.transcript()

    #expect(process.terminationStatus == 0)
    #expect(transcript.contains("1/3 pages\u{1B}[K"))
    #expect(transcript.contains("3/3 pages\u{1B}[K\r\u{1B}[K"))
    let table = transcript.split(separator: "\n").drop { !$0.contains("Title") }.dropFirst()
    #expect(table.count == 47)
    #expect(table.allSatisfy { String($0).displayWidth <= 50 })
    #expect(table.contains { $0.contains("…") })
  }
}
