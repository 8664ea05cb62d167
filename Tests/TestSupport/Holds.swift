import Testing

/// Names the statements of `Documentation/Semantics.md` that a test shows.
/// `scripts/count-statements` reads it from the sources.
public struct Holds: TestTrait, SuiteTrait {
  /// The numbers of the statements.
  public let statements: [Int]

  public var isRecursive: Bool { true }

  public var comments: [Comment] {
    ["Holds: \(statements.map(String.init).joined(separator: ", "))"]
  }
}

extension Trait where Self == Holds {
  /// A test that fails if one of `statements` of `Documentation/Semantics.md` did not hold.
  public static func holds(_ statements: Int...) -> Holds {
    Holds(statements: statements)
  }
}
