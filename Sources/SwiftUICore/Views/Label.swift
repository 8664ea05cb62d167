/// A title with a picture. Apple's `SwiftUI.Label`.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @Environment(\.labelStyle) private var style

  public var body: some View {
    if let style {
      AnyView(made(style))
    } else {
      HStack {
        icon
        title
      }
    }
  }

  private func made(_ style: any LabelStyle) -> AnyView {
    func make<S: LabelStyle>(_ style: S) -> AnyView {
      AnyView(
        ConnectedBody(owner: style) {
          $0.makeBody(
            configuration: LabelStyleConfiguration(
              title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
        })
    }
    return make(style)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is told of, in another style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
}
