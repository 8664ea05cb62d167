import Foundation
import WeatherCommandLine

#if canImport(WeatherSwiftUI)
  import Gtk
  import WeatherSwiftUI
#endif

// Synchronous, so that the main thread is there to run the main run loop.
#if canImport(WeatherSwiftUI)
  // No city has been named: the window, where there is a display.
  if CommandLine.arguments.count == 1 {
    if Application.hasDisplay {
      WeatherApp.main()
      exit(0)
    }
  }
#endif
WeatherTool.tool.main()
