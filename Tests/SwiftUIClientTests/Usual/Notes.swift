// Notes as apps of the last years are written: that it compiles is the test.

import Combine
import Foundation
import SwiftUI

struct Note: Identifiable, Equatable {
  var id = UUID(); var title = ""; var text = ""; var date = Date(); var isDone = false
}

@Observable final class NotesModel {
  var notes: [Note] = []
  var selection: Set<UUID> = []
  var path = NavigationPath()
  func add() { notes.append(Note(title: "New")) }
}

struct SizeKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
struct MaxWidthKey: PreferenceKey {
  typealias Value = CGFloat
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  func readSize(_ onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) }
    )
    .onPreferenceChange(SizeKey.self, perform: onChange)
  }
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
  func card() -> some View { modifier(CardModifier()) }
}

struct CardModifier: ViewModifier {
  @Environment(\.theme) var theme
  @State var inset: CGFloat = 12
  func body(content: Content) -> some View {
    content.padding(inset).background(
      RoundedRectangle(cornerRadius: 10).fill(Color(.secondarySystemBackground)).shadow(
        radius: 2, x: 0, y: 1))
  }
}

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .padding()
      .background(isEnabled ? Color.blue : .gray)
      .cornerRadius(8)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct NotesView: View {
  @State private var model = NotesModel()
  @State private var size = CGSize.zero
  @State private var tab = 0
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.locale) var locale
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    @Bindable var model = model
    TabView(selection: $tab) {
      NavigationView {
        List(selection: $model.selection) {
          ForEach($model.notes) { $note in
            HStack {
              Toggle(note.title, isOn: $note.isDone).labelsHidden()
              TextField("Title", text: $note.title)
              Spacer()
              Text(note.date, format: .dateTime.day().month()).font(.footnote.monospacedDigit())
              Text(note.date.formatted(date: .abbreviated, time: .shortened))
            }
          }
          .onDelete { model.notes.remove(atOffsets: $0) }
        }
        .listStyle(.plain)
        Text("Pick").font(.system(size: 20, weight: .medium, design: .rounded))
      }
      .tabItem { Label("Notes", systemImage: "note.text") }
      .badge(model.notes.count)
      .tag(0)
      NavigationStack(path: $model.path) {
        ScrollView(.vertical, showsIndicators: false) {
          LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
            Section(header: Text("All").font(.title3)) {
              ForEach(Array(model.notes.enumerated()), id: \.element.id) { index, note in
                Text("\(index + 1). \(note.title)").id(note.id).card()
                  .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
                  .onTapGesture { print(1) }
              }
            }
          }
          .padding()
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .tabItem {
        Image(systemName: "list.bullet"); Text("List")
      }
      .tag(1)
    }
    .readSize { size = $0 }
    .onReceive(timer) { _ in }
    .onChange(of: scenePhase) { phase in if phase == .background {} }
    .environment(\.theme, "fancy")
    .environment(model)
    .if(size.width > 300) { $0.padding() }
    .alert("Rename", isPresented: .constant(false)) {
      TextField("Name", text: .constant(""))
      Button("OK") {}
    }
    .task(id: tab) {
      tab = 1; await Task.yield()
    }
    .statusBar(hidden: true)
    .edgesIgnoringSafeArea(.all)
  }
}

struct Chart: View {
  let values: [Double]
  var body: some View {
    GeometryReader { geometry in
      Path { path in
        for (i, v) in values.enumerated() {
          let p = CGPoint(
            x: geometry.size.width * CGFloat(i) / CGFloat(values.count),
            y: geometry.size.height * (1 - v))
          if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
        }
      }
      .stroke(
        LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing),
        style: StrokeStyle(lineWidth: 2, lineCap: .round))
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 100)
    .mask(Rectangle())
    .drawingGroup()
  }
}

struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: 10, startAngle: .degrees(0),
      endAngle: .degrees(90), clockwise: false)
    p.closeSubpath(); return p
  }
}

@MainActor final class NoteSettings: ObservableObject {
  @Published var name = ""
  @Published var volume = 0.5
  static let shared = NoteSettings()
}

struct SettingsView: View {
  @ObservedObject var settings = NoteSettings.shared
  @State var tab = 0
  @State private var drag = CGSize.zero
  var body: some View {
    VStack {
      Text("Hello, \(settings.name)!").kerning(1).textCase(.uppercase).minimumScaleFactor(0.5)
      ForEach(0..<3, id: \.self) { i in Text("\(i)") }
      ForEach(["a", "b"], id: \.self) { Text($0) }
      Button(action: { settings.name = "x" }) { Text("Go").frame(maxWidth: .infinity) }.buttonStyle(
        PrimaryButtonStyle())
      Circle().trim(from: 0, to: 0.7).stroke(Color.red, style: StrokeStyle(lineWidth: 4))
        .rotationEffect(.degrees(-90)).frame(width: 50, height: 50)
      Image(systemName: "star").symbolRenderingMode(.multicolor).font(.system(size: 30))
      Wave(phase: 0).fill(.blue)
      Menu {
        Button("A") {}; Divider(); Button("B") {}
      } label: {
        Image(systemName: "ellipsis.circle")
      }
      ProgressView(value: 0.3, total: 1).tint(.green)
      SecureField("Password", text: $settings.name).textFieldStyle(RoundedBorderTextFieldStyle())
      NavigationLink(destination: Text("x")) { Text("y") }
      NavigationLink("z", destination: Text("x"))
      AnyView(Text("any"))
      Text("a") + Text("b").bold()
      Color.primary.opacity(0.1)
      ZStack(alignment: .bottomTrailing) {
        Color.red; Text("hi").offset(x: drag.width)
      }
      .coordinateSpace(name: "zone")
      .layoutPriority(1)
      .zIndex(2)
      .allowsHitTesting(false)
      .blur(radius: 1)
      .help("tip")
    }
    .font(.custom("Avenir", size: 17))
    .dynamicTypeSize(.large)
    .alignmentGuide(.leading) { d in d[.trailing] }
  }
}
