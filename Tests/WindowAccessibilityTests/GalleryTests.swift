import AccessibilityTesting
import Testing

extension WindowAccessibilityTests {
  @ScreenReader @Suite("controls")
  struct Gallery {
    @Test("each control has a role, a name and a value, and does what it is for")
    func controls() throws {
      let gallery = try AccessibleProgram("control-gallery")
      let mode = try gallery.wait(for: .checkBox, "Airplane mode")
      try mode.perform("toggle")
      try gallery.wait(for: .label, "On the ground")
      try gallery.wait(until: "the tick") { mode.states.contains(.checked) }

      let level = try gallery.wait(for: .slider, "Level")
      #expect(try level.value == 20)
      ScreenReader.forgetEvents()
      try level.set(70)
      try gallery.wait(for: .label, "Level is 70")
      let done = try gallery.wait(for: .progressBar, "Done")
      try gallery.wait(until: "the progress") { try done.value == 0.7 }
      // GTK 4.8 tells of a change of a number only those who ask.
      try gallery.wait(until: "the news of it") {
        ScreenReader.events.contains {
          $0.kind == "object:property-change:accessible-name" && $0.text == "Level is 70"
        }
      }
      #expect(try gallery.wait(for: .progressBar, "Waiting").states.contains(.busy))

      try gallery.wait(for: .button, "Count: 2: increase").perform("click")
      try gallery.wait(for: .label, "Count: 3")
      try gallery.wait(for: .button, "Tapped 0 times").perform("tap.click")
      try gallery.wait(for: .button, "Tapped 1 times")
      try gallery.wait(for: .button, "Add ten").perform("click")
      try gallery.wait(for: .button, "Tapped 11 times")
      let guest = try gallery.wait(for: .label, "A guest")
      try guest.perform("wave.perform")
      try guest.perform("shake-hands.perform")
      try gallery.wait(for: .button, "Tapped 311 times")
      try gallery.wait(for: .button, "More")
      try Audit.check(gallery)
    }

    @Test("one of a few is chosen from a list that opens")
    func choice() throws {
      let gallery = try AccessibleProgram("control-gallery")
      try gallery.wait(for: .comboBox, "Size")
      try gallery.wait(for: .button, "Size: Large").perform("click")
      try gallery.wait(for: .listItem, "Small")
      try gallery.wait(for: .listItem, "Large")
      try Keyboard.press(.up)
      try Keyboard.press(.enter)
      try gallery.wait(for: .button, "Size: Small")
    }

    @Test("texts are read as they are meant")
    func texts() throws {
      let gallery = try AccessibleProgram("control-gallery")
      let tab = try gallery.wait(for: .tab, "Texts")
      #expect(!tab.states.contains(.selected))
      try tab.perform("click")
      try gallery.wait(until: "the tab") { tab.states.contains(.selected) }
      try gallery.wait(for: .heading, "Chapter")
      let note = try gallery.wait(for: .text, "Note")
      #expect(note.states.contains(.multiLine))
      #expect(try note.text == "A note")
      try note.type("Other")
      try gallery.wait(for: .label, "Typed: Other")
      try gallery.wait(for: .passwordText, "Secret")
      let stars = try gallery.wait(for: .panel, "Three, stars")
      #expect(try stars.explanation == "of five")
      #expect(try gallery.root.first(.panel, "Whole") != nil)
      for unread in ["Three", "not read", "hidden", "unseen"] {
        #expect(try gallery.root.first(.label, unread) == nil)
      }
      try Audit.check(gallery)
    }
  }
}
