import Gtk

/// What frames cost while something is done in each of them.
struct FramePace {
  /// Seconds of the main thread from one frame to the next, all that it does counted.
  private(set) var costs: [Double] = []
  /// Seconds from the first frame to the last.
  private(set) var duration = 0.0

  /// Seconds that the main thread has waited for a processor.
  private(set) var waiting = 0.0

  /// Whether other programs have kept the processors busy, so that frames could not come in time.
  var isDisturbed: Bool { waiting > duration / 25 }

  var framesPerSecond: Double { Double(costs.count) / duration }

  /// The cost that so many of a hundred frames do not exceed, in milliseconds.
  func percentile(_ percent: Int) -> Double {
    guard !costs.isEmpty else { return 0 }
    let sorted = costs.sorted()
    return sorted[min(sorted.count - 1, sorted.count * percent / 100)] * 1000
  }

  /// Runs `step` before each of `count` frames of the window of `widget`.
  @MainActor
  static func measure(_ count: Int, on widget: Widget, _ step: @escaping @MainActor () -> Void)
    -> FramePace
  {
    var pace = FramePace()
    var times: [(cost: Double, wall: Double)] = []
    times.reserveCapacity(count + 1)
    let waited = ProcessFigures.mainThreadWait
    let handler = widget.onFrame { _ in
      times.append((ProcessFigures.mainThreadTime, ProcessFigures.now))
      step()
      return times.count <= count
    }
    pump(seconds: Double(count)) { times.count > count }
    handler.cancel()
    pace.waiting = ProcessFigures.mainThreadWait - waited
    for index in times.indices.dropFirst() {
      pace.costs.append(times[index].cost - times[index - 1].cost)
    }
    if let first = times.first, let last = times.last { pace.duration = last.wall - first.wall }
    return pace
  }

  /// Seconds of the main thread for `change` and the two frames that follow it.
  @MainActor
  static func cost(on widget: Widget, _ change: @MainActor () -> Void) -> (
    change: Double, all: Double
  ) {
    let start = ProcessFigures.mainThreadTime
    change()
    let changed = ProcessFigures.mainThreadTime
    var frames = 0
    let handler = widget.onFrame { _ in
      frames += 1
      return frames < 3
    }
    pump(seconds: 5) { frames >= 3 }
    handler.cancel()
    return (changed - start, ProcessFigures.mainThreadTime - start)
  }
}
