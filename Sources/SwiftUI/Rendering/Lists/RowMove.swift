internal import Gtk

/// A row on its way to another place of its list, with a line where it would go.
@MainActor
final class RowMove {
  private unowned let list: ListHandle
  private let id: Int
  private let line = ContentBox(role: .presentation)
  private var y: CGFloat = 0
  private var frames: FrameHandler?

  init(_ list: ListHandle, _ id: Int) {
    self.list = list
    self.id = id
    line.addClass("sw-drop-line")
    line.isTargetOfPointer = false
    line.wanted = CGSize(width: 0, height: 2)
    line.setAlignment(horizontal: .fill, vertical: .start)
    list.overlay.addOverlay(line)
    list.bound[id]?.row?.widget.opacity = 0.5
    // Near the ends the list goes on.
    frames = list.scroller.onFrame { [weak self] _ in
      self?.scroll()
      return self != nil
    }
  }

  private func scroll() {
    let height = list.scroller.size.height
    let speed: CGFloat = y < 24 ? -6 : y > height - 24 ? 6 : 0
    guard speed != 0 else { return }
    list.scroller.offset = CGPoint(x: 0, y: list.scroller.offset.y + speed)
    showLine()
  }

  /// The pointer is at a height of the list's view.
  func move(to y: CGFloat) {
    self.y = y
    showLine()
  }

  /// The places that rows have in the list's view, by their places among the rows.
  private var places: [(index: Int, frame: CGRect)] {
    (list.element.rows?.ids ?? []).enumerated().compactMap { index, id in
      guard let box = list.bound[id]?.box, box.isMapped, let frame = box.frame(in: list.scroller)
      else { return nil }
      return (index, frame)
    }
  }

  private var target: (index: Int, y: CGFloat)? {
    let places = places
    if let next = places.first(where: { $0.frame.midY > y }) {
      return (next.index, next.frame.minY)
    }
    return places.last.map { ($0.index + 1, $0.frame.maxY) }
  }

  private func showLine() {
    guard let target else { return }
    line.setMargins(top: max(0, Int(target.y) - 1))
  }

  /// The row is let go.
  func letGo() {
    let target = target
    finish()
    guard let target else { return }
    var moved = [id]
    if list.properties.selection.contains(id) {
      moved = list.properties.selection.filter {
        list.element.rows?.abilities(of: $0).contains(.move) == true
      }
    }
    list.element.send(.moveRows(moved, to: target.index))
  }

  func finish() {
    frames?.cancel()
    frames = nil
    line.removeFromParent()
    list.bound[id]?.row?.widget.opacity = 1
  }
}
