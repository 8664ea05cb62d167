/// A view that is coming or going.
@MainActor
final class TransitionRun: FrameDriven {
  /// One thing that comes or goes, as it stands in its container.
  private struct Item {
    let top: LayoutNode
    let drawn: [RenderElement]
    var parts: [Part]
  }

  /// An effect, and how much of it is shown: 0 nothing, 1 all.
  private struct Part {
    let effect: TransitionEffect
    let amount: Motion<Double>
  }

  private unowned let host: GraphHost
  private(set) var isLeaving: Bool
  private var items: [Item] = []

  /// Called once when it is over.
  var onEnd: (() -> Void)?

  init(_ host: GraphHost, isLeaving: Bool) {
    self.host = host
    self.isLeaving = isLeaving
  }

  var isEmpty: Bool { items.allSatisfy(\.parts.isEmpty) }

  var tops: [LayoutNode] { items.map(\.top) }

  /// Adds something whose effects pass from one amount to another; those without an animation are
  /// left out.
  func add(
    _ top: LayoutNode, _ steps: [TransitionStep], from start: Double, to end: Double,
    _ animation: Animation?
  ) {
    var parts: [Part] = []
    for step in steps {
      guard let animation = step.animation.map(\.animation) ?? animation else { continue }
      let amount = Motion(start)
      move(amount, to: end, animation)
      parts.append(Part(effect: step.effect, amount: amount))
    }
    items.append(Item(top: top, drawn: top.drawnElements, parts: parts))
  }

  private func move(_ amount: Motion<Double>, to end: Double, _ animation: Animation?) {
    amount.move(
      to: end, animation, at: host.animations.time, completions: host.transaction.completions)
  }

  func start() {
    apply()
    host.animations.add(self)
  }

  /// What was coming goes: on from how it is shown.
  func leave(_ steps: (LayoutNode) -> [TransitionStep], _ animation: Animation?) {
    isLeaving = true
    for index in items.indices {
      for step in steps(items[index].top) {
        let own = step.animation.map(\.animation) ?? animation
        if let known = items[index].parts.first(where: { $0.effect == step.effect }) {
          move(known.amount, to: 1, own)
        } else if own != nil {
          let amount = Motion(0.0)
          move(amount, to: 1, own)
          items[index].parts.append(Part(effect: step.effect, amount: amount))
        }
      }
    }
    start()
  }

  /// Sends an effect that is on its way elsewhere. Gives whether there is one.
  func redirect(_ effect: TransitionEffect, to end: Double, _ animation: Animation) -> Bool {
    let parts = items.flatMap(\.parts).filter { $0.effect == effect }
    for part in parts { move(part.amount, to: end, animation) }
    return !parts.isEmpty
  }

  /// What was going comes back: on from how it is shown, now standing as `tops`.
  func comeBack(_ tops: [LayoutNode], _ animation: Animation?) {
    isLeaving = false
    onEnd = nil
    let parts = items.first?.parts ?? []
    let old = items.flatMap(\.drawn)
    items = tops.map { Item(top: $0, drawn: $0.drawnElements, parts: parts) }
    for element in old where !items.contains(where: { $0.drawn.contains { $0 === element } }) {
      element.effect = nil
    }
    for part in parts { move(part.amount, to: 0, animation) }
    start()
  }

  func frame(at time: Double) -> Bool {
    var goesOn = false
    for item in items {
      for part in item.parts where part.amount.advance(to: time) { goesOn = true }
    }
    if goesOn { apply() } else { end() }
    return goesOn
  }

  func finish() {
    for item in items {
      for part in item.parts { part.amount.stop(at: part.amount.target) }
    }
    end()
  }

  private func end() {
    if !isLeaving {
      for item in items {
        for element in item.drawn { element.effect = nil }
      }
    }
    let action = onEnd
    onEnd = nil
    action?()
  }

  /// Shows everything as it is now.
  private func apply() {
    let time = host.animations.time
    for item in items {
      let frame = item.top.drawnFrame
      let isMirrored = item.top.owner?.environment.layoutDirection == .rightToLeft
      for element in item.drawn {
        var effect = ElementEffect()
        effect.isLeaving = isLeaving
        for part in item.parts {
          part.effect.apply(
            to: &effect, part.amount.value(at: time), frame, element.targetFrame.origin, isMirrored)
        }
        element.effect = effect
      }
    }
  }
}

extension TransitionEffect {
  /// Adds the effect, `amount` of it, on what stands at `frame` to that on an element whose origin
  /// is `origin`.
  fileprivate func apply(
    to effect: inout ElementEffect, _ amount: Double, _ frame: CGRect, _ origin: CGPoint,
    _ isMirrored: Bool
  ) {
    func move(_ x: CGFloat, _ y: CGFloat) {
      effect.translation.width += x * amount
      effect.translation.height += y * amount
    }
    let leading: CGFloat = isMirrored ? 1 : -1
    switch self {
    case .opacity: effect.opacity *= min(1, max(0, 1 - amount))
    case .scale(let scale, let anchor):
      effect.scale *= max(0, 1 + (scale - 1) * amount)
      effect.anchor = CGPoint(
        x: frame.minX + anchor.x * frame.width - origin.x,
        y: frame.minY + anchor.y * frame.height - origin.y)
    case .offset(let offset): move(offset.width, offset.height)
    case .move(.leading): move(leading * frame.width, 0)
    case .move(.trailing): move(-leading * frame.width, 0)
    case .move(.top): move(0, -frame.height)
    case .move(.bottom): move(0, frame.height)
    case .shift(let part): move(leading * part * frame.width, 0)
    case .none: break
    }
  }
}
