/// A solver of linear equations and inequalities, some of which may be broken at a price: the
/// Cassowary algorithm (Badros, Borning, Stuckey) without its incremental part.
///
/// Constraints are added one by one; `solve()` then finds values that break as little as possible,
/// weighed by the constraints' weights.
struct Simplex {
  /// A variable. The kind is in the lowest bits, so that choices by number are the same each time.
  struct Variable: Hashable, Comparable {
    enum Kind: Int {
      /// Of the caller's; of any sign.
      case external
      case slack
      /// How much an optional constraint is broken.
      case error
      /// Of an equation that must hold; never enters the basis.
      case dummy
    }

    let number: Int

    var kind: Kind { Kind(rawValue: number & 3)! }

    static func < (left: Variable, right: Variable) -> Bool { left.number < right.number }
  }

  /// A sum of variables and a constant.
  struct Expression {
    var constant: Double
    var terms: [Variable: Double]

    init(_ constant: Double = 0, _ terms: [Variable: Double] = [:]) {
      self.constant = constant
      self.terms = terms
    }

    mutating func add(_ other: Expression, times factor: Double = 1) {
      constant += other.constant * factor
      for (variable, coefficient) in other.terms { add(coefficient * factor, of: variable) }
    }

    mutating func add(_ coefficient: Double, of variable: Variable) {
      let sum = (terms[variable] ?? 0) + coefficient
      terms[variable] = abs(sum) < Simplex.epsilon ? nil : sum
    }

    static func + (left: Expression, right: Expression) -> Expression {
      var result = left
      result.add(right)
      return result
    }

    static func - (left: Expression, right: Expression) -> Expression {
      var result = left
      result.add(right, times: -1)
      return result
    }

    static func * (left: Expression, factor: Double) -> Expression {
      var result = Expression()
      result.add(left, times: factor)
      return result
    }

    static func + (left: Expression, right: Double) -> Expression {
      var result = left
      result.constant += right
      return result
    }

    fileprivate mutating func negate() {
      constant = -constant
      for key in terms.keys { terms[key]! = -terms[key]! }
    }

    /// Takes `self` = 0 as the definition of `variable`.
    fileprivate mutating func solve(for variable: Variable) {
      let factor = -1 / terms.removeValue(forKey: variable)!
      constant *= factor
      for key in terms.keys { terms[key]! *= factor }
    }

    fileprivate mutating func substitute(_ variable: Variable, _ definition: Expression) {
      guard let coefficient = terms.removeValue(forKey: variable) else { return }
      add(definition, times: coefficient)
    }
  }

  static let epsilon = 1e-8

  private var count = 0
  /// The basic variables and their definitions by the others.
  private var rows: [Variable: Expression] = [:]
  /// What is made as small as possible.
  private var objective = Expression()

  mutating func makeVariable() -> Variable { make(.external) }

  private mutating func make(_ kind: Variable.Kind) -> Variable {
    count += 1
    return Variable(number: count << 2 | kind.rawValue)
  }

  func value(of variable: Variable) -> Double { rows[variable]?.constant ?? 0 }

  func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.value * value(of: $1.key) }
  }

  /// Demands that `expression` be zero, at most zero (`-1`) or at least zero (`1`). Without a weight
  /// it has to hold. Gives `false`, and leaves it out, if it cannot.
  @discardableResult
  mutating func add(_ expression: Expression, _ relation: Int, weight: Double? = nil) -> Bool {
    var row = Expression(expression.constant)
    for (variable, coefficient) in expression.terms {
      if let definition = rows[variable] {
        row.add(definition, times: coefficient)
      } else {
        row.add(coefficient, of: variable)
      }
    }
    var markers: [Variable] = []
    func mark(_ variable: Variable, _ coefficient: Double) {
      row.add(coefficient, of: variable)
      markers.append(variable)
    }
    if relation != 0 {
      let sign = relation < 0 ? 1.0 : -1.0
      mark(make(.slack), sign)
      if let weight {
        let error = make(.error)
        mark(error, -sign)
        objective.add(weight, of: error)
      }
    } else if let weight {
      for sign in [-1.0, 1.0] {
        let error = make(.error)
        mark(error, sign)
        objective.add(weight, of: error)
      }
    } else {
      mark(make(.dummy), 1)
    }
    if row.constant < 0 { row.negate() }
    return enter(row, markers)
  }

  private mutating func enter(_ row: Expression, _ markers: [Variable]) -> Bool {
    var row = row
    let subject =
      row.terms.keys.filter { $0.kind == .external }.min()
      ?? markers.first { $0.kind != .dummy && (row.terms[$0] ?? 0) < 0 }
    if let subject {
      row.solve(for: subject)
      substitute(subject, row)
      rows[subject] = row
      return true
    }
    if row.terms.keys.allSatisfy({ $0.kind == .dummy }) {
      // It says nothing new, or it contradicts.
      return abs(row.constant) < 1e-6
    }
    return enterWithArtificialVariable(row)
  }

  /// Finds a basis in which the row holds, by making an artificial variable zero.
  private mutating func enterWithArtificialVariable(_ row: Expression) -> Bool {
    let artificial = make(.slack)
    rows[artificial] = row
    var goal = row
    optimize(&goal, alsoObjective: true)
    let isFeasible = abs(goal.constant) < 1e-6
    if let definition = rows.removeValue(forKey: artificial), isFeasible {
      // Still basic, at zero: anything may take its place.
      if let entering = definition.terms.keys.filter({ $0.kind != .dummy }).min() {
        var row = definition
        row.terms[artificial] = -1
        row.solve(for: entering)
        substitute(entering, row)
        rows[entering] = row
      }
    }
    for key in rows.keys { rows[key]!.terms[artificial] = nil }
    objective.terms[artificial] = nil
    return isFeasible
  }

  private mutating func substitute(_ variable: Variable, _ definition: Expression) {
    for key in rows.keys where rows[key]!.terms[variable] != nil {
      rows[key]!.substitute(variable, definition)
    }
    objective.substitute(variable, definition)
  }

  /// Finds the values that cost the least.
  mutating func solve() {
    var goal = objective
    optimize(&goal, alsoObjective: false)
    objective = goal
  }

  private mutating func optimize(_ goal: inout Expression, alsoObjective: Bool) {
    // Always the first by number (Bland): no cycles.
    for _ in 0..<10_000 {
      let candidates = goal.terms.lazy.filter { $0.key.kind != .dummy && $0.value < -1e-7 }
      guard let entering = candidates.map(\.key).min() else { return }
      var best: (ratio: Double, variable: Variable)?
      for (variable, row) in rows where variable.kind != .external {
        guard let coefficient = row.terms[entering], coefficient < -Self.epsilon else { continue }
        let ratio = -row.constant / coefficient
        if let found = best, (found.ratio, found.variable) < (ratio, variable) { continue }
        best = (ratio, variable)
      }
      guard let leaving = best?.variable, var row = rows.removeValue(forKey: leaving) else {
        return
      }
      row.terms[leaving] = -1
      row.solve(for: entering)
      for key in rows.keys where rows[key]!.terms[entering] != nil {
        rows[key]!.substitute(entering, row)
      }
      goal.substitute(entering, row)
      if alsoObjective { objective.substitute(entering, row) }
      rows[entering] = row
    }
  }
}
