/// What the style of progress is told. Apple's `SwiftUI.ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// From 0 to 1; `nil` if it is not known how far things are.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks. Apple's `SwiftUI.ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of the toolkit's own.
@MainActor
protocol KnownProgressStyle {
  /// Whether progress is a circle; `nil` lets the view decide.
  var isCircular: Bool? { get }
  var tint: Color? { get }
}

extension KnownProgressStyle where Self: ProgressViewStyle {
  fileprivate func progress(_ configuration: ProgressViewStyleConfiguration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

public struct DefaultProgressViewStyle: ProgressViewStyle, KnownProgressStyle {
  public init() {}
  var isCircular: Bool? { nil }
  var tint: Color? { nil }
  public func makeBody(configuration: Configuration) -> some View { progress(configuration) }
}
public struct CircularProgressViewStyle: ProgressViewStyle, KnownProgressStyle {
  let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  var isCircular: Bool? { true }
  public func makeBody(configuration: Configuration) -> some View { progress(configuration) }
}
public struct LinearProgressViewStyle: ProgressViewStyle, KnownProgressStyle {
  let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  var isCircular: Bool? { false }
  public func makeBody(configuration: Configuration) -> some View { progress(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The style of progress in an environment.
enum ProgressLook {
  case known(Bool?)
  case custom(any ProgressViewStyle)
}

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ProgressLook { .known(nil) }
}

extension EnvironmentValues {
  var progressStyle: ProgressLook {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// How progress in this view looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) {
      if let known = style as? any KnownProgressStyle {
        $0.progressStyle = .known(known.isCircular)
        if let tint = known.tint { $0.tintColor = tint }
      } else {
        $0.progressStyle = .custom(style)
      }
    }
  }
}
