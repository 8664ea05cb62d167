import Combine
import WeatherKit

/// A service whose answers come when the test gives them, in any order.
final class ScriptedWeatherService: WeatherService {
  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []
  private var subjects: [PassthroughSubject<WeatherDetail, WeatherAPIError>] = []

  func weather(in city: String) -> AnyPublisher<WeatherDetail, WeatherAPIError> {
    asked.append(city)
    let subject = PassthroughSubject<WeatherDetail, WeatherAPIError>()
    subjects.append(subject)
    return subject.handleEvents(receiveCancel: { [weak self] in self?.cancelled.append(city) })
      .eraseToAnyPublisher()
  }

  /// Answers the request with this number, counted from 0, with weather of this name.
  func answer(_ number: Int, _ name: String) {
    subjects[number].send(WeatherDetail(name: name))
    subjects[number].send(completion: .finished)
  }

  func fail(_ number: Int, _ error: WeatherAPIError) {
    subjects[number].send(completion: .failure(error))
  }
}
