/// When a subscription to a scripted publisher began and ended, in frames since the publisher was
/// made.
///
/// A literal is a diagram: `"--^---!"` began in frame 2 and ended in frame 6, by a cancel or by the
/// completion; `"^"` goes on.
///
/// ```swift
/// #expect(source.subscriptions == ["^--!", "---^"])
/// ```
public struct MarbleSubscription: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The frame in which it began.
  public var subscribedFrame: Int

  /// The frame in which it ended.
  public var endedFrame: Int?

  public init(subscribedFrame: Int, endedFrame: Int? = nil) {
    self.subscribedFrame = subscribedFrame
    self.endedFrame = endedFrame
  }

  /// Reads a diagram that has a `^`, perhaps a `!` after it, and nothing else.
  ///
  /// - Throws: A ``MarbleSyntaxError`` that shows the place of the mistake.
  public init(parsing text: String) throws(MarbleSyntaxError) {
    let diagram = try MarbleDiagram(parsing: text)
    if let entry = diagram.entries.first {
      throw MarbleSyntaxError("a subscription has only '^' and '!'", text, entry.position)
    }
    guard let begin = diagram.subscriptionFrame else {
      throw MarbleSyntaxError("a subscription needs a '^'", text, 1)
    }
    if let end = diagram.cancellationFrame, end < begin {
      throw MarbleSyntaxError("a subscription ends after it begins", text, end + 1)
    }
    self.init(subscribedFrame: begin, endedFrame: diagram.cancellationFrame)
  }

  /// Traps on a diagram that is none of a subscription, with a message that shows the place.
  public init(stringLiteral value: String) {
    do {
      try self.init(parsing: value)
    } catch {
      fatalError("MarbleSubscription: \(error)")
    }
  }

  /// The diagram.
  public var description: String {
    let lead = String(repeating: "-", count: subscribedFrame)
    guard let endedFrame else { return lead + "^" }
    if endedFrame == subscribedFrame { return lead + "(^!)" }
    return lead + "^" + String(repeating: "-", count: endedFrame - subscribedFrame - 1) + "!"
  }
}

/// The subscriptions of one scripted publisher.
final class MarbleSubscriptionLog {
  private let recorded = LockedBox<[MarbleSubscription]>([])
  private let clock: FrameClock

  init(clock: FrameClock) {
    self.clock = clock
  }

  var subscriptions: [MarbleSubscription] { recorded.withLock { $0 } }

  /// Notes that a subscription begins.
  ///
  /// - Returns: What notes its end.
  func begin() -> () -> Void {
    let frame = clock.position().frame
    let index = recorded.withLock { recorded in
      recorded.append(MarbleSubscription(subscribedFrame: frame))
      return recorded.count - 1
    }
    return { [self] in
      let frame = clock.position().frame
      recorded.withLock { $0[index].endedFrame = frame }
    }
  }
}
