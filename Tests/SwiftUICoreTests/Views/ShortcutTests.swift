import SwiftUICore
import Testing

private struct Root: View {
  @State private var log = ""

  var body: some View {
    NavigationStack {
      VStack {
        Text(verbatim: "log\(log)")
        Button("new") { log += " new" }.keyboardShortcut("n")
        Button("off") { log += " off" }.keyboardShortcut("x", modifiers: []).disabled(true)
        Menu("menu") {
          Button("up") { log += " up" }.keyboardShortcut(.upArrow, modifiers: .option)
        }
      }
      .toolbar { Button("save") { log += " save" }.keyboardShortcut("s") }
    }
  }
}

@MainActor
@Suite("keyboard shortcuts")
struct ShortcutTests {
  @Test("keys press buttons, tools and the items of menus")
  func press() {
    let window = InMemoryWindow(Root())
    window.press("n")
    window.press("s")
    window.press(.upArrow, modifiers: .option)
    window.press("x", modifiers: [])
    window.press("n", modifiers: .shift)
    #expect(window.text("log new save up") != nil)
  }
}
