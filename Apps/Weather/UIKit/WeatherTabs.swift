public import UIKit
public import WeatherKit

/// The same form four times, each bound to one view model in another way.
public final class WeatherTabs: UITabBarController {
  public init(viewModel: TempViewModel = TempViewModel()) {
    super.init(nibName: nil, bundle: nil)
    title = "Weather"
    viewControllers = [
      ReactiveWeatherController(viewModel: viewModel, title: "Reactive"),
      ObservingWeatherController(viewModel: viewModel, title: "Observing"),
      DelegatingWeatherController(viewModel: viewModel, title: "Delegation"),
      BoxingWeatherController(viewModel: viewModel, title: "Boxing"),
    ]
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }
}
