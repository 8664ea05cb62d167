import Combine
import Redux

/// What the page asks for and does, as JSON. `Documentation/TimeTravel.md` lists the requests.
///
/// `@unchecked Sendable`: it never changes, and all that it calls may be called on any thread.
final class InspectorInterface<State>: @unchecked Sendable {
  /// How the history goes to a file and back.
  struct Files {
    var export: () throws -> Data
    /// Gives the steps, counted from 1, whose states differ from those in the file.
    var open: (Data) throws -> [Int]
  }

  private let travel: TimeTravel<State>
  private let actions: ActionRegistry
  private let files: Files?

  init(_ travel: TimeTravel<State>, actions: ActionRegistry, files: Files?) {
    self.travel = travel
    self.actions = actions
    self.files = files
  }

  /// The answer to a request for what is not the page; nil where there is nothing of that path.
  func answer(_ request: HTTPRequest) -> HTTPResponse? {
    switch (request.method, request.path) {
    case ("GET", "/api/session"): return .json(session)
    case ("GET", "/api/export"): return export()
    case ("POST", "/api/command"): return command(request.body)
    case ("POST", "/api/dispatch"): return dispatch(request.body)
    case ("POST", "/api/import"): return open(request.body)
    case ("GET", let path) where path.hasPrefix("/api/steps/"):
      return step(Int(path.dropFirst("/api/steps/".count)))
    default: return nil
    }
  }

  // MARK: Looking

  private var session: SessionReply {
    let snapshot = travel.snapshot
    return SessionReply(
      revision: snapshot.revision, currentID: snapshot.currentID, baseID: snapshot.baseID,
      steps: snapshot.steps.map(summary), limit: snapshot.limit, isPaused: snapshot.isPaused,
      isLocked: snapshot.isLocked, keepsLaterSteps: snapshot.keepsLaterSteps,
      actionTypes: actions.names, canExport: files != nil)
  }

  private func summary(_ step: TimeTravelStep<State>) -> SessionReply.Step {
    var summary = SessionReply.Step(
      id: step.id, text: "", isRegistered: false, isSkipped: step.isSkipped,
      date: step.date.timeIntervalSince1970)
    switch step.content {
    case .unrecorded(let count, _):
      summary.text = count == 1 ? "1 action not recorded" : "\(count) actions not recorded"
    case .action(let action):
      let encoded = try? actions.encode(action)
      summary.type = encoded?.type ?? "\(type(of: action))"
      summary.payload = encoded?.payload
      summary.isRegistered = encoded != nil
      summary.text = Self.short(StateTree(action, depth: 4).description)
    }
    return summary
  }

  /// A line that is no longer than a list has use for.
  private static func short(_ text: String) -> String {
    text.count > 300 ? "\(text.prefix(300))…" : text
  }

  private func step(_ id: Int?) -> HTTPResponse {
    let snapshot = travel.snapshot
    guard let id, let (before, after) = snapshot.states(of: id) else { return .noSuchStep(id) }
    let step = snapshot.steps.first { $0.id == id }
    return .json(
      StepReply(
        id: id, state: StateTree(after), action: step?.action.map { StateTree($0) },
        differences: before.map { StateDifference.between($0, after) } ?? []))
  }

  // MARK: Doing

  private func command(_ body: Data) -> HTTPResponse {
    let command: Command
    do {
      command = try JSONDecoder().decode(Command.self, from: body)
    } catch {
      return .error(
        400,
        "No command: \(describe(error)). Commands are "
          + Command.Name.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let isOn = command.on ?? true
    var isKnown = true
    switch command.command {
    case .jump: isKnown = command.step.map { travel.jump(to: $0) } ?? false
    case .skip: isKnown = command.step.map { travel.skip($0, isOn) } ?? false
    case .move:
      isKnown = command.step.map { travel.move($0, to: command.index ?? 0) } ?? false
    case .stepBack: travel.stepBack()
    case .stepForward: travel.stepForward()
    case .commit: travel.commit()
    case .rollBack: travel.rollBack()
    case .reset: travel.reset()
    case .sweep: travel.sweep()
    case .pause: travel.setPaused(isOn)
    case .lock: travel.setLocked(isOn)
    case .keepLaterSteps: travel.setKeepsLaterSteps(isOn)
    }
    return isKnown ? done : .noSuchStep(command.step)
  }

  private func dispatch(_ body: Data) -> HTTPResponse {
    do {
      let action = try actions.decode(JSONDecoder().decode(EncodedAction.self, from: body))
      guard let store = travel.store else { return .error(409, "The store is gone") }
      store.dispatch(action)
      return done
    } catch {
      return .error(400, describe(error))
    }
  }

  private func export() -> HTTPResponse {
    guard let files else { return .notCodable }
    do {
      return HTTPResponse(
        status: 200,
        headers: [
          ("Content-Type", "application/json"),
          ("Content-Disposition", "attachment; filename=\"session.json\""),
        ],
        body: .data(try files.export()))
    } catch {
      return .error(409, describe(error))
    }
  }

  private func open(_ body: Data) -> HTTPResponse {
    guard let files else { return .notCodable }
    do {
      return .json(["differences": try files.open(body)])
    } catch {
      return .error(400, describe(error))
    }
  }

  private var done: HTTPResponse { .json(["revision": travel.revision]) }

  private func describe(_ error: any Error) -> String {
    error is DecodingError ? ActionRegistry.words(for: error) : "\(error)"
  }
}

extension HTTPResponse {
  fileprivate static func noSuchStep(_ id: Int?) -> HTTPResponse {
    .error(404, id.map { "There is no step \($0)" } ?? "Which step?")
  }

  fileprivate static var notCodable: HTTPResponse {
    .error(409, "The state is not Codable: it cannot be written to a file")
  }
}
