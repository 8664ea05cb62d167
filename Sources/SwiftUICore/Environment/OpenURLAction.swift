/// Opens addresses: what links do. Apple's `SwiftUI.OpenURLAction`. It is found in the environment
/// and calls back on the main actor.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What a handler has done with an address. Apple's `SwiftUI.OpenURLAction.Result`.
  public struct Result: Sendable {
    fileprivate enum Kind {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)

    /// It is not to be opened.
    public static let discarded = Result(kind: .discarded)

    /// The desktop is to open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The desktop is to open another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  fileprivate var system: SystemOpening?

  /// Opens addresses as a handler says.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address, then says whether it could be.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      guard let system else { return completion(false) }
      system.open(other ?? url) { completion($0) }
    }
  }
}

/// How the desktop opens an address: what a host puts into the environment.
package struct SystemOpening {
  let open: @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void

  package init(_ open: @escaping @MainActor (URL, @escaping @MainActor (Bool) -> Void) -> Void) {
    self.open = open
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

private struct SystemOpeningKey: EnvironmentKey {
  static var defaultValue: SystemOpening? { nil }
}

extension EnvironmentValues {
  /// Opens addresses; by default the desktop does.
  @MainActor public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self] ?? OpenURLAction { _ in .systemAction }
      action.system = systemOpening
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  package var systemOpening: SystemOpening? {
    get { self[SystemOpeningKey.self] }
    set { self[SystemOpeningKey.self] = newValue }
  }
}
