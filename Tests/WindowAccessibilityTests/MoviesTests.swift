import AccessibilityTesting
import Testing

extension WindowAccessibilityTests {
  @ScreenReader @Suite("movies")
  struct Movies {
    /// Without a way to the service.
    static let offline = [
      "TMDB_API_KEY": "none", "https_proxy": "http://127.0.0.1:9", "no_proxy": "",
    ]

    @Test("a list is chosen, by its name and by counting", arguments: ["movies", "movies-uikit"])
    func lists(program: String) throws {
      let movies = try AccessibleProgram(program)
      let choices = ["Now Playing", "Popular", "Upcoming", "Top Rated"]
      let films = try choices.map { choice -> [String] in
        let button = try movies.wait(for: .radioButton, choice)
        let before = try names(in: movies)
        let isOn = button.states.contains(.checked)
        try button.perform("click")
        try movies.wait(until: "\(choice) being chosen") { button.states.contains(.checked) }
        try movies.wait(until: "the films of \(choice)") {
          let now = try names(in: movies)
          return !now.isEmpty && (isOn || now != before)
        }
        return try names(in: movies)
      }
      #expect(Set(films).count == choices.count)
      try Audit.check(movies)
      guard program == "movies" else { return }
      #expect(
        try !movies.wait(for: .button, "Enter your index: increase").states.contains(.sensitive))
      try movies.wait(for: .button, "Enter your index: decrease").perform("click")
      let upcoming = try movies.wait(for: .radioButton, "Upcoming")
      try movies.wait(until: "one list less") { upcoming.states.contains(.checked) }
    }

    private func names(in movies: AccessibleProgram) throws -> [String] {
      try movies.root.all(.listItem).map { try $0.name }
    }

    @Test("a film is opened, read and left")
    func film() throws {
      let movies = try AccessibleProgram("movies")
      let row = try movies.wait(for: .listItem) { try $0.name.hasPrefix("12 Angry Men") }
      #expect(try row.name.hasPrefix("12 Angry Men, Rating, 85%, "))
      #expect(
        try row.name.hasSuffix(
          "1957, Eleven jurors are ready to send a boy to his death before lunch. "
            + "The twelfth would like to talk about it first."))
      #expect(try row.explanation == "1 of 20")
      try row.perform("row.activate")
      try movies.wait(for: .frame, "12 Angry Men")
      try movies.wait(for: .heading, "12 Angry Men")
      try movies.wait(for: .image, "Poster of 12 Angry Men")
      let rating = try movies.wait(for: .panel, "Rating")
      #expect(try rating.explanation == "85%")
      #expect(try rating.children.filter(\.isShown).isEmpty)
      try movies.wait(for: .label) { try $0.name.hasSuffix("would like to talk about it first.") }
      try Audit.check(movies)
      try movies.wait(for: .button, "Back").perform("click")
      try movies.wait(for: .frame, "Movies")
      try movies.wait(for: .heading, "Movies")
    }

    @Test("a film is opened from a table, read and left")
    func filmOfTable() throws {
      let movies = try AccessibleProgram("movies-uikit")
      let row = try movies.wait(for: .listItem) { try $0.name.hasPrefix("12 Angry Men") }
      #expect(try row.name.contains("★ 85%"))
      #expect(try row.explanation == "1 of 20")
      try movies.wait(for: .button, "Fetch the list again")
      try row.perform("row.activate")
      try movies.wait(for: .frame, "12 Angry Men")
      try movies.wait(for: .image, "Poster of 12 Angry Men")
      try movies.wait(for: .heading, "12 Angry Men")
      try Audit.check(movies)
      try movies.wait(for: .button, "Movies").perform("click")
      try movies.wait(for: .heading, "Movies")
    }

    @Test("what went wrong is read, and answered", arguments: ["movies", "movies-uikit"])
    func alert(program: String) throws {
      let movies = try AccessibleProgram(program, environment: Self.offline)
      let alert = try movies.wait(for: .dialog)
      #expect(alert.states.contains(.modal))
      #expect(try alert.name.count > 10)
      #expect(try alert.explanation.count > 20)
      #expect(try alert.first(.label, alert.name) != nil)
      #expect(try alert.first(.button, "Try Again") != nil)
      try Audit.check(movies)
      let no = try #require(try alert.first(.button, program == "movies" ? "Cancel" : "OK"))
      try no.perform("click")
      try movies.waitForEnd(of: .dialog)
    }
  }
}
