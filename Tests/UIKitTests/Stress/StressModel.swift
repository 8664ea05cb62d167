import Foundation
import UIKit

/// What the window of the stress shows.
@MainActor
final class StressModel {
  struct Row: Hashable {
    let id: Int
    var name: String
  }

  struct Section: Equatable {
    let id: Int
    var rows: [Row] = []
    var title: String { "·section \(id)" }
  }

  /// Of the table whose changes are told one by one.
  var sections: [Section] = []
  /// Of the table with a snapshot.
  var items: [Int] = []
  /// Views of the stack from top to bottom, hidden ones too.
  var labels: [(id: Int, isHidden: Bool)] = []
  var pages: [Int] = []
  var text = ""
  var isOn = false
  var level: Float = 0
  var choice = 0

  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// The texts of the root's page, from top to bottom.
  var labelTexts: [String] { labels.filter { !$0.isHidden }.map { "·label \($0.id)" } }
  var rowTexts: [String] { sections.flatMap { [$0.title] + $0.rows.map(\.name) } }
  var itemTexts: [String] { items.map { "·item \($0)" } }
}
