// Modifiers that are accepted so that sources build, and have no effect here.

/// Which parts of the screen views keep out of. Apple's `SwiftUI.SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Windows have no areas to keep out of.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    self
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// The view with another above or below, which takes its space from it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { content().layoutPriority(1) }
      self
      if edge == .bottom { content().layoutPriority(1) }
    }
  }

  /// The view with another beside it, which takes its space from it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { content().layoutPriority(1) }
      self
      if edge == .trailing { content().layoutPriority(1) }
    }
  }

  public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = .vertical) -> some View {
    self
  }
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// There is no on-screen keyboard.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    self
  }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Everything is drawn together.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
}

/// A side above or below. Apple's `SwiftUI.VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top
  case bottom
}

/// A side of a row. Apple's `SwiftUI.HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading
  case trailing
}

/// When a keyboard makes letters capital. Apple's `SwiftUI.TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

/// Whether scrolling puts the keyboard away. Apple's `SwiftUI.ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

/// How much a section's header stands out. Apple's `SwiftUI.Prominence`.
public enum Prominence: Sendable {
  case standard
  case increased
}

/// How high a sheet is. Apple's `SwiftUI.PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  private let value: CGFloat
  public static let medium = PresentationDetent(value: 0.5)
  public static let large = PresentationDetent(value: 1)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(value: fraction)
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(value: height)
  }
}
