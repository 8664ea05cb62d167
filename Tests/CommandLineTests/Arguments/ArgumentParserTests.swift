import Testing

@testable import CommandLineKit

@Suite("argument parser")
struct ArgumentParserTests {
  private let parser = ArgumentParser(
    Command(
      "tool", summary: "Does things.",
      options: [.init("quiet", help: "say nothing")],
      subcommands: [
        Command(
          "list", summary: "lists",
          options: [.init("page", value: "n", help: "which page"), .init("all", help: "all")]),
        Command("show", summary: "shows", operands: [.init("id", help: "which")]),
        Command("say", summary: "says", operands: [.init("word", isRepeated: true, help: "what")]),
      ]))

  private func run(_ arguments: String...) throws -> ParsedArguments? {
    if case .run(let parsed) = try parser.parse(arguments) { parsed } else { nil }
  }

  private func message(_ arguments: String...) -> String? {
    do {
      _ = try parser.parse(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func readsOptionsInBothSpellingsAndAnywhere() throws {
    var expected = ParsedArguments()
    expected.subcommands = ["list"]
    expected.options = ["page": "3", "all": "", "quiet": ""]
    #expect(try run("list", "--page", "3", "--all", "--quiet") == expected)
    #expect(try run("--quiet", "list", "--all", "--page=3") == expected)
  }

  @Test func readsOperands() throws {
    #expect(try run("show", "7")?.operands == ["7"])
    #expect(try run("show", "--", "-7")?.operands == ["-7"])
    #expect(try run("show", "-")?.operands == ["-"])
    #expect(try run("say", "a", "b", "c")?.operands == ["a", "b", "c"])
  }

  @Test func helpAndVersionWinOverWhatFollows() throws {
    #expect(try parser.parse(["--help", "--nonsense"]) == .help([]))
    #expect(try parser.parse(["list", "-h"]) == .help(["list"]))
    #expect(try parser.parse(["--version"]) == .version)
    #expect(try parser.parse(["show", "--help"]) == .help(["show"]))
  }

  @Test func tellsWhatDoesNotFit() {
    #expect(message() == "no command is given: one of list, show, say")
    #expect(message("lst") == "no command 'lst', did you mean 'list'?")
    #expect(message("dance") == "no command 'dance'")
    #expect(message("list", "--pgae", "1") == "unknown option '--pgae', did you mean '--page'?")
    #expect(message("list", "--zzz") == "unknown option '--zzz'")
    #expect(message("list", "-p") == "unknown option '-p'")
    #expect(message("list", "--page") == "--page needs a value: --page <n>")
    #expect(message("list", "--page", "--all") == "--page needs a value: --page <n>")
    #expect(message("list", "--page=") == "--page needs a value: --page <n>")
    #expect(message("list", "--page", "1", "--page", "2") == "--page is given twice")
    #expect(message("list", "--all=yes") == "--all takes no value")
    #expect(message("list", "more") == "unexpected argument 'more'")
    #expect(message("show") == "missing <id>")
    #expect(message("show", "1", "2") == "unexpected argument '2'")
    #expect(message("say") == "missing <word>")
  }

  @Test func readsWholeNumbersInARange() throws {
    let parsed = try #require(try run("list", "--page", "12"))
    #expect(try parsed.integer("page", in: 1...20) == 12)
    #expect(try parsed.integer("all", in: 1...20) == nil)
    #expect(throws: UsageError("--page takes a whole number from 1 to 9, not '12'")) {
      try parsed.integer("page", in: 1...9)
    }
  }

  @Test func helpNamesAllThatCanBeSaid() {
    let help = Command(
      "tool", summary: "Does things.", operands: [.init("id", isRequired: false, help: "which")],
      options: [.init("page", value: "n", help: "which page")], notes: "More."
    ).help()
    #expect(
      help == """
        Does things.

        Usage: tool [<id>] [options]

        Arguments:
          <id>  which

        Options:
          --page <n>  which page
          --help      print this help and exit
          --version   print the version and exit

        More.

        """)
  }
}
