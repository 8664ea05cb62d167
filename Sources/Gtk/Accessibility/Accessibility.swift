internal import Foundation

/// Whether anyone reads the windows in another way than by looking.
public enum Accessibility {
  /// Whether GTK tells the desktop of widgets at all: names that take work need to be found only then.
  public static let isOn = ProcessInfo.processInfo.environment["GTK_A11Y"] != "none"
}
