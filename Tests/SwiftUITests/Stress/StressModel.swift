import Combine
import Foundation

/// What the views of the stress show, and how it changes at random.
@MainActor
final class StressModel: ObservableObject {
  struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
    var detail: String?
    var kind = 0
  }

  struct Group: Identifiable, Equatable {
    let id: Int
    var title: String
    var rows: [Row] = []
  }

  struct Sheet: Identifiable, Equatable {
    let id: Int
  }

  enum Field: Hashable { case first, second }

  @Published var groups: [Group] = []
  @Published var banner: String?
  @Published var tab = 0
  @Published var path: [Int] = []
  @Published var sheet: Sheet?
  @Published var hasAlert = false
  @Published var text = ""
  @Published var isOn = false
  @Published var level = 0.0
  @Published var count = 0
  @Published var choice = 0
  @Published var layout = 0
  @Published var focus: Field?

  private var next = 0

  var rowCount: Int { groups.reduce(0) { $0 + $1.rows.count } }

  /// As it was at the beginning.
  func reset() {
    (groups, banner, tab, path, sheet, hasAlert) = ([], nil, 0, [], nil, false)
    (text, isOn, level, count, choice, layout, focus) = ("", false, 0, 0, 0, 0, nil)
  }

  private func new() -> Int {
    next += 1
    return next
  }

  /// One change.
  func change(_ random: inout some RandomNumberGenerator) {
    let group = groups.indices.randomElement(using: &random)
    let row = group.flatMap { groups[$0].rows.indices.randomElement(using: &random) }
    switch Int.random(in: 0..<23, using: &random) {
    case 0...2:
      guard let group, rowCount < 12 else { break }
      let id = new()
      let place = Int.random(in: 0...groups[group].rows.count, using: &random)
      groups[group].rows.insert(Row(id: id, name: "·row \(id)"), at: place)
    case 3:
      if let group, let row { groups[group].rows.remove(at: row) }
    case 4:
      guard let group, let row, let other = groups.indices.randomElement(using: &random) else {
        break
      }
      let moved = groups[group].rows.remove(at: row)
      let place = Int.random(in: 0...groups[other].rows.count, using: &random)
      groups[other].rows.insert(moved, at: place)
    case 5:
      if let group, let row { groups[group].rows[row].name = "·row \(new())" }
    case 6:
      guard let group, let row else { break }
      groups[group].rows[row].detail =
        groups[group].rows[row].detail == nil ? "·about \(new())" : nil
    case 7:
      if let group, let row { groups[group].rows[row].kind = Int.random(in: 0..<3, using: &random) }
    case 8:
      if let group { groups[group].rows.shuffle(using: &random) }
    case 9:
      guard groups.count < 3 else { break }
      let id = new()
      let place = Int.random(in: 0...groups.count, using: &random)
      groups.insert(Group(id: id, title: "·group \(id)"), at: place)
    case 10:
      if let group, Int.random(in: 0..<3, using: &random) == 0 { groups.remove(at: group) }
    case 11:
      if let group { groups.insert(groups.remove(at: group), at: 0) }
    case 12:
      if let group { groups[group].title = "·group \(new())" }
    case 13: banner = banner == nil ? "·banner \(new())" : nil
    case 14: tab = Int.random(in: 0..<3, using: &random)
    case 15:
      if path.count < 3, Bool.random(using: &random) {
        path.append(new())
      } else if !path.isEmpty {
        path.removeLast(Int.random(in: 1...path.count, using: &random))
      }
    case 16: if !hasAlert { sheet = sheet == nil ? Sheet(id: new()) : nil }
    case 17: if sheet == nil { hasAlert.toggle() }
    case 18: text = "text \(new())"
    case 19: isOn.toggle()
    case 20: level = Double(Int.random(in: 0...20, using: &random)) / 20
    case 21:
      count = Int.random(in: 0...9, using: &random)
      choice = Int.random(in: 0..<3, using: &random)
    default: layout = Int.random(in: 0..<3, using: &random)
    }
  }

  // MARK: What is to be seen

  /// The texts of the window, from top to bottom.
  var texts: [String] {
    switch tab {
    case 0 where path.isEmpty:
      (banner.map { [$0] } ?? [])
        + groups.flatMap {
          [$0.title] + $0.rows.flatMap(Self.texts) + ["·\($0.rows.count) in \($0.title)"]
        }
    case 0: ["·page \(path.last!)"] + (banner.map { [$0] } ?? [])
    case 1: ["·switch", summary]
    default:
      (banner.map { [$0] } ?? []) + groups.flatMap { $0.rows.flatMap(Self.texts) }
    }
  }

  var summary: String { "·\(text)|\(isOn)|\(level)|\(count)|\(choice)" }

  /// The texts of the sheet.
  var sheetTexts: [String] {
    sheet.map { ["·sheet \($0.id)"] + groups.map { "·of \($0.title)" } } ?? []
  }

  private static func texts(_ row: Row) -> [String] {
    [row.name] + (row.detail.map { [$0] } ?? [])
  }
}

/// A random generator with a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
