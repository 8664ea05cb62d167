import SwiftUI
import Testing

struct SampleApp: App {
  @StateObject private var model = TempViewModel()

  var body: some Scene {
    WindowGroup {
      WeatherView(model: model)
    }
    WindowGroup("Movies") {
      ContentView(moviesViewModel: MoviesViewModel { _ in Just([]).eraseToAnyPublisher() })
    }
  }
}

@MainActor
@Suite("sources of apps")
struct SourceTests {
  @Test("views of an app are made as on Apple's platforms")
  func views() {
    _ = SampleApp().body
    _ = FormSample().body
    _ = Gallery().body
    _ = Text("a").card()
  }
}
