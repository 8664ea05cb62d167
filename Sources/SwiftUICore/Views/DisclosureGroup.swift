/// Views that can be shown and hidden by their label. Apple's `SwiftUI.DisclosureGroup`. In a list
/// each of them is a row.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  @State private var isOpen = false
  @Environment(\.isInList) private var isInList

  /// Views that are hidden at first.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Views that are shown while `isExpanded` is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  public var body: some View {
    let isShown = isExpanded ?? $isOpen
    if isInList {
      header(isShown)
      if isShown.wrappedValue { content().padding(.leading) }
    } else {
      VStack(alignment: .leading) {
        header(isShown)
        if isShown.wrappedValue { content() }
      }
    }
  }

  private func header(_ isShown: Binding<Bool>) -> some View {
    Button {
      withAnimation { isShown.wrappedValue.toggle() }
    } label: {
      HStack {
        label
        Spacer()
        Image(systemName: "chevron.forward")
          .rotationEffect(.degrees(isShown.wrappedValue ? 90 : 0))
          .foregroundColor(.accentColor)
          .accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
    .accessibilityValue(isShown.wrappedValue ? Text("expanded") : Text("collapsed"))
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
