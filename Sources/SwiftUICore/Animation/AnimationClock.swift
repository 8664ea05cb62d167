/// Something that looks different from frame to frame, for a while.
@MainActor
protocol FrameDriven: AnyObject {
  /// Shows how things are at `time`. Gives whether it goes on.
  func frame(at time: Double) -> Bool

  /// Shows how things are in the end.
  func finish()
}

/// What of a graph is in motion. The host's renderer says what time it is, frame by frame, for as
/// long as anything moves, and not otherwise.
@MainActor
final class AnimationClock {
  /// Of the last frame, in seconds since some moment.
  private(set) var time = 0.0

  private var running: [any FrameDriven] = []
  private var known: Set<ObjectIdentifier> = []

  var isRunning: Bool { !running.isEmpty }

  func add(_ moving: any FrameDriven) {
    if known.insert(ObjectIdentifier(moving)).inserted { running.append(moving) }
  }

  func remove(_ moving: any FrameDriven) {
    guard known.remove(ObjectIdentifier(moving)) != nil else { return }
    running.removeAll { $0 === moving }
  }

  func frame(at time: Double) {
    self.time = time
    for moving in running where known.contains(ObjectIdentifier(moving)) {
      if !moving.frame(at: time) { remove(moving) }
    }
  }

  /// Brings everything to its end.
  func finish() {
    let all = running
    removeAll()
    for moving in all { moving.finish() }
  }

  func removeAll() {
    running = []
    known = []
  }
}
