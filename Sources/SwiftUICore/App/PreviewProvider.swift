/// A sample of views that an editor shows. Apple's `SwiftUI.PreviewProvider`. Nothing shows it here;
/// sources that have one compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How large a preview is. Apple's `SwiftUI.PreviewLayout`.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// On which device a preview is. Apple's `SwiftUI.PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension View {
  /// For editors that show previews.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// For editors that show previews.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// For editors that show previews.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
