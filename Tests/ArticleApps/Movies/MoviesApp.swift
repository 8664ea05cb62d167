import SwiftUI

// The entry point: all that a reader of the article supplies.
@main
struct MoviesApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
