/// What of an element passes from one value to another: its looks, its place.
@MainActor
final class ElementMotion: FrameDriven {
  private weak var element: RenderElement?
  private var content: Motion<NumberVector>?
  private var frame: Motion<NumberVector>?

  init(_ element: RenderElement) {
    self.element = element
  }

  /// Nothing is in motion.
  var isAtRest: Bool { content == nil && frame == nil }

  // MARK: Looks

  /// The element was shown as `old` and is to be `new`: gives how it is shown now.
  func show(
    _ new: ElementContent, from old: ElementContent, _ animation: Animation?, _ host: GraphHost
  ) -> ElementContent {
    let time = host.animations.time
    guard new.canPass(from: old) else {
      Self.drop(&content)
      return new
    }
    let numbers = new.numbers
    if let content, content.target == numbers { return new.with(content.value(at: time)) }
    guard animation != nil else {
      Self.drop(&content)
      return new
    }
    let motion = content ?? Motion(old.numbers)
    content = motion
    motion.move(to: numbers, animation, at: time, completions: host.transaction.completions)
    return motion.isRunning ? new.with(motion.value(at: time)) : new
  }

  func shownContent(_ target: ElementContent, at time: Double) -> ElementContent {
    content.map { target.with($0.value(at: time)) } ?? target
  }

  // MARK: The place

  func place(
    in new: CGRect, from old: CGRect, _ animation: Animation?, _ host: GraphHost
  ) -> CGRect {
    let time = host.animations.time
    guard animation != nil else {
      Self.drop(&frame)
      return new
    }
    let motion = frame ?? Motion(NumberVector(old))
    frame = motion
    motion.move(
      to: NumberVector(new), animation, at: time, completions: host.transaction.completions)
    return motion.isRunning ? motion.value(at: time).rect : new
  }

  func shownFrame(_ target: CGRect, at time: Double) -> CGRect {
    frame?.value(at: time).rect ?? target
  }

  func stopPlace() { Self.drop(&frame) }

  /// Ends everything: the element has gone.
  func stop() {
    Self.drop(&content)
    Self.drop(&frame)
  }

  private static func drop(_ motion: inout Motion<NumberVector>?) {
    guard let old = motion else { return }
    motion = nil
    old.stop(at: old.target)
  }

  // MARK: Frames

  func finish() {
    stop()
    if let element, element.isCreated { element.showMotion(at: 0) }
  }

  func frame(at time: Double) -> Bool {
    guard let element, element.isCreated else {
      stop()
      return false
    }
    if content?.advance(to: time) == false { content = nil }
    if frame?.advance(to: time) == false { frame = nil }
    element.showMotion(at: time)
    return !isAtRest
  }
}
