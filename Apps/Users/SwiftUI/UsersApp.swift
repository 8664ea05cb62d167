import SwiftUI

/// The app. A program of its own would mark it `@main`; here the command `users` starts it where
/// there is a display.
public struct UsersApp: App {
  /// Made when the first window asks for it, and kept to the end of the process.
  @MainActor private static var current: UsersSession?

  @StateObject private var session = UsersApp.start()

  public init() {}

  public var body: some Scene {
    WindowGroup("Users") {
      RootView(session: session)
    }
    .defaultSize(width: 520, height: 680)
  }

  private static func start() -> UsersSession {
    let session = current ?? .usual()
    current = session
    return session
  }

  /// Saves what is not saved yet, when the app has ended.
  @MainActor
  public static func close() {
    current?.close()
    current = nil
  }
}
