import Foundation
import Gtk
import SwiftUI
import XCTest

private struct Texts: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text("Body with **bold** and *italic* words")
      Text("Secondary").foregroundColor(.secondary)
      Text("Caption, underlined").font(.caption).underline()
      Text("Monospaced 0123").font(.system(.body, design: .monospaced))
      Text(String(repeating: "A long text that is broken into lines. ", count: 4))
        .lineLimit(2)
      Text("Two lines,\ncentred").multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
      HStack {
        SwiftUI.Image(systemName: "star.fill").foregroundColor(.yellow)
        SwiftUI.Label("With a symbol", systemImage: "calendar")
        Spacer()
        Text("trailing")
      }
      Divider()
    }
    .padding()
  }
}

private struct Controls: View {
  @State private var text = "Text"
  @State private var isOn = true
  @State private var level = 0.4
  @State private var count = 2
  @State private var choice = 1
  @State private var date = Date(timeIntervalSinceReferenceDate: 700_000_000)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        SwiftUI.Button("Default") {}
        SwiftUI.Button("Prominent") {}.buttonStyle(.borderedProminent)
        SwiftUI.Button("Borderless") {}.buttonStyle(.borderless)
        SwiftUI.Button("Delete", role: .destructive) {}
        SwiftUI.Button("Off") {}.disabled(true)
      }
      TextField("Name", text: $text)
      TextField("Prompt", text: .constant(""))
      SecureField("Secret", text: $text)
      Toggle("Switch", isOn: $isOn)
      Toggle("Ticked", isOn: $isOn).toggleStyle(.checkbox)
      Slider(value: $level)
      Stepper("Count: \(count)", value: $count, in: 0...5)
      Picker("Segmented", selection: $choice) {
        Text("One").tag(0)
        Text("Two").tag(1)
        Text("Three").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Menu", selection: $choice) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      Picker("Inline", selection: $choice) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .pickerStyle(.inline)
      DatePicker("Date", selection: $date)
      ProgressView(value: level)
      HStack {
        ProgressView()
        ProgressView("Loading")
        Menu("Menu") { SwiftUI.Button("Item") {} }
      }
      TextEditor(text: $text).frame(height: 60)
    }
    .padding()
  }
}

private struct Shapes: View {
  private let gradient = SwiftUI.LinearGradient(
    colors: [.red, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 20) {
        Rectangle().fill(SwiftUI.Color.blue).frame(width: 60, height: 60)
        RoundedRectangle(cornerRadius: 12).fill(gradient).frame(width: 60, height: 60)
        Circle().stroke(SwiftUI.Color.green, lineWidth: 6).frame(width: 60, height: 60)
        Capsule().fill(SwiftUI.Color.orange).frame(width: 80, height: 40)
        Circle().trim(from: 0, to: 0.7)
          .stroke(SwiftUI.Color.red, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .frame(width: 60, height: 60)
      }
      HStack(spacing: 20) {
        Text("Shadow").padding().background(SwiftUI.Color.white).foregroundColor(.black)
          .cornerRadius(8).shadow(radius: 5)
        Text("Border").padding().border(SwiftUI.Color.red, width: 2)
        Text("Faded").opacity(0.4)
        Text("Turned").rotationEffect(.degrees(30))
        Text("Large").scaleEffect(1.5)
      }
      HStack(spacing: 20) {
        Circle().fill(
          RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 40)
        ).frame(width: 80, height: 80)
        Circle().fill(AngularGradient(colors: [.red, .green, .blue, .red], center: .center))
          .frame(width: 80, height: 80)
        Text("Blur").blur(radius: 2)
        ZStack {
          SwiftUI.Color.mint
          Text("ZStack")
        }
        .frame(width: 100, height: 60).clipShape(Capsule())
        Text("Gray").foregroundColor(.red).grayscale(1)
      }
    }
    .padding()
  }
}

private struct ListPage: View {
  var body: some View {
    NavigationView {
      SwiftUI.List {
        SwiftUI.Section(header: Text("First")) {
          ForEach(0..<4) { number in
            NavigationLink(destination: Text("Page")) {
              HStack {
                Circle().fill(SwiftUI.Color.blue).frame(width: 30, height: 30)
                VStack(alignment: .leading) {
                  Text("Row \(number)").font(.headline)
                  Text("with a second line").font(.subheadline).foregroundColor(.secondary)
                }
              }
            }
          }
        }
        SwiftUI.Section(header: Text("Second"), footer: Text("A footer")) {
          Text("Plain row")
          Toggle("A toggle", isOn: .constant(true))
        }
      }
      .navigationTitle("List")
      .toolbar { SwiftUI.Button("Add") {} }
    }
  }
}

private struct FormPage: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Form {
        SwiftUI.Section("Account") {
          TextField("Name", text: $text)
          SecureField("Password", text: $text)
        }
        SwiftUI.Section {
          Toggle("Notifications", isOn: .constant(true))
          Picker("Colour", selection: .constant(1)) {
            Text("Red").tag(1)
            Text("Green").tag(2)
          }
          Stepper("Count", value: .constant(1))
          LabeledContent("Version", value: "1.0")
          SwiftUI.Button("Sign in") {}
        }
      }
      .navigationTitle("Form")
      .searchable(text: $text)
    }
  }
}

private struct TabPage: View {
  var body: some View {
    TabView {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<30) { Text("Line \($0)").frame(maxWidth: .infinity, alignment: .leading) }
        }
        .padding()
      }
      .tabItem { SwiftUI.Label("Home", systemImage: "house") }
      Text("Second").tabItem { SwiftUI.Label("Favourites", systemImage: "star") }
      Text("Third").tabItem { SwiftUI.Label("Settings", systemImage: "gear") }
    }
  }
}

final class GalleryTests: ViewTestCase {
  func testTexts() throws { try onMain { try show("texts", Texts()) } }
  func testControls() throws { try onMain { try show("controls", height: 860, Controls()) } }
  func testShapes() throws { try onMain { try show("shapes", height: 420, Shapes()) } }
  func testLists() throws { try onMain { try show("list", ListPage()) } }
  func testForms() throws { try onMain { try show("form", FormPage()) } }
  func testRightToLeft() throws {
    try onMain {
      Appearance.isRightToLeft = true
      defer { Appearance.isRightToLeft = false }
      try show("list-rtl", ListPage())
      try show("controls-rtl", height: 860, Controls())
    }
  }

  func testTabs() throws { try onMain { try show("tabs", height: 480, TabPage()) } }
}

@MainActor
private func show<V: View>(
  _ name: String, width: CGFloat = 520, height: CGFloat = 640, _ view: V
) throws {
  for scheme in [Appearance.ColorScheme.light, .dark] {
    Appearance.colorScheme = scheme
    let window = TestWindow(width: width, height: height, view)
    pump(seconds: 0.1)
    let picture = try XCTUnwrap(window.hosted.window.picture())
    // Something is drawn.
    XCTAssertGreaterThan(Set(picture.rgbaData()).count, 8, name)
    try keep(window, as: "\(name)-\(scheme)")
    window.close()
  }
  Appearance.colorScheme = .light
}
