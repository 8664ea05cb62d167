extension View {
  /// The font of text in this view that says nothing else.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// The weight of text in this view that says nothing else.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textModifiers.weight, weight)
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textModifiers.design, design)
  }

  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textModifiers.weight, isActive ? .bold : nil)
  }

  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textModifiers.isItalic, isActive)
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textModifiers.isMonospaced, isActive)
  }

  public func monospacedDigit() -> some View {
    environment(\.textModifiers.hasMonospacedDigits, true)
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.textModifiers.isUnderlined, isActive)
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.textModifiers.isStruckThrough, isActive)
  }

  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textModifiers.kerning, kerning)
  }

  /// The colour of text and shapes in this view.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }

  /// The style of text and shapes in this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// The colour of what can be pressed in this view.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tintColor, tint)
  }

  public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tintColor, accentColor)
  }

  /// The most lines that a text in this view takes.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// The fewest lines for which a text or a field in this view has space, and the most that it takes.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
      .environment(\.reservedLines, limit.lowerBound)
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, nil)
  }

  /// The most lines that a text in this view takes, and whether it has space for them even if it is
  /// shorter.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : nil)
  }

  /// How far above its line text in this view is, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textModifiers.baselineOffset, baselineOffset)
  }

  /// Space between the letters of text in this view, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textModifiers.kerning, tracking)
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// How the lines of a text are aligned to one another.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Controls in this view cannot be used. What is further in cannot undo it.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Labels of controls in this view are there for screen readers only.
  public func labelsHidden() -> some View {
    environment(\.areLabelsHidden, true)
  }

  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(OptionalColorScheme(colorScheme: colorScheme))
  }

  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Text in this view can be marked and copied.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

/// Whether text can be marked. Apple's `SwiftUI.TextSelectability`.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

struct DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  func apply(to values: inout EnvironmentValues) {
    if isDisabled { values.isEnabled = false }
  }
}

struct OptionalColorScheme: EnvironmentModifier {
  let colorScheme: ColorScheme?

  func apply(to values: inout EnvironmentValues) {
    if let colorScheme { values.colorScheme = colorScheme }
  }
}
