import SwiftUI
import WeatherKit

/// The app. A program of its own would mark it `@main`; here the command `weather` starts it where
/// there is a display.
public struct WeatherApp: App {
  @StateObject private var model = TempViewModel()

  public init() {}

  public var body: some Scene {
    WindowGroup("Weather") {
      ContentView(model: model)
    }
  }
}
