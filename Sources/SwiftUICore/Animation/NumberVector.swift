/// Any number of numbers; a missing one is 0.
struct NumberVector: VectorArithmetic {
  var numbers: [Double]

  init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  init(_ rect: CGRect) {
    numbers = [rect.minX, rect.minY, rect.width, rect.height]
  }

  var rect: CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }

  static var zero: Self { Self([]) }

  static func + (left: Self, right: Self) -> Self { combine(left, right, +) }
  static func - (left: Self, right: Self) -> Self { combine(left, right, -) }

  private static func combine(
    _ left: Self, _ right: Self, _ operation: (Double, Double) -> Double
  ) -> Self {
    if right.numbers.isEmpty { return left }
    let count = max(left.numbers.count, right.numbers.count)
    return Self(
      (0..<count).map { index in
        operation(
          index < left.numbers.count ? left.numbers[index] : 0,
          index < right.numbers.count ? right.numbers[index] : 0)
      })
  }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
