/// What attributed strings can say of the looks of their text. Apple's
/// `Foundation.AttributeScopes.SwiftUIAttributes`.
extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// A line through or below text. Apple's `SwiftUI.Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    /// How the line is drawn; always solid here.
    public enum Pattern: Sendable {
      case solid
      case dash
      case dot
      case dashDot
      case dashDotDot
    }

    public static let single = LineStyle()
  }
}

extension AttributedString {
  /// The pieces of the string, with the looks that its attributes give them.
  func textParts(_ outer: TextModifiers) -> [TextPart] {
    runs.map { run in
      var part = TextPart(text: String(self[run.range].characters), modifiers: outer)
      let looks = run.swiftUI
      if let font = looks.font { part.modifiers.font = font }
      if let color = looks.foregroundColor {
        part.modifiers.style = AnyTextStyle(color: color, style: AnyShapeStyle(color))
      }
      if looks.strikethroughStyle != nil { part.modifiers.isStruckThrough = true }
      if looks.underlineStyle != nil { part.modifiers.isUnderlined = true }
      if let space = looks.tracking ?? looks.kern { part.modifiers.kerning = space }
      if let offset = looks.baselineOffset { part.modifiers.baselineOffset = offset }
      part.background = looks.backgroundColor
      part.link = run.foundation.link
      return part
    }
  }
}
