/// A value on its way to another: what is shown of it at each moment.
///
/// What is shown never jumps when the way is changed, unless it is to.
@MainActor
final class Motion<Value: VectorArithmetic> {
  /// One animation of the value. What is shown is the target and what is left of each run.
  private struct Run {
    /// How far what was shown was from the target, and how fast it moved, at the beginning.
    let offset: Value
    let velocity: Value
    let course: AnimationCourse
    var start: Double?
    var completions: [AnimationCompletion]
    var isLogicallyComplete = false
  }

  /// Where the value is in the end.
  private(set) var target: Value
  private var runs: [Run] = []

  init(_ value: Value) {
    target = value
  }

  var isRunning: Bool { !runs.isEmpty }

  /// What is shown.
  func value(at time: Double) -> Value {
    var sum = target
    for run in runs {
      let elapsed = run.start.map { time - $0 } ?? 0
      var offset = run.offset
      offset.scale(by: run.course.rest(at: elapsed))
      sum = sum + offset
      let push = run.course.push(at: elapsed)
      if push != 0 {
        var velocity = run.velocity
        velocity.scale(by: push)
        sum = sum + velocity
      }
    }
    return sum
  }

  /// How fast what is shown moves, a second.
  private func velocity(at time: Double) -> Value {
    let step = 1e-5
    var change = value(at: time + step) - value(at: time)
    change.scale(by: 1 / step)
    return change
  }

  /// Sends the value elsewhere. The animation begins with the next frame.
  ///
  /// - Parameter time: Of the last frame.
  func move(
    to new: Value, _ animation: Animation?, at time: Double, completions: [AnimationCompletion] = []
  ) {
    guard let course = animation?.course else { return stop(at: new) }
    if new == target { return }
    let old = target
    for completion in completions { completion.begin() }
    if course.takesOver || runs.contains(where: \.course.isRepeated) {
      let run = Run(
        offset: value(at: time) - new, velocity: velocity(at: time), course: course,
        completions: completions)
      let ended = runs
      runs = [run]
      target = new
      end(ended)
    } else {
      runs.append(
        Run(offset: old - new, velocity: .zero, course: course, completions: completions))
      target = new
    }
  }

  /// Ends all animations, the value being `new`.
  func stop(at new: Value) {
    target = new
    let ended = runs
    runs = []
    end(ended)
  }

  /// Begins what has not begun and ends what is over. Gives whether anything goes on.
  func advance(to time: Double) -> Bool {
    var over: [Run] = []
    for index in runs.indices {
      let start = runs[index].start ?? time
      runs[index].start = start
      let course = runs[index].course
      if time - start >= course.logicalDuration, !runs[index].isLogicallyComplete {
        runs[index].isLogicallyComplete = true
        for completion in runs[index].completions { completion.endLogically() }
      }
      if time - start >= course.duration { over.append(runs[index]) }
    }
    if !over.isEmpty {
      runs.removeAll { run in time - (run.start ?? time) >= run.course.duration }
      end(over)
    }
    return isRunning
  }

  private func end(_ runs: [Run]) {
    for run in runs {
      for completion in run.completions {
        if !run.isLogicallyComplete { completion.endLogically() }
        completion.end()
      }
    }
  }
}
