import Combine
import Foundation

/// The weather of the city that is being typed.
///
/// The weather is fetched when ``city`` has not changed for 0.3 seconds. What is under way for an
/// earlier city is dropped then, so that a late answer never replaces a newer one. A city that is set
/// again is fetched again only if its weather did not come.
public final class TempViewModel: ObservableObject {
  // input
  @Published public var city: String
  // output
  /// The weather of the city; ``WeatherDetail/placeholder`` before the first answer, for no city
  /// and for one that gives none.
  @Published public private(set) var currentWeather = WeatherDetail.placeholder
  /// The answer of which ``currentWeather`` is a part, with the city that was asked for and what
  /// went wrong; `nil` before the first.
  @Published public private(set) var answer: Answer?

  /// What came for a city.
  public struct Answer {
    public let city: String
    public let result: Result<WeatherDetail, WeatherAPIError>
  }

  /// A view model that fetches the weather of London first.
  public convenience init() {
    self.init(service: WeatherAPI.shared)
  }

  /// A view model that delays on the main run loop.
  public convenience init(service: any WeatherService, city: String = "London") {
    self.init(service: service, city: city, scheduler: RunLoop.main)
  }

  /// A view model that fetches from `service` when `scheduler` says that 0.3 seconds have passed.
  public init<Context: Scheduler>(
    service: any WeatherService, city: String = "London", scheduler: Context
  ) {
    self.city = city
    // Onto the published properties and not onto the model: a subscription of the model that holds
    // the model would keep it alive for ever.
    $answer
      .compactMap { $0 }
      .map { (try? $0.result.get()) ?? .placeholder }
      .assign(to: &$currentWeather)
    $city
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .removeDuplicates { [weak self] in $0 == $1 && self?.hasFailed(for: $1) != true }
      .map { city -> AnyPublisher<Answer?, Never> in
        // No city yet, or none any more: nothing to ask for.
        if city.isEmpty {
          return Just(Answer(city: "", result: .success(.placeholder))).eraseToAnyPublisher()
        }
        return service.weather(in: city)
          .map { Answer(city: city, result: .success($0)) }
          .catch { Just(Answer(city: city, result: .failure($0))) }
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .assign(to: &$answer)
  }

  /// Fetches the weather again if it did not come.
  public func reload() {
    let city = city
    self.city = city
  }

  private func hasFailed(for city: String) -> Bool {
    guard let answer, answer.city == city, case .failure = answer.result else { return false }
    return true
  }
}
