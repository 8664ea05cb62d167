import SwiftUI

struct ContentView: View {
  @ObservedObject var model = TempViewModel()

  var body: some View {
    VStack {
      TextField("City", text: self.$model.city)
        .padding()
        .overlay(
          RoundedRectangle(cornerRadius: 10)
            .stroke(lineWidth: 2)
            .foregroundColor(.blue)
        )
        .padding()
      if self.model.currentWeather.main != nil {
        Text("\(self.model.currentWeather.main!.temp!, specifier: "%.0f") ºC")
          .font(Font.custom("American Typewriter", size: 72))
          .foregroundColor(.secondary)
      } else {
        Text("No weather")
      }
      Spacer()
    }
  }
}
