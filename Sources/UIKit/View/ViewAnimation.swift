internal import Gtk

/// The changes of one animation, and how far they have gone.
@MainActor
final class ViewAnimation {
  enum Property: Hashable { case frame, alpha, transform }

  private struct Key: Hashable {
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
  private static var shown: [Key: [Double]] = [:]
  private static var owners: [Key: ViewAnimation] = [:]

  private let duration: Double
  private let delay: Double
  private let options: UIView.AnimationOptions
  private var changes: [Key: Change] = [:]

  init(duration: Double, delay: Double, options: UIView.AnimationOptions) {
    self.duration = duration
    self.delay = delay
    self.options = options
  }

  static func value<Value>(_ property: Property, of view: UIView) -> Value? {
    guard !shown.isEmpty,
      let numbers = shown[Key(view: ObjectIdentifier(view), property: property)]
    else { return nil }
    return restored(numbers) as? Value
  }

  static func forget(_ view: UIView, _ property: Property) {
    guard !shown.isEmpty else { return }
    let key = Key(view: ObjectIdentifier(view), property: property)
    shown[key] = nil
    owners[key] = nil
  }

  func add<Value>(_ view: UIView, _ property: Property, from old: Value, to new: Value) {
    let key = Key(view: ObjectIdentifier(view), property: property)
    let start = changes[key]?.from ?? Self.shown[key] ?? Self.numbers(old)
    changes[key] = Change(view: view, property: property, from: start, to: Self.numbers(new))
    Self.shown[key] = start
    Self.owners[key] = self
  }

  func start(_ completion: ((Bool) -> Void)?) {
    let window = changes.values.lazy.compactMap { $0.view?.window }.first
    guard let window, !changes.isEmpty else {
      guard let completion else { return }
      // Not within the caller's turn, as on Apple's platforms.
      let seconds = Appearance.animationsEnabled ? delay + duration : 0
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { completion(true) }
      return
    }
    var begin: Double?
    window.box.onFrame { [self] now in
      let start = begin ?? now + delay
      begin = start
      let fraction = min(1, max(0, (now - start) / duration))
      show(fraction)
      guard fraction >= 1 else { return true }
      completion?(true)
      return false
    }
  }

  private func show(_ fraction: Double) {
    let eased = ease(fraction)
    for (key, change) in changes where Self.owners[key] === self {
      let numbers = zip(change.from, change.to).map { $0 + ($1 - $0) * eased }
      if fraction >= 1 {
        Self.shown[key] = nil
        Self.owners[key] = nil
      } else {
        Self.shown[key] = numbers
      }
      guard let view = change.view else { continue }
      if change.property == .alpha { view.box.opacity = numbers[0] } else { view.placeAgain() }
    }
  }

  private func ease(_ t: Double) -> Double {
    switch options.rawValue >> 16 & 3 {
    case 1: t * t
    case 2: t * (2 - t)
    case 3: t
    default: t * t * (3 - 2 * t)
    }
  }

  private static func numbers(_ value: Any) -> [Double] {
    switch value {
    case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
    case let t as CGAffineTransform: [t.a, t.b, t.c, t.d, t.tx, t.ty]
    case let number as CGFloat: [Double(number)]
    default: []
    }
  }

  private static func restored(_ numbers: [Double]) -> Any {
    switch numbers.count {
    case 4: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case 6:
      CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    default: CGFloat(numbers.first ?? 0)
    }
  }
}
