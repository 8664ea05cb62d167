import SwiftUI
import WeatherKit

/// The temperature in a city that is typed.
public struct ContentView: View {
  @ObservedObject var model: TempViewModel

  public init(model: TempViewModel = TempViewModel()) {
    self.model = model
  }

  public var body: some View {
    VStack(spacing: 20) {
      TextField("City", text: $model.city)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .frame(maxWidth: 360)
        .onSubmit { model.reload() }
      Text(temperature)
        .font(.system(size: 48, weight: .light))
      Text(details)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      if error != nil {
        Button("Try Again") { model.reload() }
          .buttonStyle(.bordered)
      }
      Spacer()
    }
    .padding()
  }

  private var temperature: String {
    model.currentWeather.main?.temp.map { "\(Int($0.rounded())) ºC" } ?? "–"
  }

  private var error: WeatherAPIError? {
    if case .failure(let error)? = model.answer?.result { error } else { nil }
  }

  private var details: String {
    if let error { return error.localizedDescription }
    let words = (model.currentWeather.weather ?? []).compactMap(\.description)
    return ([model.currentWeather.name].compactMap { $0 } + words).joined(separator: ", ")
  }
}
