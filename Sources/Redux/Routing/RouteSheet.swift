/// A sheet above the stack, with a stack of its own.
public struct RouteSheet<Route: Hashable>: Hashable {
  /// How much of what is below a sheet covers.
  public enum Style: String, Codable, Hashable, Sendable {
    /// A part: what is below can still be seen.
    case sheet
    /// All.
    case fullScreen
  }

  /// The routes of the sheet's stack, the one that is shown last. The first is the sheet's root: a
  /// sheet is another one when it has another root or another style.
  public var path: [Route]

  public var style: Style

  public init(path: [Route], style: Style = .sheet) {
    self.path = path
    self.style = style
  }

  /// Whether a presenter can go on with the sheet that it shows for `self` to show `other`.
  func isSameSheet(as other: RouteSheet) -> Bool {
    style == other.style && path.first == other.path.first
  }
}

extension RouteSheet: Sendable where Route: Sendable {}
extension RouteSheet: Encodable where Route: Encodable {}
extension RouteSheet: Decodable where Route: Decodable {}
