/// A diagram of what happens over time, one character a frame, as in `"-a-b-(cd)|"`.
///
/// | character | says |
/// |---|---|
/// | `-` | nothing happens in this frame |
/// | `a`, `7`, … | a value: any letter, digit or other character that means nothing else |
/// | `(cd)` | several things happen in one frame, in this order; the group lasts one frame |
/// | `\|` | the publisher finishes |
/// | `#` | the publisher fails |
/// | `^` | a subscription begins: in a hot publisher's script, the present frame |
/// | `!` | the subscription ends |
/// | space | nothing, not even a frame: for aligning diagrams |
///
/// The first character is frame 0. How long a frame lasts is up to ``TestScheduler/frame``.
public struct MarbleDiagram: Equatable, Sendable, CustomStringConvertible {
  /// What happens at some frame of a diagram.
  public enum Event: Equatable, Sendable {
    /// A value of this name.
    case value(Character)
    case finished
    case failure
  }

  /// An event and where it stands.
  public struct Entry: Equatable, Sendable {
    public var frame: Int
    public var event: Event

    /// The place of its character in the text, from 1.
    public var position: Int
  }

  /// The text of the diagram.
  public let description: String

  /// The values and the completion, in order.
  public private(set) var entries: [Entry] = []

  /// How many frames there are.
  public private(set) var length = 0

  /// The frame of `^`.
  public private(set) var subscriptionFrame: Int?

  /// The frame of `!`.
  public private(set) var cancellationFrame: Int?

  /// Reads a diagram.
  ///
  /// - Throws: A ``MarbleSyntaxError`` that shows the place of the mistake.
  public init(parsing text: String) throws(MarbleSyntaxError) {
    description = text
    var groupStart: Int?
    var groupIsEmpty = true
    for (offset, character) in text.enumerated() {
      let position = offset + 1
      switch character {
      case " ":
        continue
      case "(":
        if groupStart != nil {
          throw MarbleSyntaxError("a group cannot begin inside a group", text, position)
        }
        groupStart = position
        groupIsEmpty = true
        continue
      case ")":
        guard groupStart != nil else {
          throw MarbleSyntaxError("this ends a group that has not begun", text, position)
        }
        if groupIsEmpty { throw MarbleSyntaxError("the group is empty", text, position) }
        groupStart = nil
        length += 1
        continue
      case "-":
        if groupStart != nil {
          throw MarbleSyntaxError("no time passes inside a group", text, position)
        }
      default:
        groupIsEmpty = false
        if let mistake = add(character, at: position) {
          throw MarbleSyntaxError(mistake, text, position)
        }
      }
      if groupStart == nil { length += 1 }
    }
    if let groupStart {
      throw MarbleSyntaxError("the group that begins here does not end", text, groupStart)
    }
  }

  /// Adds what `character` says.
  ///
  /// - Returns: What is wrong with it.
  private mutating func add(_ character: Character, at position: Int) -> String? {
    switch character {
    case "^":
      if subscriptionFrame != nil { return "there is a '^' already" }
      subscriptionFrame = length
    case "!":
      if cancellationFrame != nil { return "there is a '!' already" }
      cancellationFrame = length
    default:
      if let last = entries.last?.event, last == .finished || last == .failure {
        return "nothing can follow the completion"
      }
      let event: Event =
        switch character {
        case "|": .finished
        case "#": .failure
        default: .value(character)
        }
      entries.append(Entry(frame: length, event: event, position: position))
    }
    return nil
  }
}
