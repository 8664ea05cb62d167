import AccessibilityTesting
import Testing

extension WindowAccessibilityTests {
  @ScreenReader @Suite("weather")
  struct Weather {
    @Test("a city that is typed shows its weather, and the change is told")
    func city() throws {
      let weather = try AccessibleProgram("weather")
      let temperature = try weather.wait(for: .label, "11 ºC")
      ScreenReader.forgetEvents()
      try weather.wait(for: .text, "City").type("Cairo")
      try weather.wait(for: .label, "Cairo, clear sky")
      try weather.wait(until: "the new temperature") { try temperature.name == "25 ºC" }
      try weather.wait(until: "the news of it") {
        ScreenReader.events.contains {
          $0.kind == "object:property-change:accessible-name" && $0.text == "25 ºC"
        }
      }
      try Audit.check(weather)
    }

    @Test("what an on-screen keyboard types is typed")
    func keyboard() throws {
      let weather = try AccessibleProgram("weather")
      let field = try weather.wait(for: .text, "City")
      try field.focus()
      try field.type("")
      try Keyboard.type("Paris")
      try weather.wait(for: .label, "Paris, scattered clouds")
      #expect(try field.text == "Paris")
    }

    @Test("the four forms of UIKit are tabs, and each shows what is typed")
    func tabs() throws {
      let weather = try AccessibleProgram("weather-uikit")
      let cities = [
        "Reactive": "Cairo", "Observing": "Paris", "Delegation": "London", "Boxing": "Cairo",
      ]
      let skies = ["Cairo": "clear sky", "Paris": "scattered clouds", "London": "light rain"]
      for form in ["Reactive", "Observing", "Delegation", "Boxing"] {
        let tab = try weather.wait(for: .tab, form)
        try tab.perform("click")
        try weather.wait(until: "\(form) being chosen") { tab.states.contains(.selected) }
        try weather.wait(for: .frame, form)
        let city = try #require(cities[form])
        try weather.wait(for: .text, "City").type(city)
        let sky = try #require(skies[city])
        try weather.wait(for: .label) { try $0.name.hasPrefix(sky) }
        try Audit.check(weather)
      }
    }
  }
}
