import SwiftUI

/// A window with one of each control, for the tests that use it as screen readers do.
@main
struct ControlGallery: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      TabView {
        Controls().tabItem { Text("Controls") }
        Texts().tabItem { Text("Texts") }
      }
    }
    .defaultSize(width: 480, height: 720)
  }
}

private struct Controls: View {
  @State private var isOn = false
  @State private var level = 20.0
  @State private var count = 2
  @State private var size = 1
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var taps = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Toggle("Airplane mode", isOn: $isOn)
      Text(isOn ? "On the ground" : "In the air")
      Slider(value: $level, in: 0...100).accessibilityLabel("Level")
      Text("Level is \(Int(level))")
      Stepper("Count: \(count)", value: $count, in: 0...9)
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(MenuPickerStyle())
      DatePicker("Day", selection: $day)
      ProgressView(value: level, total: 100).accessibilityLabel("Done")
      ProgressView().accessibilityLabel("Waiting")
      Text("Tapped \(taps) times")
        .onTapGesture { taps += 1 }
        .accessibilityAddTraits(.isButton)
      Text("A guest")
        .accessibilityAction(named: "Wave") { taps += 100 }
        .accessibilityAction(named: "Shake hands") { taps += 200 }
      Button {
        taps += 10
      } label: {
        Image(systemName: "plus").accessibilityLabel("Add ten")
      }
      Menu("More") {
        Button("Nothing") { taps = 0 }
      }
    }
    .padding()
  }
}

private struct Texts: View {
  @State private var note = "A note"
  @State private var secret = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Chapter").accessibilityAddTraits(.isHeader)
      TextEditor(text: $note).accessibilityLabel("Note")
      Text("Typed: \(note)")
      SecureField("Secret", text: $secret)
      HStack {
        Text("Three")
        Text("stars")
        Image(systemName: "star")
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue("of five")
      HStack {
        Text("not read")
      }
      .accessibilityElement()
      .accessibilityLabel("Whole")
      Text("hidden").accessibilityHidden(true)
      Text("unseen").opacity(0)
    }
    .padding()
  }
}
