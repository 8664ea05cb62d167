internal import Curves
internal import Gtk

/// The changes of one animation, and how far they have gone.
@MainActor
final class ViewAnimation {
  /// What of a view can pass from one value to another. `slide` is how far a view is drawn from its
  /// place while controllers change.
  enum Property: Hashable { case frame, alpha, transform, background, slide }

  /// How much of a change is left after a time.
  enum Course {
    case curve(BezierCurve)
    /// The velocity is in parts of the whole change a second.
    case spring(SpringCurve, velocity: Double)

    func rest(at time: Double, of duration: Double) -> Double {
      if time >= duration { return 0 }
      return switch self {
      case .curve(let curve): 1 - curve.value(at: time / duration)
      case .spring(let spring, let velocity):
        spring.displacement(at: time) - velocity * spring.push(at: time)
      }
    }
  }

  struct Key: Hashable {
    var view: ObjectIdentifier
    var property: Property
  }

  private struct Change {
    weak var view: UIView?
    var property: Property
    var from: [Double]
    var to: [Double]
  }

  /// The animation whose block is being run.
  static var current: ViewAnimation?

  /// What is shown in place of the model's values.
  private(set) static var shown: [Key: [Double]] = [:]
  private static var owners: [Key: ViewAnimation] = [:]

  private let duration: Double
  private let delay: Double
  private let course: Course
  private let repeats: Bool
  private let reverses: Bool
  private var changes: [Key: Change] = [:]
  private var frames: FrameHandler?
  private var completion: ((Bool) -> Void)?

  init(
    duration: Double, delay: Double = 0, course: Course, repeats: Bool = false,
    reverses: Bool = false
  ) {
    self.duration = max(duration, 0.0001)
    self.delay = delay
    self.course = course
    self.repeats = repeats
    self.reverses = reverses
  }

  /// The numbers that are shown in place of the model's, while they move.
  static func numbers(_ property: Property, of view: UIView) -> [Double]? {
    if shown.isEmpty { return nil }
    let key = Key(view: ObjectIdentifier(view), property: property)
    // One that has gone may have been at the same place in memory.
    guard let numbers = shown[key], owners[key]?.changes[key]?.view === view else { return nil }
    return numbers
  }

  static func forget(_ view: UIView, _ property: Property) {
    guard !shown.isEmpty else { return }
    let key = Key(view: ObjectIdentifier(view), property: property)
    shown[key] = nil
    owners[key] = nil
  }

  func add(_ view: UIView, _ property: Property, from old: [Double], to new: [Double]) {
    let key = Key(view: ObjectIdentifier(view), property: property)
    let start = changes[key]?.from ?? Self.numbers(property, of: view) ?? old
    changes[key] = Change(view: view, property: property, from: start, to: new)
    Self.shown[key] = start
    Self.owners[key] = self
  }

  /// Begins with the next frame of the window in which the views are. Where nothing is to be seen,
  /// the completion comes in one of the next turns of the main queue.
  func start(_ completion: ((Bool) -> Void)?) {
    let window = changes.values.lazy.compactMap { $0.view?.window }.first
    guard let window, !changes.isEmpty else {
      if let completion { DispatchQueue.main.async { completion(true) } }
      return
    }
    self.completion = completion
    var begin: Double?
    frames = window.box.onFrame { [self] now in
      let start = begin ?? now
      begin = start
      return show(after: now - start - delay)
    }
  }

  /// Shows everything in its place at once.
  func finish() {
    frames?.cancel()
    end()
  }

  /// Shows how things are after a time. Gives whether they go on.
  private func show(after time: Double) -> Bool {
    let length = reverses ? duration * 2 : duration
    // Once a person wants nothing to move, nothing does.
    guard Appearance.animationsEnabled, repeats || time < length else {
      end()
      return false
    }
    for (key, change) in changes where change.view?.window == nil { drop(key) }
    let isAlone = changes.keys.contains { Self.owners[$0] === self }
    guard isAlone || !repeats else {
      // All of it has been changed in the meantime.
      end()
      return false
    }
    var inTurn = max(0, time).truncatingRemainder(dividingBy: length)
    if inTurn > duration { inTurn = 2 * duration - inTurn }
    let rest = course.rest(at: inTurn, of: duration)
    for (key, change) in changes where Self.owners[key] === self {
      Self.shown[key] = zip(change.from, change.to).map { $1 + ($0 - $1) * rest }
      change.view?.showMotion(of: change.property)
    }
    return true
  }

  /// A view has left its window: nothing of it moves any more.
  private func drop(_ key: Key) {
    let view = changes.removeValue(forKey: key)?.view
    guard Self.owners[key] === self else { return }
    Self.shown[key] = nil
    Self.owners[key] = nil
    view?.showMotion(of: key.property)
  }

  private func end() {
    for (key, change) in changes where Self.owners[key] === self {
      Self.shown[key] = nil
      Self.owners[key] = nil
      change.view?.showMotion(of: change.property)
    }
    changes = [:]
    let completion = completion
    self.completion = nil
    completion?(true)
  }
}

extension CGRect {
  var numbers: [Double] { [minX, minY, width, height] }

  init(numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }
}

extension CGAffineTransform {
  var numbers: [Double] { [a, b, c, d, tx, ty] }

  init(numbers n: [Double]) {
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

extension Color {
  var numbers: [Double] { [red, green, blue, alpha] }

  init(numbers: [Double]) {
    self.init(
      red: numbers[0], green: numbers[1], blue: numbers[2], alpha: min(1, max(0, numbers[3])))
  }
}
