import Foundation

/// A state to begin with, the steps from there, and which of the states is shown. A value: who
/// changes it is ``TimeTravel``'s affair.
struct StepHistory<State> {
  typealias Step = TimeTravelStep<State>
  typealias Reduce = (any Action, State?) -> State

  /// The state before the first step, and the number of the step that led to it: 0 at the start.
  private(set) var base: (id: Int, state: State)
  private(set) var steps: Ring<Step>
  /// How many of the steps are behind the state that is shown.
  private(set) var position = 0
  private var lastID: Int

  init(state: State, limit: Int) {
    base = (0, state)
    steps = Ring(capacity: limit)
    lastID = 0
  }

  /// The state that is shown.
  var state: State { state(at: position) }

  /// The number of the step that led to the state that is shown.
  var currentID: Int { position == 0 ? base.id : steps[position - 1].id }

  var isAtEnd: Bool { position == steps.count }

  func state(at position: Int) -> State {
    position == 0 ? base.state : steps[position - 1].state
  }

  /// How many steps lead to the one of that number; nil where there is none.
  func position(of id: Int) -> Int? {
    if id == base.id { return 0 }
    return (0..<steps.count).first { steps[$0].id == id }.map { $0 + 1 }
  }
}

// MARK: Recording

extension StepHistory {
  /// The state before the first action, while nothing is recorded.
  mutating func begin(with state: State) {
    guard steps.count == 0 else { return }
    base.state = state
  }

  /// Adds a step at the end; the state that is shown moves on with it if it was the last one.
  ///
  /// - Returns: The step that gave way, to be released by the caller.
  mutating func append(_ content: Step.Content, state: State, date: Date) -> Step? {
    let follows = isAtEnd
    lastID += 1
    let oldest = steps.append(Step(id: lastID, content: content, state: state, date: date))
    if let oldest {
      // A view of what is gone shows the state before the first step that is left: the same.
      base = (oldest.id, oldest.state)
      position = max(0, position - 1)
    }
    if follows { position = steps.count }
    return oldest
  }

  /// Takes note that `count` more actions were reduced that are not recorded, and led to `state`.
  mutating func appendUnrecorded(state: State, date: Date) -> Step? {
    if isAtEnd, steps.count > 0, case .unrecorded(let count, _) = steps[steps.count - 1].content,
      !steps[steps.count - 1].isSkipped
    {
      steps[steps.count - 1].content = .unrecorded(count: count == .max ? count : count + 1, state)
      steps[steps.count - 1].state = state
      return nil
    }
    return append(.unrecorded(count: 1, state), state: state, date: date)
  }

  /// Forgets the steps after the state that is shown, and gives them to the caller to release.
  mutating func dropLaterSteps() -> [Step] {
    guard !isAtEnd else { return [] }
    let all = steps.elements
    steps.elements = Array(all.prefix(position))
    return Array(all.dropFirst(position))
  }
}

// MARK: Moving

extension StepHistory {
  mutating func jump(to id: Int) {
    position = position(of: id) ?? position
  }

  mutating func stepBack() {
    position = max(0, position - 1)
  }

  mutating func stepForward() {
    position = min(steps.count, position + 1)
  }
}

// MARK: Changing what was

extension StepHistory {
  mutating func setSkipped(_ id: Int, _ isSkipped: Bool, reduce: Reduce) {
    guard let place = position(of: id), place > 0, steps[place - 1].isSkipped != isSkipped else {
      return
    }
    steps[place - 1].isSkipped = isSkipped
    recompute(from: place - 1, reduce)
  }

  /// Moves a step to another place: before the step that is at `index` of the list without it.
  mutating func move(_ id: Int, to index: Int, reduce: Reduce) {
    guard let place = position(of: id), place > 0 else { return }
    var all = steps.elements
    let step = all.remove(at: place - 1)
    let target = min(max(0, index), all.count)
    all.insert(step, at: target)
    steps.elements = all
    recompute(from: min(target, place - 1), reduce)
  }

  /// Makes the state that is shown the first one.
  mutating func commit() {
    base = (currentID, state)
    steps.elements = []
    position = 0
  }

  /// Goes back to the first state and forgets the steps.
  mutating func rollBack() {
    steps.elements = []
    position = 0
  }

  /// Forgets skipped steps.
  mutating func sweep() {
    let kept = steps.elements
    position -= kept.prefix(position).count(where: \.isSkipped)
    steps.elements = kept.filter { !$0.isSkipped }
  }

  /// Begins anew from `state`.
  mutating func reset(to state: State) {
    lastID += 1
    base = (lastID, state)
    steps.elements = []
    position = 0
  }

  /// Puts other steps in the place of these, with numbers of their own, and computes their states.
  /// Those for which there is no room are computed and forgotten.
  mutating func replace(
    base state: State, with steps: [(content: Step.Content, isSkipped: Bool, date: Date)],
    position: Int, reduce: Reduce
  ) {
    reset(to: state)
    var last = state
    for step in steps {
      if !step.isSkipped {
        switch step.content {
        case .action(let action): last = reduce(action, last)
        case .unrecorded(_, let fixed): last = fixed
        }
      }
      _ = append(step.content, state: last, date: step.date)
      self.steps[self.steps.count - 1].isSkipped = step.isSkipped
    }
    let forgotten = steps.count - self.steps.count
    // The number comes from a file: it may be any.
    self.position = max(0, min(max(0, position), steps.count) - forgotten)
  }

  /// Computes the states of the steps anew, from the one at `index` on.
  mutating func recompute(from index: Int, _ reduce: Reduce) {
    var state = state(at: index)
    for index in index..<steps.count {
      if !steps[index].isSkipped {
        switch steps[index].content {
        case .action(let action): state = reduce(action, state)
        case .unrecorded(_, let fixed): state = fixed
        }
      }
      steps[index].state = state
    }
  }
}
