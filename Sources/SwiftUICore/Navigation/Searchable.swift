/// Where a search field goes. Apple's `SwiftUI.SearchFieldPlacement`; always in the bar here.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()

  /// When a field under the bar is seen. Apple's
  /// `SwiftUI.SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  {
    SearchFieldPlacement()
  }
}

extension View {
  /// A search field in the bar of the page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, prompt: Text(prompt))
  }
}

private struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let prompt: Text?

  @Environment(\.submitAction) private var submitAction

  func body(content: Content) -> some View {
    let current = text.wrappedValue
    let prompt = prompt?.plainString(in: EnvironmentValues()) ?? "Search"
    return content.transformPreference(PageSettings.self) { settings in
      settings.search = SearchEntry(
        text: current, prompt: prompt, set: { text.wrappedValue = $0 },
        submit: { submitAction?() })
    }
  }
}
