import SwiftUI

final class TempViewModel: ObservableObject {
  @Published var city = "London"
  @Published var temperature: Double?

  private var cancellables: Set<AnyCancellable> = []

  init() {
    $city
      .debounce(for: 0.3, scheduler: RunLoop.main)
      .removeDuplicates()
      .flatMap { Just(Double($0.count)) }
      .map { Optional($0) }
      .assign(to: \.temperature, on: self)
      .store(in: &cancellables)
  }
}

struct WeatherView: View {
  @ObservedObject var model = TempViewModel()

  var body: some View {
    VStack {
      TextField("City", text: self.$model.city)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .padding()
      Text(model.temperature.map { "\($0) ºC" } ?? " ")
        .font(.headline)
        .padding(.bottom, 20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(
        gradient: Gradient(colors: [.blue, Color.white.opacity(0.5)]), startPoint: .top,
        endPoint: .bottom))
  }
}

struct FormSample: View {
  enum Field: Hashable { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var birthday = Date()
  @State private var isOn = true
  @State private var level = 0.3
  @State private var notes = ""
  @State private var selection: Set<Int> = []
  @State private var isConfirming = false
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section(header: Text("Who"), footer: Text("Nobody is told.")) {
          TextField("Name", text: $name).focused($focus, equals: .name).onSubmit {
            focus = .password
          }
          SecureField("Password", text: $password).focused($focus, equals: .password)
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
        }
        Section("Settings") {
          Toggle(isOn: $isOn) { Label("Notify", systemImage: "bell") }
          Slider(value: $level, in: 0...1) { Text("Level") }
          TextEditor(text: $notes).frame(minHeight: 80)
        }
        switch level {
        case ..<0.5: Text("low")
        default: Text("high").foregroundStyle(.secondary)
        }
        if #available(macOS 15, iOS 18, *) { Text("new") }
        if let first = name.first { Text("Hello \(String(first))") }
      }
      .navigationTitle("Profile")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Delete", role: .destructive) { isConfirming = true }
          Button {
            dismiss()
          } label: {
            Image(systemName: "checkmark")
          }
        }
      }
      .confirmationDialog("Delete?", isPresented: $isConfirming, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      }
      .task { await Task.yield() }
      .refreshable { await Task.yield() }
      .onChange(of: level) { old, new in isOn = new > old }
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in level += 0 }
    }
  }
}

struct Card: ViewModifier {
  var color = Color.blue

  func body(content: Content) -> some View {
    content
      .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
      .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(color, lineWidth: 1))
      .clipShape(Capsule())
  }
}

extension View {
  func card(_ color: Color = .blue) -> some View { modifier(Card(color: color)) }
}

struct Triangle: Shape {
  var ratio: CGFloat
  var animatableData: CGFloat {
    get { ratio }
    set { ratio = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX * ratio, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Gallery: View {
  @State private var isLarge = false

  var body: some View {
    TabView {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Triangle(ratio: isLarge ? 1 : 0.5).fill(.green).frame(width: 20, height: 20)
        Circle().strokeBorder(.red, lineWidth: 2).frame(width: 20)
        Ellipse().stroke(lineWidth: 3)
        Text("card").card(.orange)
        Spacer(minLength: 0)
      }
      .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { isLarge.toggle() } }
      .tabItem { Label("Shapes", systemImage: "star") }
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<5) { Text("\($0)").tag($0) } }
      }
      .tabItem { Text("Rows") }
    }
    .accentColor(.purple)
  }
}
