/// Declares the keys of the environment's values in one line each.
private struct Key<Tag: DefaultTag>: EnvironmentKey {
  static var defaultValue: Tag.Value { Tag.value }
}

private protocol DefaultTag {
  associatedtype Value
  static var value: Value { get }
}

private enum FontTag: DefaultTag { static var value: Font? { nil } }
private enum ColorSchemeTag: DefaultTag { static var value: ColorScheme { .light } }
private enum EnabledTag: DefaultTag { static var value: Bool { true } }
private enum LineLimitTag: DefaultTag { static var value: Int? { nil } }
private enum LineSpacingTag: DefaultTag { static var value: CGFloat { 0 } }
private enum AlignmentTag: DefaultTag { static var value: TextAlignment { .leading } }
private enum TruncationTag: DefaultTag { static var value: Text.TruncationMode { .tail } }
private enum MinimumScaleTag: DefaultTag { static var value: CGFloat { 1 } }
private enum DirectionTag: DefaultTag { static var value: LayoutDirection { .leftToRight } }
private enum LocaleTag: DefaultTag { static var value: Locale { .current } }
private enum CalendarTag: DefaultTag { static var value: Calendar { .current } }
private enum TimeZoneTag: DefaultTag { static var value: TimeZone { .current } }
private enum ForegroundTag: DefaultTag { static var value: AnyShapeStyle? { nil } }
private enum TintTag: DefaultTag { static var value: Color? { nil } }
private enum LabelsHiddenTag: DefaultTag { static var value: Bool { false } }
private enum AttributesTag: DefaultTag { static var value: ElementAttributes { .init() } }
private enum ReducedMotionTag: DefaultTag { static var value: Bool { false } }
private enum TextCaseTag: DefaultTag { static var value: Text.Case? { nil } }
private enum ScenePhaseTag: DefaultTag { static var value: ScenePhase { .active } }
private enum SelectableTag: DefaultTag { static var value: Bool { false } }
private enum DisplayScaleTag: DefaultTag { static var value: CGFloat { 1 } }
private enum TextStyleTag: DefaultTag { static var value: TextModifiers { .init() } }
private enum RefreshTag: DefaultTag { static var value: RefreshAction? { nil } }
private enum SizeClassTag: DefaultTag { static var value: UserInterfaceSizeClass? { .regular } }
private enum InListTag: DefaultTag { static var value: Bool { false } }
private enum ReservedLinesTag: DefaultTag { static var value: Int? { nil } }
private enum CurrentDateTag: DefaultTag { static var value: @Sendable () -> Date { { Date() } } }
private enum DynamicTypeTag: DefaultTag { static var value: DynamicTypeSize { .large } }
private enum TextScaleTag: DefaultTag { static var value: Double { 1 } }

/// The direction of the script. Apple's `SwiftUI.LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// What a scene is doing. Apple's `SwiftUI.ScenePhase`.
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

/// How much room there is. Apple's `SwiftUI.UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// How large a reader wants text. Apple's `SwiftUI.DynamicTypeSize`.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for those who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// By how much text is larger than in the size `large`: as the text of bodies is on Apple's
  /// platforms.
  var textScale: Double {
    let body: Double =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return body / 17
  }

  /// The size that comes closest to text that is `scale` times as large as usual.
  package init(textScale scale: Double) {
    self = Self.allCases.min { abs($0.textScale - scale) < abs($1.textScale - scale) } ?? .large
  }
}

/// What refreshes the content of a view. Apple's `SwiftUI.RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The font of text that says nothing else.
  public var font: Font? {
    get { self[Key<FontTag>.self] }
    set { self[Key<FontTag>.self] = newValue }
  }
  public var colorScheme: ColorScheme {
    get { self[Key<ColorSchemeTag>.self] }
    set { self[Key<ColorSchemeTag>.self] = newValue }
  }
  /// Whether controls can be used. Once it is `false` further out it stays so.
  public var isEnabled: Bool {
    get { self[Key<EnabledTag>.self] }
    set { self[Key<EnabledTag>.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[Key<LineLimitTag>.self] }
    set { self[Key<LineLimitTag>.self] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[Key<LineSpacingTag>.self] }
    set { self[Key<LineSpacingTag>.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[Key<AlignmentTag>.self] }
    set { self[Key<AlignmentTag>.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[Key<TruncationTag>.self] }
    set { self[Key<TruncationTag>.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[Key<MinimumScaleTag>.self] }
    set { self[Key<MinimumScaleTag>.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Key<DirectionTag>.self] }
    set { self[Key<DirectionTag>.self] = newValue }
  }
  public var locale: Locale {
    get { self[Key<LocaleTag>.self] }
    set { self[Key<LocaleTag>.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Key<CalendarTag>.self] }
    set { self[Key<CalendarTag>.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Key<TimeZoneTag>.self] }
    set { self[Key<TimeZoneTag>.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool {
    get { self[Key<ReducedMotionTag>.self] }
    set { self[Key<ReducedMotionTag>.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[Key<TextCaseTag>.self] }
    set { self[Key<TextCaseTag>.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[Key<ScenePhaseTag>.self] }
    set { self[Key<ScenePhaseTag>.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[Key<DisplayScaleTag>.self] }
    set { self[Key<DisplayScaleTag>.self] = newValue }
  }
  public var refresh: RefreshAction? {
    get { self[Key<RefreshTag>.self] }
    set { self[Key<RefreshTag>.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Key<SizeClassTag>.self] }
    set { self[Key<SizeClassTag>.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { horizontalSizeClass }
    set { horizontalSizeClass = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Key<DynamicTypeTag>.self] }
    set {
      self[Key<DynamicTypeTag>.self] = newValue
      textScale = newValue.textScale
    }
  }

  /// By how much text is larger than usual, but for fonts of a fixed size.
  private(set) var textScale: Double {
    get { self[Key<TextScaleTag>.self] }
    set { self[Key<TextScaleTag>.self] = newValue }
  }

  /// Sets what a desktop says, which knows sizes between Apple's.
  package mutating func setTextScale(_ scale: Double) {
    dynamicTypeSize = DynamicTypeSize(textScale: scale)
    textScale = scale
  }

  /// For how many lines texts have space, if they are shorter.
  var reservedLines: Int? {
    get { self[Key<ReservedLinesTag>.self] }
    set { self[Key<ReservedLinesTag>.self] = newValue }
  }
  /// By which texts that tell how long ago something was reckon.
  package var currentDate: @Sendable () -> Date {
    get { self[Key<CurrentDateTag>.self] }
    set { self[Key<CurrentDateTag>.self] = newValue }
  }
  var foregroundStyle: AnyShapeStyle? {
    get { self[Key<ForegroundTag>.self] }
    set { self[Key<ForegroundTag>.self] = newValue }
  }
  var tintColor: Color? {
    get { self[Key<TintTag>.self] }
    set { self[Key<TintTag>.self] = newValue }
  }
  /// Whether a view is in a row of a list.
  var isInList: Bool {
    get { self[Key<InListTag>.self] }
    set { self[Key<InListTag>.self] = newValue }
  }
  var areLabelsHidden: Bool {
    get { self[Key<LabelsHiddenTag>.self] }
    set { self[Key<LabelsHiddenTag>.self] = newValue }
  }
  var isTextSelectable: Bool {
    get { self[Key<SelectableTag>.self] }
    set { self[Key<SelectableTag>.self] = newValue }
  }
  var textModifiers: TextModifiers {
    get { self[Key<TextStyleTag>.self] }
    set { self[Key<TextStyleTag>.self] = newValue }
  }

  /// The paint of text and shapes that say nothing else.
  var foregroundPaint: ResolvedPaint {
    foregroundStyle?.paint(in: self) ?? .color(Color.primary.resolved(in: self))
  }

  /// The colour of text that says nothing else.
  var foregroundColor: ResolvedColor {
    switch foregroundPaint {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.first?.color ?? Color.primary.resolved(in: self)
    }
  }

  /// What has been said about the accessibility and the like of the elements inside.
  var ownAttributes: ElementAttributes {
    get { self[Key<AttributesTag>.self] }
    set { self[Key<AttributesTag>.self] = newValue }
  }

  /// The attributes of an element in this environment.
  var elementAttributes: ElementAttributes {
    var attributes = ownAttributes
    attributes.isEnabled = isEnabled
    attributes.tint = tintColor?.resolved(in: self)
    attributes.controlSize = controlSize
    attributes.colorScheme = colorScheme
    attributes.isRightToLeft = layoutDirection == .rightToLeft
    return attributes
  }
}
