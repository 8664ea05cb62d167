import Foundation
import MoviesCommandLine

#if canImport(MoviesSwiftUI)
  import Gtk
  import MoviesSwiftUI
#endif

// Synchronous, so that the main thread is there to run the main run loop.
if CommandLine.arguments.count > 1 { MoviesTool.tool.main() }

// Nothing has been asked for: the window, or the list where there is no display.
#if canImport(MoviesSwiftUI)
  if Application.hasDisplay {
    MoviesApp.main()
    exit(0)
  }
#endif
MoviesTool.tool.main(["list"])
