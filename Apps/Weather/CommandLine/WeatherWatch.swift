import Combine
import CommandLineKit
import Foundation
import WeatherKit

/// Answers the cities that are typed on standard input, through the view model.
///
/// Touched on the main thread alone.
final class WeatherWatch {
  private let model: TempViewModel
  private let isJSON: Bool
  private var isInputAtEnd = false
  /// Whether the answer for the last city is still to come.
  private var isWaiting = false
  private var failure: (any Error)?

  init(service: any WeatherService, isJSON: Bool) {
    model = TempViewModel(service: service, city: "")
    self.isJSON = isJSON
  }

  /// Runs until the input has ended and its last city is answered.
  ///
  /// - Throws: What went wrong with the last city; a failure without a message if that has been
  ///   told.
  func run() throws {
    if Terminal.input.isTerminal {
      StandardStream.error.writeLine("Type a city and press return; Ctrl-D ends.")
    }
    var subscriptions: Set<AnyCancellable> = []
    model.$answer.compactMap { $0 }.sink { [unowned self] in show($0) }.store(in: &subscriptions)
    InputLines.sink(
      receiveCompletion: { [unowned self] _ in isInputAtEnd = true },
      receiveValue: { [unowned self] line in take(line) }
    )
    .store(in: &subscriptions)
    MainLoop.run { isInputAtEnd && !isWaiting }
    subscriptions.removeAll()
    if let failure { throw failure }
  }

  private func take(_ line: String) {
    // An empty line is a slip of the finger and not a city.
    let city = line.trimmingCharacters(in: .whitespacesAndNewlines)
    if city.isEmpty { return }
    isWaiting = !hasWeather(of: city)
    model.city = city
  }

  /// Whether the weather of `city` is the last that came: it is not asked for again.
  private func hasWeather(of city: String) -> Bool {
    guard let answer = model.answer, answer.city == city else { return false }
    return (try? answer.result.get()) != nil
  }

  private func show(_ answer: TempViewModel.Answer) {
    guard !answer.city.isEmpty else { return }
    if answer.city == model.city { isWaiting = false }
    failure = nil
    do {
      try WeatherText.print(answer.result.get(), asked: answer.city, isJSON: isJSON, isLine: true)
    } catch {
      // The command fails if the last city does, whether the input ends before or after that.
      if isInputAtEnd, answer.city == model.city {
        failure = error
      } else {
        StandardStream.error.writeLine("weather: \(error.localizedDescription.printable)")
        failure = CommandLineTool.Failure(nil)
      }
    }
  }
}
