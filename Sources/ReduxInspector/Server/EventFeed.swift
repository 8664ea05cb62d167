import Combine

/// Tells streams of events that something has changed.
///
/// `@unchecked Sendable`: `condition` guards the rest.
final class EventFeed: @unchecked Sendable {
  private let condition = NSCondition()
  private var revision: Int
  private var isClosed = false

  init(revision: Int) {
    self.revision = revision
  }

  /// Takes note of a revision. It may be called anywhere: it waits for nobody.
  func announce(_ revision: Int) {
    condition.withLock {
      guard revision > self.revision else { return }
      self.revision = revision
      condition.broadcast()
    }
  }

  /// Ends all streams.
  func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  /// Server-sent events, one for the present revision and one after changes, however many they are;
  /// and a sign of life every 15 seconds, which shows whether the other side is still there.
  func events() -> @Sendable () -> Data? {
    let seen = Seen()
    return { [self] in
      switch wait(after: seen.revision, seconds: 15) {
      case .closed: return nil
      case .nothing: return Data(": still here\n\n".utf8)
      case .revision(let revision):
        seen.revision = revision
        return Data("event: change\ndata: {\"revision\":\(revision)}\n\n".utf8)
      }
    }
  }

  private enum News {
    case revision(Int)
    case nothing
    case closed
  }

  private func wait(after seen: Int?, seconds: TimeInterval) -> News {
    condition.withLock {
      let end = Date(timeIntervalSinceNow: seconds)
      while !isClosed, revision == seen {
        if !condition.wait(until: end) { return isClosed ? .closed : .nothing }
      }
      return isClosed ? .closed : .revision(revision)
    }
  }

  /// The revision that one stream has told last.
  ///
  /// `@unchecked Sendable`: used by the thread of the stream's connection alone.
  private final class Seen: @unchecked Sendable {
    var revision: Int?
  }
}
