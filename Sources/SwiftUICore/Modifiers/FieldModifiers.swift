/// How a field looks. Apple's `SwiftUI.TextFieldStyle`.
public protocol TextFieldStyle: Sendable {}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private struct FieldStyleKey: EnvironmentKey {
  static var defaultValue: FieldProperties.Style { .automatic }
}

private struct CorrectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

private struct FocusKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}

/// What a field tells of its focus, and whether it is to have it.
struct FocusTarget {
  let isFocused: Bool
  let set: (Bool) -> Void

  func handle(_ event: ElementEvent) {
    if case .focus(let hasFocus) = event { set(hasFocus) }
  }
}

extension EnvironmentValues {
  var fieldStyle: FieldProperties.Style {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
  var isCorrectionDisabled: Bool {
    get { self[CorrectionKey.self] }
    set { self[CorrectionKey.self] = newValue }
  }
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  var focus: FocusTarget? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}

/// Ties a field to a focus state.
private struct FocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View {
    content.environment(
      \.focus,
      FocusTarget(isFocused: binding.wrappedValue == value) { hasFocus in
        if hasFocus {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.none
        }
      })
  }
}

/// When a submit action applies. Apple's `SwiftUI.SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key that submits says. Apple's `SwiftUI.SubmitLabel`.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let search = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
  public static let `return` = SubmitLabel()
}

extension View {
  /// How fields in this view look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(
      \.fieldStyle,
      style is PlainTextFieldStyle
        ? .plain
        : style is RoundedBorderTextFieldStyle || style is SquareBorderTextFieldStyle
          ? .rounded : .automatic)
  }

  /// The field has the focus when the state has `value`.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// The field has the focus when the state is `true`.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Does something when Return is pressed in a field of this view.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    environment(\.submitAction, action)
  }

  /// Accepted; there is no on-screen keyboard to label.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.isCorrectionDisabled, disable)
  }

  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.isCorrectionDisabled, disable ?? false)
  }
}
