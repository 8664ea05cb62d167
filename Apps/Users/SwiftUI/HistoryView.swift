import Foundation
import Redux
import SwiftUI
import UsersKit

/// What was done, the newest first. What is undone is struck through.
struct HistoryView: View {
  @EnvironmentObject private var history: ScopedStore<HistoryState>

  var body: some View {
    Section("History") {
      if history.entries.isEmpty {
        Text("Nothing has been done yet.")
          .foregroundColor(.secondary)
      }
      ForEach(rows) { row in
        HStack(spacing: 12) {
          Text(verbatim: row.entry.title)
            .strikethrough(row.isUndone)
            .foregroundColor(row.isUndone ? .secondary : .primary)
            .lineLimit(2)
          Spacer(minLength: 0)
          Text(row.entry.date, style: .time)
            .font(.subheadline)
            .foregroundColor(.secondary)
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
        .accessibilityValue(row.isUndone ? "undone" : "")
      }
    }
  }

  private struct Row: Identifiable {
    /// The place in the history, the oldest being 0.
    var id: Int
    var entry: HistoryEntry
    var isUndone: Bool
  }

  private var rows: [Row] {
    history.entries.enumerated().reversed().map {
      Row(id: $0.offset, entry: $0.element, isUndone: $0.offset >= history.position)
    }
  }
}

/// The buttons that undo and redo, for a toolbar.
struct HistoryTools: View {
  @EnvironmentObject private var history: ScopedStore<HistoryState>

  var body: some View {
    Group {
      Button {
        history.dispatch(Undo())
      } label: {
        Label("Undo", systemImage: "arrow.uturn.backward")
      }
      .disabled(history.undoable == nil)
      Button {
        history.dispatch(Redo())
      } label: {
        Label("Redo", systemImage: "arrow.uturn.forward")
      }
      .disabled(history.redoable == nil)
    }
  }
}
