/// What of an element's looks can pass from one value to another.
extension ElementContent {
  /// Whether there is a way from `old` to this: the same numbers stand for the same things.
  func canPass(from old: ElementContent) -> Bool {
    switch (self, old) {
    case (.group, .group): true
    case (.shape(let new), .shape(let old)):
      ResolvedPaint.canPass(old.fill, new.fill) && ResolvedPaint.canPass(old.stroke, new.stroke)
    case (.text(let new), .text(let old)):
      new.string == old.string
        && new.runs.map { $0.color == nil } == old.runs.map { $0.color == nil }
    case (.image(let new), .image(let old)): (new.tint == nil) == (old.tint == nil)
    case (.progress(let new), .progress(let old)): (new.fraction == nil) == (old.fraction == nil)
    default: false
    }
  }

  var numbers: NumberVector {
    switch self {
    case .group(let group): NumberVector(group.numbers)
    case .shape(let shape):
      NumberVector((shape.fill?.numbers ?? []) + (shape.stroke?.numbers ?? []))
    case .text(let text):
      NumberVector(text.color.numbers + text.runs.flatMap { $0.color?.numbers ?? [] })
    case .image(let image): NumberVector(image.tint?.numbers ?? [])
    case .progress(let progress): NumberVector(progress.fraction.map { [$0] } ?? [])
    default: .zero
    }
  }

  /// The same with other numbers.
  func with(_ vector: NumberVector) -> ElementContent {
    var reader = NumberReader(vector.numbers)
    switch self {
    case .group(var group):
      group.read(&reader)
      return .group(group)
    case .shape(var shape):
      shape.fill?.read(&reader)
      shape.stroke?.read(&reader)
      return .shape(shape)
    case .text(var text):
      text.color.read(&reader)
      for index in text.runs.indices { text.runs[index].color?.read(&reader) }
      return .text(text)
    case .image(var image):
      image.tint?.read(&reader)
      return .image(image)
    case .progress(var progress):
      if progress.fraction != nil { progress.fraction = min(1, max(0, reader.next())) }
      return .progress(progress)
    default: return self
    }
  }
}

/// Gives numbers one after the other.
struct NumberReader {
  private let numbers: [Double]
  private var index = 0

  init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  mutating func next() -> Double {
    guard index < numbers.count else { return 0 }
    defer { index += 1 }
    return numbers[index]
  }
}

extension GroupProperties {
  fileprivate var numbers: [Double] {
    let shadow = shadow ?? Shadow(color: ResolvedColor(0, 0, 0, 0), radius: 0, x: 0, y: 0)
    return [opacity, rotation, scale.width, scale.height, blurRadius, grayscale]
      + shadow.color.numbers + [shadow.radius, shadow.x, shadow.y]
  }

  fileprivate mutating func read(_ reader: inout NumberReader) {
    opacity = reader.next()
    rotation = reader.next()
    scale = CGSize(width: reader.next(), height: reader.next())
    blurRadius = max(0, reader.next())
    grayscale = reader.next()
    var color = ResolvedColor(0, 0, 0, 0)
    color.read(&reader)
    let shown = Shadow(
      color: color, radius: max(0, reader.next()), x: reader.next(), y: reader.next())
    if shadow != nil || color.opacity > 0 { shadow = shown }
  }
}

extension ResolvedColor {
  fileprivate var numbers: [Double] { [red, green, blue, opacity] }

  fileprivate mutating func read(_ reader: inout NumberReader) {
    red = reader.next()
    green = reader.next()
    blue = reader.next()
    opacity = min(1, max(0, reader.next()))
  }
}

extension ResolvedPaint {
  fileprivate static func canPass(_ old: ResolvedPaint?, _ new: ResolvedPaint?) -> Bool {
    switch (old, new) {
    case (nil, nil), (.color, .color): true
    case (.linear(let old, _, _), .linear(let new, _, _)): old.count == new.count
    case (.radial(let old, _, _, _), .radial(let new, _, _, _)): old.count == new.count
    case (.angular(let old, _, _, _), .angular(let new, _, _, _)): old.count == new.count
    default: false
    }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .color(let color): color.numbers
    case .linear(let stops, let start, let end):
      stops.numbers + [start.x, start.y, end.x, end.y]
    case .radial(let stops, let center, let start, let end):
      stops.numbers + [center.x, center.y, start, end]
    case .angular(let stops, let center, let start, let end):
      stops.numbers + [center.x, center.y, start, end]
    }
  }

  fileprivate mutating func read(_ reader: inout NumberReader) {
    func stops(_ old: [Stop]) -> [Stop] {
      old.map { stop in
        var stop = stop
        stop.color.read(&reader)
        stop.location = reader.next()
        return stop
      }
    }
    func point() -> CGPoint { CGPoint(x: reader.next(), y: reader.next()) }
    switch self {
    case .color(var color):
      color.read(&reader)
      self = .color(color)
    case .linear(let old, _, _):
      self = .linear(stops(old), start: point(), end: point())
    case .radial(let old, _, _, _):
      self = .radial(
        stops(old), center: point(), startRadius: reader.next(), endRadius: reader.next())
    case .angular(let old, _, _, _):
      self = .angular(stops(old), center: point(), start: reader.next(), end: reader.next())
    }
  }
}

extension [ResolvedPaint.Stop] {
  fileprivate var numbers: [Double] { flatMap { $0.color.numbers + [$0.location] } }
}
