import Foundation
import Gtk

let arguments = CommandLine.arguments.dropFirst()
let parts = Array(arguments.dropFirst())
try Application.start()
// GTK draws a blinking cursor anew with each frame for ten seconds: it is looked at by itself.
Appearance.setCursorBlinks(false)
switch arguments.first {
case "films-swiftui": FilmsCheck<SwiftUIFilms>.run(parts)
case "films-uikit": FilmsCheck<UIKitFilms>.run(parts)
case "windows": WindowsCheck.run()
default:
  print("usage: window-check films-swiftui | films-uikit [scroll | change | travel] | windows")
  exit(64)
}
Report.show(title: arguments.first ?? "")
exit(Report.isKept ? 0 : 1)
