import Combine

/// Something that a publisher does at a frame: what a ``ColdPublisher`` or a ``HotPublisher`` is to
/// do, or what a ``MarbleRecording`` has seen.
public struct ScriptEvent<Output, Failure: Error>: CustomStringConvertible {
  /// What a publisher does.
  public enum Kind {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  /// The frame, from 0.
  public var frame: Int

  /// What happens.
  public var kind: Kind

  /// Whether it was recorded between this frame's beginning and the next one's.
  var isBetweenFrames = false

  public init(frame: Int, kind: Kind) {
    self.frame = frame
    self.kind = kind
  }

  /// A value.
  public static func value(_ value: Output, frame: Int) -> Self {
    Self(frame: frame, kind: .value(value))
  }

  /// A completion without failure.
  public static func finished(frame: Int) -> Self {
    Self(frame: frame, kind: .completion(.finished))
  }

  /// A completion with `error`.
  public static func failure(_ error: Failure, frame: Int) -> Self {
    Self(frame: frame, kind: .completion(.failure(error)))
  }

  /// The event as `3: value(7)`.
  public var description: String {
    switch kind {
    case .value(let value): "\(frame): value(\(value))"
    case .completion(.finished): "\(frame): finished"
    case .completion(.failure(let error)): "\(frame): failure(\(error))"
    }
  }
}

extension ScriptEvent.Kind: Equatable where Output: Equatable, Failure: Equatable {}
extension ScriptEvent: Equatable where Output: Equatable, Failure: Equatable {}

extension ScriptEvent {
  /// The events of `diagram`, from its `^` on.
  static func events(
    of diagram: MarbleDiagram, values: [Character: Output], failure: Failure?
  ) throws(MarbleSyntaxError) -> [ScriptEvent] {
    let text = diagram.description
    let start = diagram.subscriptionFrame ?? 0
    var events: [ScriptEvent] = []
    for entry in diagram.entries {
      let kind: Kind
      switch entry.event {
      case .value(let name):
        guard let value = values[name] else {
          throw MarbleSyntaxError("there is no value for '\(name)'", text, entry.position)
        }
        kind = .value(value)
      case .finished:
        kind = .completion(.finished)
      case .failure:
        guard let failure else {
          throw MarbleSyntaxError("there is no error for '#'", text, entry.position)
        }
        kind = .completion(.failure(failure))
      }
      events.append(ScriptEvent(frame: entry.frame - start, kind: kind))
    }
    return events
  }
}
