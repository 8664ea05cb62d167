import Combine
import CombineTesting

/// What the law tests build pipelines of.
typealias LawStage = AnyPublisher<Int, LawError>

/// A law that a documented behaviour of Apple's framework breaks; the number is the statement in
/// `Documentation/Semantics.md` that says so.
enum LawQuirk: Hashable {
  /// Passes values on that nobody asked for.
  case sendsBeyondDemand(statement: Int)

  /// A completion that is on its way arrives in spite of a cancel.
  case completesAfterCancel(statement: Int)

  /// Forgets a cancel that comes before the upstream's subscription. The number is that of the
  /// statement which says that the downstream has its subscription before that.
  case forgetsEarlyCancel(statement: Int)

  /// May finish before it hands a subscription over.
  case completesBeforeSubscription(statement: Int)
}

/// What an operator makes of the demand of its downstream.
enum LawDemand {
  /// Passes it on and trusts the upstream.
  case passed

  /// Keeps an account and sends no more than was asked for, whatever comes.
  case counted

  /// Traps on a value beyond it, as Apple's does: it must not follow an operator that sends some.
  case enforced
}

/// An operator from numbers to numbers, as the law tests apply it.
struct LawOperator: Sendable {
  let name: String
  var demand = LawDemand.passed
  var quirk: LawQuirk?

  /// Whether the operator traps on a completion before its subscription (statement 93).
  var isStrict: Bool {
    [
      "tryFilter", "tryCompactMap", "removeDuplicates", "tryRemoveDuplicates", "prefix(while:)",
      "tryPrefix(while:)",
    ].contains(name)
  }

  /// Whether every value reaches the downstream once, if all that goes in comes from one source.
  var keepsEveryValue = false

  /// Applies the operator; the number chooses among its variants.
  let apply: @Sendable (LawStage, LawContext, Int) -> LawStage

  init(
    _ name: String, _ demand: LawDemand = .passed, quirk: LawQuirk? = nil, keepsAll: Bool = false,
    _ apply: @escaping @Sendable (LawStage, LawContext, Int) -> LawStage
  ) {
    self.name = name
    self.demand = demand
    self.quirk = quirk
    keepsEveryValue = keepsAll
    self.apply = apply
  }

  /// The operators of all families.
  static let all =
    mapping + filtering + reducing + sequencing + errors + merging + combining + connecting
    + timing + debugging
}

extension Publisher where Output == Int {
  /// The publisher with the failure of the law tests.
  func lawStage() -> LawStage {
    mapError { $0 as? LawError ?? .second }.eraseToAnyPublisher()
  }
}
