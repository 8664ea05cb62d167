import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("looks of texts")
struct TextLookTests {
  private func properties(_ window: InMemoryWindow, _ index: Int = 0) -> TextProperties {
    guard case .text(let text) = window.elements("text")[index].properties.content else {
      fatalError("no text")
    }
    return text
  }

  @Test("a key's marks are looks, but those of values are none, nor those of verbatim texts")
  func markdown() {
    let name = "*x*"
    let window = InMemoryWindow(
      VStack {
        Text("**Hello** \(name), `code`")
        Text(verbatim: "**no**")
        Text(name)
      })
    let runs = properties(window).runs
    #expect(runs.map(\.text) == ["Hello", " *x*, ", "code"])
    #expect(runs.map(\.font.weight) == [700, 400, 400])
    #expect(runs[2].font.design == .monospaced)
    #expect(window.texts == ["Hello *x*, code", "**no**", "*x*"])
  }

  @Test("a link has the accent's colour, and opens what the environment says")
  func links() {
    final class Log { var opened: [URL] = [] }
    struct Root: View {
      let log: Log
      var body: some View {
        Text("Go to [the site](https://example.org).")
          .environment(
            \.openURL,
            OpenURLAction {
              log.opened.append($0)
              return .handled
            })
      }
    }
    let log = Log()
    let window = InMemoryWindow(Root(log: log))
    let runs = properties(window).runs
    #expect(runs.map(\.link?.absoluteString) == [nil, "https://example.org", nil])
    #expect(runs[1].color != nil && runs[0].color == nil)
    window.send(.openLink(1), to: window.elements("text")[0])
    window.send(.openLink(0), to: window.elements("text")[0])
    #expect(log.opened.map(\.absoluteString) == ["https://example.org"])
  }

  @Test("an attributed string's attributes are looks")
  func attributed() {
    var string = AttributedString("plain ")
    var red = AttributedString("red")
    red.foregroundColor = .red
    red.font = .title
    red.underlineStyle = .single
    red.backgroundColor = .yellow
    red.link = URL(string: "https://a.org")
    string += red
    let window = InMemoryWindow(Text(string))
    let runs = properties(window).runs
    #expect(runs.map(\.text) == ["plain ", "red"])
    #expect(runs.map(\.font.size) == [17, 28])
    #expect(runs.map(\.isUnderlined) == [false, true])
    #expect(runs[0].background == nil && runs[1].background != nil)
    #expect(runs[1].link != nil)
    #expect(runs[1].color != runs[0].color)
  }

  @Test("designs, digits, offsets and spaces reach the renderer")
  func looks() {
    let window = InMemoryWindow(
      Text("x").fontDesign(.rounded).monospacedDigit().baselineOffset(3).tracking(2)
        .lineSpacing(5).minimumScaleFactor(0.5))
    let text = properties(window)
    #expect(text.runs[0].font.design == .rounded)
    #expect(text.runs[0].font.hasMonospacedDigits)
    #expect(text.runs[0].baselineOffset == 3)
    #expect(text.runs[0].kerning == 2)
    #expect(text.lineSpacing == 5 && text.minimumScale == 0.5)
  }

  @Test("space is kept for lines that are not there")
  func reserved() {
    let window = InMemoryWindow(
      VStack(spacing: 0) {
        Text(verbatim: "a").lineLimit(3, reservesSpace: true)
        Text(verbatim: "b").lineLimit(2...4)
        Text(verbatim: "c").lineLimit(4)
      })
    #expect(window.elements("text").map(\.frame.height) == [48, 32, 16])
  }

  @Test("lines stand as far apart as is said")
  func spacing() {
    let window = InMemoryWindow(Text(verbatim: "a\nb\nc").lineSpacing(5))
    #expect(window.elements("text")[0].frame.height == 58)
  }

  @Test("a field along the vertical axis grows with its text, within its limits")
  func growing() {
    struct Root: View {
      @State var text = ""
      var body: some View {
        TextField("note", text: $text, axis: .vertical).lineLimit(2...3)
      }
    }
    let window = InMemoryWindow(Root())
    func height() -> CGFloat { window.elements("field")[0].frame.height }
    #expect(height() == 40)
    window.type("a\nb\nc", into: "note")
    #expect(height() == 56)
    window.type("a\nb\nc\nd\ne", into: "note")
    #expect(height() == 56)
  }
}

/// What time it is; used on the main actor only.
private final class Watch: @unchecked Sendable {
  var now = Date(timeIntervalSinceReferenceDate: 1_000_000)
}

@MainActor
@Suite("texts that tell the time")
struct TickingTextTests {
  private struct Root: View {
    let date: Date
    let style: Text.DateStyle
    var isShown = true
    var body: some View {
      if isShown { Text(date, style: style) }
      Text(verbatim: "other")
    }
  }

  private func window(_ style: Text.DateStyle, _ seconds: TimeInterval) -> (InMemoryWindow, Watch) {
    let watch = Watch()
    var values = EnvironmentValues()
    values.currentDate = { watch.now }
    let date = watch.now.addingTimeInterval(seconds)
    return (InMemoryWindow(environment: values, Root(date: date, style: style)), watch)
  }

  @Test(
    "spans are written in two units, offsets in one with a sign, timers with colons",
    arguments: [
      (Text.DateStyle.relative, -5, "5 sec"), (.relative, 150, "2 min, 30 sec"),
      (.relative, 120, "2 min"), (.relative, -90_000, "1 day, 1 hr"),
      (.relative, 200_000, "2 days, 7 hr"), (.offset, -7200, "-2 hours"),
      (.offset, 60, "+1 minute"),
      (.timer, 125, "2:05"), (.timer, -3725, "1:02:05"),
    ] as [(Text.DateStyle, TimeInterval, String)])
  func writing(_ style: Text.DateStyle, _ seconds: TimeInterval, _ text: String) {
    #expect(window(style, seconds).0.texts[0] == text)
  }

  @Test("a text that tells how long ago something was ticks while it is there")
  func ticking() {
    let (window, watch) = window(.timer, -1)
    #expect(window.host.isTicking)
    let date = watch.now.addingTimeInterval(-1)
    watch.now += 9
    window.host.tick()
    window.flush()
    #expect(window.texts[0] == "0:10")
    window.show(Root(date: date, style: .timer, isShown: false))
    #expect(!window.host.isTicking)
  }

  @Test("dates and times do not tick, nor do texts under another page")
  func still() {
    #expect(!window(.date, 0).0.host.isTicking)
    struct Pages: View {
      @State private var path: [Int] = []
      let watch: Watch
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text(watch.now, style: .relative)
            Button("push") { path = [1] }
          }
          .navigationDestination(for: Int.self) { _ in
            Button("pop") { path = [] }
          }
        }
      }
    }
    let window = InMemoryWindow(Pages(watch: Watch()))
    #expect(window.host.isTicking)
    window.tap("push")
    #expect(!window.host.isTicking)
    window.tap("pop")
    #expect(window.host.isTicking)
  }
}
