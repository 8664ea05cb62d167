import Combine

/// A pipeline and what happens to it: all that a seed stands for.
struct LawCase {
  /// Something that happens to a pipeline from outside.
  enum Event {
    case send(source: Int, value: Int)
    case complete(source: Int, fails: Bool)
    case request(Subscribers.Demand)
    case cancel
    case advance(seconds: Int)
  }

  /// What the subscriber does when it gets something.
  enum Reaction {
    case nothing
    case returnDemand(Subscribers.Demand)
    case request(Subscribers.Demand)
    case cancel
    case send(source: Int, value: Int)
    case complete(source: Int, fails: Bool)
  }

  struct Step {
    var index: Int
    var number: Int

    var lawOperator: LawOperator { LawOperator.all[index] }
  }

  var source: Int
  var steps: [Step]
  var initialReaction: Reaction
  var events: [Event]

  /// The reactions to the values, then none.
  var reactions: [Reaction]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    source = Int.random(in: 0..<24, using: &generator)
    steps = Self.steps(using: &generator)
    initialReaction = Self.initialReaction(using: &generator)
    events = (0..<Int.random(in: 3...24, using: &generator)).map { _ in
      Self.event(using: &generator)
    }
    let calm = generator.chance(40)
    reactions = (0..<24).map { _ in calm ? .nothing : Self.reaction(using: &generator) }
  }

  /// Operators that may follow each other: one that traps on a value beyond the demand does not
  /// come after one that sends such values.
  private static func steps(using generator: inout SeededGenerator) -> [Step] {
    var steps: [Step] = []
    var isBeyondDemand = false
    var mayCompleteEarly = false
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let step = Step(
        index: Int.random(in: 0..<LawOperator.all.count, using: &generator),
        number: Int.random(in: 0..<16, using: &generator))
      let next = step.lawOperator
      if isBeyondDemand, next.demand == .enforced { continue }
      if mayCompleteEarly, next.isStrict { continue }
      if case .completesBeforeSubscription = next.quirk { mayCompleteEarly = true }
      if next.demand == .counted { isBeyondDemand = false }
      if case .sendsBeyondDemand = next.quirk { isBeyondDemand = true }
      steps.append(step)
    }
    return steps
  }

  private static func demand(using generator: inout SeededGenerator) -> Subscribers.Demand {
    generator.chance(20) ? .unlimited : .max(Int.random(in: 1...3, using: &generator))
  }

  private static func initialReaction(using generator: inout SeededGenerator) -> Reaction {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<30: .nothing
    case 30..<35: .cancel
    case 35..<40: .send(source: 0, value: 9)
    case 40..<45: .complete(source: 0, fails: generator.chance(50))
    case 45..<75: .request(.unlimited)
    default: .request(demand(using: &generator))
    }
  }

  private static func event(using generator: inout SeededGenerator) -> Event {
    let source = generator.chance(50) ? 0 : Int.random(in: 0..<8, using: &generator)
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<50: return .send(source: source, value: Int.random(in: 0..<16, using: &generator))
    case 50..<58: return .complete(source: source, fails: generator.chance(40))
    case 58..<78: return .request(demand(using: &generator))
    case 78..<80: return .cancel
    default: return .advance(seconds: Int.random(in: 0...3, using: &generator))
    }
  }

  private static func reaction(using generator: inout SeededGenerator) -> Reaction {
    let source = Int.random(in: 0..<4, using: &generator)
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<45: return .nothing
    case 45..<65: return .returnDemand(demand(using: &generator))
    case 65..<78: return .request(demand(using: &generator))
    case 78..<82: return .cancel
    case 82..<95:
      return .send(source: source, value: Int.random(in: 0..<16, using: &generator))
    default: return .complete(source: source, fails: generator.chance(40))
    }
  }

  /// Whether a documented quirk of one of the operators lets values beyond the demand through.
  var maySendBeyondDemand: Bool {
    var may = false
    for step in steps {
      if step.lawOperator.demand == .counted { may = false }
      if case .sendsBeyondDemand = step.lawOperator.quirk { may = true }
    }
    return may
  }

  /// Whether a documented quirk lets a completion arrive before the subscription.
  var mayCompleteBeforeSubscription: Bool {
    steps.contains {
      if case .completesBeforeSubscription = $0.lawOperator.quirk { true } else { false }
    }
  }

  /// Whether a cancel may come so early that a documented quirk forgets it: the subscriber's own on
  /// its subscription, or that of an operator behind.
  var mayForgetCancel: Bool {
    let forgetful = steps.firstIndex {
      if case .forgetsEarlyCancel = $0.lawOperator.quirk { true } else { false }
    }
    guard let forgetful else { return false }
    // It hands its subscription out at once, the upstream's comes later.
    if steps[..<forgetful].contains(where: { $0.lawOperator.name == "subscribe(on:)" }) {
      return true
    }
    switch initialReaction {
    case .nothing, .request, .returnDemand: return forgetful < steps.count - 1
    case .cancel, .send, .complete: return true
    }
  }

  /// Whether a documented quirk lets a completion arrive after a cancel.
  ///
  /// `Fail` and `Empty` complete on the subscriber's return from its subscription, whatever it did
  /// there (statement 58).
  var mayCompleteAfterCancel: Bool {
    if [2, 3].contains(source), case .cancel = initialReaction { return true }
    return steps.contains {
      if case .completesAfterCancel = $0.lawOperator.quirk { true } else { false }
    }
  }
}

extension LawCase: CustomStringConvertible {
  var description: String {
    let names = steps.map { "\($0.lawOperator.name) [\($0.number)]" }
    let acts = reactions.enumerated().compactMap { index, reaction -> String? in
      if case .nothing = reaction { return nil }
      return "value \(index): \(reaction)"
    }
    return """
      source \(source) > \(names.joined(separator: " > "))
        on the subscription: \(initialReaction)
        on values: \(acts.joined(separator: ", "))
        events: \(events.map { "\($0)" }.joined(separator: ", "))
      """
  }

  /// The smallest case found by leaving things out for which `fails` still holds.
  func reduced(while fails: (LawCase) -> Bool) -> LawCase {
    var best = self
    var isSmaller = true
    func attempt(_ change: (inout LawCase) -> Void) {
      var candidate = best
      change(&candidate)
      if fails(candidate) {
        best = candidate
        isSmaller = true
      }
    }
    while isSmaller {
      isSmaller = false
      for index in best.steps.indices.reversed() where best.steps.count > 1 {
        attempt { $0.steps.remove(at: index) }
      }
      for index in best.events.indices.reversed() {
        attempt { $0.events.remove(at: index) }
      }
      for index in best.reactions.indices {
        if case .nothing = best.reactions[index] { continue }
        attempt { $0.reactions[index] = .nothing }
      }
    }
    return best
  }
}
