/// What is found in texts by itself: nothing.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The space for a text view's lines.
@MainActor
public final class NSTextContainer: NSObject {
  private let onChange: () -> Void

  init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  /// At both sides of the lines, in points.
  public var lineFragmentPadding: CGFloat = 5 { didSet { onChange() } }
  /// Lines are not counted.
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}
