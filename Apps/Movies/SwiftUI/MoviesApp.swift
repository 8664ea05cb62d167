import MoviesKit
import SwiftUI

/// The app. A program of its own would mark it `@main`; here the command `movies` starts it where
/// there is a display.
public struct MoviesApp: App {
  @StateObject private var moviesViewModel = MoviesViewModel()

  public init() {}

  public var body: some Scene {
    WindowGroup("Movies") {
      ContentView(moviesViewModel: moviesViewModel)
    }
  }
}
