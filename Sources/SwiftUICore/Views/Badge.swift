/// A number or a word beside a tab.
enum BadgeTrait: TraitKey {
  static var defaultValue: Text? { nil }
}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// What the link of a row shows at its end.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

extension View {
  /// A number at the end of the view's row in a list, or on its tab; none for 0.
  public func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A text at the end of the view's row in a list, or on its tab.
  public func badge(_ label: Text?) -> some View {
    BadgedView(content: self, badge: label)
  }

  public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, badge: key.map { Text($0) })
  }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    BadgedView(content: self, badge: label.map { Text($0) })
  }
}

private struct BadgedView<Content: View>: View {
  let content: Content
  let badge: Text?

  @Environment(\.isInList) private var isInList

  var body: some View {
    if !isInList {
      content.modifier(TraitModifier<BadgeTrait>(value: badge))
    } else if (content as? any BadgeShowing)?.showsBadge == true {
      content.environment(\.rowBadge, badge)
    } else {
      RowBadge(content: content, badge: badge)
    }
  }
}

extension BadgedView: RemarkingView {
  var remarkedTag: AnyHashable? { (content as? any RemarkingView)?.remarkedTag }
  var remarkedBadge: Text? { badge }
}

/// The content of a row with its badge.
struct RowBadge<Content: View>: View {
  let content: Content
  let badge: Text?

  var body: some View {
    HStack {
      content
      if let badge {
        Spacer()
        badge.foregroundStyle(.secondary)
      }
    }
  }
}

/// A view that may show the badge of its row itself.
@MainActor
protocol BadgeShowing {
  var showsBadge: Bool { get }
}

extension NavigationLink: BadgeShowing {
  var showsBadge: Bool { true }
}

extension ModifiedContent: BadgeShowing where Content: View, Modifier: ViewModifier {
  var showsBadge: Bool { (content as? any BadgeShowing)?.showsBadge ?? false }
}

extension AttachedActionsView: BadgeShowing {
  var showsBadge: Bool { (content as? any BadgeShowing)?.showsBadge ?? false }
}
