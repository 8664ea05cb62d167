import SwiftUI

/// All kinds of views that follow a model.
struct StressScreen: View {
  @ObservedObject var model: StressModel

  var body: some View {
    TabView(selection: $model.tab) {
      RowsPage(model: model).tabItem { Text("Rows") }.tag(0)
      ControlsPage(model: model).tabItem { Text("Controls") }.tag(1)
      PartsPage(model: model).tabItem { Text("Parts") }.tag(2)
    }
    .sheet(item: $model.sheet) { sheet in
      VStack {
        Text(verbatim: "·sheet \(sheet.id)")
        ForEach(model.groups) { Text(verbatim: "·of \($0.title)") }
      }
      .padding()
    }
    .alert("·alert", isPresented: $model.hasAlert) {
      SwiftUI.Button("OK") {}
    }
  }
}

private struct RowView: View {
  let row: StressModel.Row

  var body: some View {
    HStack {
      switch row.kind {
      case 0: Text(verbatim: row.name)
      case 1: AnyView(SwiftUI.Label(row.name, systemImage: "star"))
      default: Text(verbatim: row.name).padding(2).background(SwiftUI.Color.yellow.opacity(0.3))
      }
      if let detail = row.detail {
        Spacer()
        Text(verbatim: detail).foregroundColor(.secondary)
      }
    }
  }
}

private struct RowsPage: View {
  @ObservedObject var model: StressModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack(spacing: 0) {
        if let banner = model.banner { Text(verbatim: banner) }
        SwiftUI.List {
          ForEach(model.groups) { group in
            Section {
              ForEach(group.rows) { RowView(row: $0) }
            } header: {
              Text(verbatim: group.title)
            } footer: {
              Text(verbatim: "·\(group.rows.count) in \(group.title)")
            }
          }
        }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text(verbatim: "·page \(number)")
          if let banner = model.banner { Text(verbatim: banner) }
        }
      }
    }
  }
}

private struct ControlsPage: View {
  @ObservedObject var model: StressModel
  @FocusState private var field: StressModel.Field?

  var body: some View {
    VStack {
      TextField("First", text: $model.text).focused($field, equals: .first)
      TextField("Second", text: $model.text).focused($field, equals: .second)
      SwiftUI.Toggle("·switch", isOn: $model.isOn)
      Slider(value: $model.level)
      Stepper("Count", value: $model.count, in: 0...9)
      Picker("Choice", selection: $model.choice) {
        ForEach(0..<3) { Text("Choice \($0)").tag($0) }
      }
      .pickerStyle(.segmented)
      Text(verbatim: model.summary)
    }
    .onChange(of: model.focus) { field = model.focus }
  }
}

private struct PartsPage: View {
  @ObservedObject var model: StressModel

  var body: some View {
    VStack(spacing: 2) {
      if let banner = model.banner { Text(verbatim: banner).font(.title) }
      switch model.layout {
      case 0: VStack { rows }
      case 1: ScrollView { LazyVStack { rows } }
      default: AnyView(VStack(alignment: .trailing) { rows })
      }
    }
  }

  private var rows: some View {
    ForEach(model.groups) { group in
      ForEach(group.rows) { RowView(row: $0) }
    }
  }
}
