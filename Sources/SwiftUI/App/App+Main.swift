internal import Gtk

extension App {
  /// Opens the window of the app's first group and runs the app until it is closed. `@main` calls
  /// it.
  ///
  /// Does not leave the main thread, whose run loop serves timers, the main queue and the main actor
  /// along with the window. Ends the process with a message and status 1 if there is no display.
  public static func main() {
    let name = ProcessInfo.processInfo.processName
    // An app that has started the toolkit itself has perhaps given another name.
    if !Application.isStarted { Application.setName(name, identifier: name) }
    do {
      try Application.start()
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
      exit(1)
    }
    HostedWindow(Self()).show()
    Application.run()
  }
}
