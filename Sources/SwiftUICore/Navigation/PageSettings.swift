/// What the views of a page say about its bar.
struct PageSettings: PreferenceKey, Equatable {
  var title: String?
  var isLarge: Bool?
  var hidesBar: Bool?
  var hidesBack: Bool?
  var tools: [ToolEntry] = []
  var search: SearchEntry?

  static var defaultValue: PageSettings { PageSettings() }

  static func reduce(value: inout PageSettings, nextValue: () -> PageSettings) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.isLarge = value.isLarge ?? next.isLarge
    value.hidesBar = value.hidesBar ?? next.hidesBar
    value.hidesBack = value.hidesBack ?? next.hidesBack
    value.tools += next.tools
    value.search = value.search ?? next.search
  }
}

/// An item of a page's bar.
struct ToolEntry: Equatable {
  var entry: ActionEntry
  var isLeading: Bool
}

/// The search field of a page.
struct SearchEntry: Equatable {
  var text: String
  var prompt: String
  let set: (String) -> Void
  let submit: () -> Void

  static func == (left: SearchEntry, right: SearchEntry) -> Bool {
    left.text == right.text && left.prompt == right.prompt
  }
}

extension View {
  private func page(_ change: @escaping (inout PageSettings) -> Void) -> some View {
    transformPreference(PageSettings.self, change)
  }

  /// The title of the page.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(PageTitle(title: title))
  }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    page { $0.isLarge = mode == .large }
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    page { $0.hidesBar = hidden }
  }

  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    page { $0.hidesBack = hides }
  }

  /// Views at the sides of the page's bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

private struct PageTitle: ViewModifier {
  let title: Text

  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    var values = EnvironmentValues()
    values.locale = locale
    let string = title.plainString(in: values)
    return content.transformPreference(PageSettings.self) { $0.title = string }
  }
}

/// The bar of a page. Apple's `SwiftUI.NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}
