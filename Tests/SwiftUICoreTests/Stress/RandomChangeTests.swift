import ListSupport
import SwiftUICore
import Testing

/// What the views of the stress show.
private struct Model: Equatable {
  struct Entry: Identifiable, Equatable {
    let id: Int
    var name: String
    var isBold = false
    var detail: String?
    var kind = 0
  }

  var entries: [Entry] = []
  var title = "title"
  var isShown = true
  var axis = 0
  var padding: CGFloat = 0
  var isListed = false

  mutating func change(_ random: inout some RandomNumberGenerator, _ next: inout Int) {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1:
      next += 1
      entries.insert(
        Entry(id: next, name: "entry \(next)"),
        at: Int.random(in: 0...entries.count, using: &random))
    case 2 where !entries.isEmpty:
      entries.remove(at: Int.random(in: 0..<entries.count, using: &random))
    case 3: entries.shuffle(using: &random)
    case 4 where entries.count > 1:
      entries.swapAt(0, Int.random(in: 0..<entries.count, using: &random))
    case 5 where !entries.isEmpty:
      entries[Int.random(in: 0..<entries.count, using: &random)].name += "!"
    case 6 where !entries.isEmpty:
      entries[Int.random(in: 0..<entries.count, using: &random)].isBold.toggle()
    case 7 where !entries.isEmpty:
      let index = Int.random(in: 0..<entries.count, using: &random)
      entries[index].detail = entries[index].detail == nil ? "detail of \(index)" : nil
    case 8 where !entries.isEmpty:
      entries[Int.random(in: 0..<entries.count, using: &random)].kind = Int.random(
        in: 0..<3, using: &random)
    case 9: title = "title \(Int.random(in: 0..<100, using: &random))"
    case 10: isShown.toggle()
    case 11: axis = Int.random(in: 0..<3, using: &random)
    case 12: padding = CGFloat(Int.random(in: 0..<20, using: &random))
    case 13: isListed = Int.random(in: 0..<4, using: &random) == 0
    default: break
    }
    if entries.count > 12 { entries.removeLast(entries.count - 12) }
  }
}

private struct EntryRow: View {
  let entry: Model.Entry

  var body: some View {
    HStack {
      switch entry.kind {
      case 0: Text(verbatim: entry.name).bold(entry.isBold)
      case 1: AnyView(Toggle(entry.name, isOn: .constant(entry.isBold)))
      default: Label(entry.name, systemImage: "star").overlay(Circle().stroke(.red))
      }
      if let detail = entry.detail {
        Spacer()
        Text(verbatim: detail).foregroundColor(entry.isBold ? .red : .blue)
      }
    }
    .opacity(entry.isBold ? 0.5 : 1)
  }
}

private struct Screen: View {
  let model: Model

  var body: some View {
    VStack(alignment: .leading) {
      if model.isShown {
        Text(verbatim: model.title).font(.title)
        Divider()
      }
      if model.isListed {
        List(model.entries) { EntryRow(entry: $0) }
      } else {
        switch model.axis {
        case 0: VStack { rows }
        case 1: ScrollView { rows }
        default: ZStack { rows }
        }
      }
    }
    .padding(model.padding)
    .background(model.isShown ? Color.red : Color.blue)
  }

  private var rows: some View {
    ForEach(model.entries) { EntryRow(entry: $0) }
  }
}

private final class Store: ObservableObject {
  @Published var model = Model()
}

private struct StoreScreen: View {
  @ObservedObject var store: Store
  var body: some View { Screen(model: store.model) }
}

@Observable
private final class Observed {
  var model = Model()
}

private struct ObservedScreen: View {
  let observed: Observed
  var body: some View { Screen(model: observed.model) }
}

/// A random generator with a seed (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@MainActor
private func dump(_ element: InMemoryElement, _ depth: Int = 0) -> [String] {
  let line = String(repeating: " ", count: depth) + "\(element.properties) \(element.frame)"
  return [line] + (element.children + element.visibleRows).flatMap { dump($0, depth + 1) }
}

@MainActor
@Suite("random changes")
struct RandomChangeTests {
  @Test("a graph after many changes is the same as a new one", arguments: 1...6)
  func stress(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    var model = Model()
    var next = 0
    let window = InMemoryWindow(Screen(model: model))
    for step in 1...250 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { model.change(&random, &next) }
      window.show(Screen(model: model))
      // What the graph believes to be mounted is what the renderer was told.
      check(window.root)
      guard step % 10 == 0 else { continue }
      let fresh = InMemoryWindow(Screen(model: model))
      let (mine, other) = (dump(window.root), dump(fresh.root))
      #expect(mine == other, "seed \(seed), step \(step)")
      if mine != other { return }
      #expect(window.host.counter.count == fresh.host.counter.count)
      #expect(window.renderer.elements.count == fresh.renderer.elements.count)
    }
    window.close()
    #expect(window.host.counter.count == 1)
  }

  private func check(_ element: InMemoryElement) {
    #expect(element.children.map(\.element.id) == element.element.children.map(\.id))
    #expect(element.properties == element.element.properties)
    #expect(element.frame == element.element.frame)
    element.children.forEach(check)
  }

  @Test("a graph that follows objects is the same as a new one")
  func objects() {
    var random = Seeded(state: 99)
    var model = Model()
    var next = 0
    let store = Store()
    let observed = Observed()
    let first = InMemoryWindow(StoreScreen(store: store))
    let second = InMemoryWindow(ObservedScreen(observed: observed))
    for step in 1...100 {
      model.change(&random, &next)
      store.model = model
      observed.model = model
      first.flush()
      second.flush()
      guard step % 5 == 0 else { continue }
      let fresh = dump(InMemoryWindow(Screen(model: model)).root)
      #expect(dump(first.root) == fresh, "step \(step)")
      #expect(dump(second.root) == fresh, "step \(step)")
    }
  }

  @Test("steps lead from one list to another, with as few moves as can be", arguments: 1...20)
  func differences(seed: Int) {
    final class Thing { let id: Int; init(_ id: Int) { self.id = id } }
    var random = Seeded(state: UInt64(seed))
    let things = (0..<30).map { Thing($0) }
    for _ in 0..<50 {
      let old = things.shuffled(using: &random).prefix(Int.random(in: 0...30, using: &random))
      let new = things.shuffled(using: &random).prefix(Int.random(in: 0...30, using: &random))
      var current = Array(old)
      for step in ListDifference.steps(from: Array(old), to: Array(new)) {
        switch step {
        case .remove(let thing): current.removeAll { $0 === thing }
        case .insert(let thing, let index): current.insert(thing, at: index)
        case .move(let thing, let index):
          current.removeAll { $0 === thing }
          current.insert(thing, at: index)
        }
      }
      #expect(current.map(\.id) == new.map(\.id))
      var rows = old.map(\.id)
      for splice in ListSplice.steps(from: rows, to: new.map(\.id)) {
        rows.replaceSubrange(
          splice.index..<(splice.index + splice.removed), with: splice.inserted)
      }
      #expect(rows == new.map(\.id))
    }
  }
}
