// A list with details as apps of the last years are written: that it compiles is the test.

import SwiftUI

struct Recipe: Identifiable, Hashable, Codable {
  let id: UUID
  var title: String
  var minutes: Int
  var isFavorite = false
  var tags: [String] = []
  enum Level: String, CaseIterable, Identifiable, Codable {
    case easy, medium, hard; var id: String { rawValue }
  }
  var level: Level = .easy
}

enum LoadState { case idle, loading, loaded([Recipe]), failed(Error) }

@MainActor
final class RecipeStore: ObservableObject {
  @Published private(set) var state = LoadState.idle
  @Published var recipes: [Recipe] = []
  @Published var query = ""
  @Published var error: StoreError?
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .sink { [weak self] in self?.search($0) }
      .store(in: &cancellables)
  }
  func search(_ text: String) {}
  func load() async {
    state = .loading
    try? await Task.sleep(nanoseconds: 1)
    state = .loaded([])
  }
  func delete(at offsets: IndexSet) { recipes.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) {
    recipes.move(fromOffsets: source, toOffset: destination)
  }
}

enum StoreError: LocalizedError, Identifiable {
  case offline
  var id: Int { 0 }
  var errorDescription: String? { "Offline" }
  var recoverySuggestion: String? { "Try again" }
}

struct RecipeListView: View {
  @StateObject private var store = RecipeStore()
  @State private var isAdding = false
  @State private var selected: Recipe?
  @State private var sort = SortOrder.title
  @State private var showsError = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) var sizeClass
  enum SortOrder: String, CaseIterable { case title, minutes }

  private var filtered: [Recipe] {
    store.recipes
      .filter { store.query.isEmpty || $0.title.localizedCaseInsensitiveContains(store.query) }
      .sorted { sort == .title ? $0.title < $1.title : $0.minutes < $1.minutes }
  }

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Recipes")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { EditButton() }
          ToolbarItem(placement: .primaryAction) {
            Button {
              isAdding = true
            } label: {
              Image(systemName: "plus")
            }
            .accessibilityLabel("Add")
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Picker("Sort", selection: $sort) {
              ForEach(SortOrder.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
            }
            .pickerStyle(.menu)
          }
        }
        .searchable(
          text: $store.query, placement: .navigationBarDrawer(displayMode: .always),
          prompt: "Search recipes"
        )
        .refreshable { await store.load() }
        .task { await store.load() }
        .sheet(isPresented: $isAdding) { EditRecipeView { store.recipes.append($0) } }
        .sheet(item: $selected) { recipe in Text(recipe.title) }
        .alert(isPresented: $showsError, error: store.error) { Button("OK", role: .cancel) {} }
        .alert("Error", isPresented: .constant(store.error != nil), presenting: store.error) {
          error in
          Button("Retry") { Task { await store.load() } }
        } message: { error in
          Text(error.localizedDescription)
        }
        .navigationDestination(for: Recipe.self) { recipe in RecipeDetailView(recipe: recipe) }
        .onChange(of: store.query) { newValue in print(newValue) }
        .onChange(of: sort) { old, new in print(old, new) }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in }
    }
    .environmentObject(store)
    .tint(.orange)
    .preferredColorScheme(.dark)
  }

  @ViewBuilder
  private var content: some View {
    switch store.state {
    case .idle: Color.clear.onAppear(perform: start)
    case .loading: ProgressView("Loading…").progressViewStyle(.circular)
    case .failed(let error):
      VStack(spacing: 12) {
        Image(systemName: "wifi.slash").font(.largeTitle).foregroundStyle(.secondary)
        Text(error.localizedDescription).multilineTextAlignment(.center)
        Button("Retry", action: start).buttonStyle(.borderedProminent).controlSize(.large)
      }
      .padding(.horizontal)
    case .loaded:
      List {
        Section {
          ForEach(filtered) { recipe in
            NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
              .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                Button(role: .destructive) {
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
              .contextMenu { Button("Favorite") {} }
              .listRowSeparator(.hidden)
          }
          .onDelete(perform: store.delete)
          .onMove(perform: store.move)
        } header: {
          Text("\(filtered.count) recipes")
        } footer: {
          Text("Updated \(Date(), style: .date)")
        }
      }
      .listStyle(.insetGrouped)
      .overlay { if filtered.isEmpty { Text("Nothing").foregroundColor(.secondary) } }
      .animation(.default, value: filtered)
    }
  }

  private func start() { Task { await store.load() } }
}

struct RecipeRow: View {
  let recipe: Recipe
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      AsyncPlaceholder()
        .frame(width: 60, height: 60)
        .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.title).font(.headline).lineLimit(2)
        Text("\(recipe.minutes) min").font(.subheadline).foregroundStyle(.secondary)
        HStack { ForEach(recipe.tags, id: \.self) { TagView(text: $0) } }
      }
      Spacer(minLength: 0)
      if recipe.isFavorite {
        Image(systemName: "heart.fill").foregroundColor(.red).imageScale(.small)
      }
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}

struct AsyncPlaceholder: View {
  var body: some View {
    ZStack {
      Color(.systemGray5); ProgressView()
    }
  }
}

struct TagView: View {
  let text: String
  var body: some View {
    Text(text).font(.caption2.weight(.semibold)).padding(.horizontal, 6).padding(.vertical, 2)
      .background(Color.accentColor.opacity(0.2), in: Capsule())
      .overlay(Capsule().stroke(Color.accentColor, lineWidth: 1))
  }
}

struct RecipeDetailView: View {
  let recipe: Recipe
  @EnvironmentObject private var store: RecipeStore
  @Environment(\.dismiss) private var dismiss
  @State private var isConfirming = false
  @State private var rating = 3.0
  @State private var scale: CGFloat = 1

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image("food").resizable().aspectRatio(contentMode: .fill).frame(height: 200).clipped()
        Group {
          Text(recipe.title).font(.title).bold()
          Label("\(recipe.minutes) minutes", systemImage: "clock")
          LabeledContent("Level", value: recipe.level.rawValue)
          Divider()
          Text("Rating \(rating, specifier: "%.1f")")
          Slider(value: $rating, in: 0...5, step: 0.5) {
            Text("Rating")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("5")
          }
          Text("**Bold** and _italic_")
        }
        .padding(.horizontal)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(Color(UIColor.systemBackground).ignoresSafeArea())
    .toolbar { Button("Delete", role: .destructive) { isConfirming = true } }
    .confirmationDialog("Delete?", isPresented: $isConfirming, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { dismiss() }
    } message: {
      Text("Really?")
    }
    .scaleEffect(scale)
    .onTapGesture(count: 2) { withAnimation(.spring()) { scale = scale == 1 ? 1.2 : 1 } }
  }
}

struct EditRecipeView: View {
  @Environment(\.presentationMode) var presentationMode
  @State private var recipe = Recipe(id: UUID(), title: "", minutes: 10)
  @State private var servings = 2
  @State private var price: Double?
  @FocusState private var focus: Field?
  enum Field: Hashable { case title, notes }
  let onSave: (Recipe) -> Void

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Basics")) {
          TextField("Title", text: $recipe.title).focused($focus, equals: .title).submitLabel(.next)
            .onSubmit { focus = .notes }
          Stepper("Minutes: \(recipe.minutes)", value: $recipe.minutes, in: 5...240, step: 5)
          Stepper(value: $servings, in: 1...12) { Text("\(servings) servings") }
          Picker("Level", selection: $recipe.level) {
            ForEach(Recipe.Level.allCases) { Text($0.rawValue).tag($0) }
          }
          Toggle("Favorite", isOn: $recipe.isFavorite).toggleStyle(SwitchToggleStyle())
          TextField("Price", value: $price, format: .currency(code: "EUR")).keyboardType(
            .decimalPad)
        }
        Section("Notes") {
          TextEditor(text: .constant("")).frame(minHeight: 100).focused($focus, equals: .notes)
          DatePicker(
            "When", selection: .constant(Date()), in: Date()..., displayedComponents: .date)
        }
      }
      .navigationBarTitle(Text("New"), displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") {
          onSave(recipe); presentationMode.wrappedValue.dismiss()
        }.disabled(recipe.title.isEmpty)
      )
      .onAppear { focus = .title }
      .autocapitalization(.none)
      .disableAutocorrection(true)
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .interactiveDismissDisabled(!recipe.title.isEmpty)
  }
}

struct RecipeListView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      RecipeListView()
      RecipeRow(recipe: Recipe(id: UUID(), title: "Soup", minutes: 20)).previewLayout(.sizeThatFits)
    }
  }
}
