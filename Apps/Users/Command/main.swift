import CommandLineKit
import Foundation
import UsersCommandLine

#if canImport(UsersSwiftUI)
  import Gtk
  import UsersSwiftUI
#endif

// Synchronous, so that the main thread is there to run the main run loop.
if CommandLine.arguments.count > 1 { UsersTool.tool.main() }

// Nothing has been asked for: the window, or what is wrong with that where there is no display.
#if canImport(UsersSwiftUI)
  if Application.hasDisplay {
    EndingSignals.run { UsersApp.close() }
    UsersApp.main()
    UsersApp.close()
    exit(0)
  }
#endif
UsersTool.tool.main()
