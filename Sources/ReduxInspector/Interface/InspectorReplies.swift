import Redux

/// The answer to `GET /api/session`.
struct SessionReply: Codable, Equatable {
  struct Step: Codable, Equatable {
    var id: Int
    /// The action's registered name, or that of its type; nil for actions that were not recorded.
    var type: String?
    /// The action in one line.
    var text: String
    /// The action's payload as it can be dispatched again; nil where it is empty or the type is not
    /// registered.
    var payload: JSONValue?
    var isRegistered: Bool
    var isSkipped: Bool
    /// Seconds since 1970.
    var date: Double
  }

  var revision: Int
  /// The number of the step whose state is shown, or `baseID`.
  var currentID: Int
  var baseID: Int
  var steps: [Step]
  var limit: Int
  var isPaused: Bool
  var isLocked: Bool
  var keepsLaterSteps: Bool
  /// The names of the action types that can be dispatched.
  var actionTypes: [String]
  /// Whether the state can be written to a file and read back.
  var canExport: Bool
}

/// The answer to `GET /api/steps/<id>`.
struct StepReply: Codable, Equatable {
  var id: Int
  var state: StateTree
  /// Nil for the base.
  var action: StateTree?
  /// What the step changed.
  var differences: [StateDifference]
}

/// What `POST /api/command` takes.
struct Command: Codable {
  enum Name: String, Codable, CaseIterable {
    case jump, stepBack, stepForward, skip, move, commit, rollBack, reset, sweep, pause, lock
    case keepLaterSteps
  }

  var command: Name
  /// The step that it is about.
  var step: Int?
  /// For a switch: whether it goes on. On unless said.
  var on: Bool?
  /// Where a step moves to.
  var index: Int?
}
