internal import CGtk
public import Foundation

/// A part of something larger, with bars to move it.
@MainActor
public final class ScrolledWindow: Bin {
  /// When bars are shown along an axis.
  public enum Policy: Sendable {
    /// It is not scrolled: the child determines the size.
    case never
    /// Scrolled as far as needed.
    case automatic
    case always
    /// Scrolled without bars.
    case hidden

    var gtk: GtkPolicyType {
      switch self {
      case .never: GTK_POLICY_NEVER
      case .automatic: GTK_POLICY_AUTOMATIC
      case .always: GTK_POLICY_ALWAYS
      case .hidden: GTK_POLICY_EXTERNAL
      }
    }
  }

  /// An end of the child.
  public enum Edge: Sendable {
    case top
    case bottom
    case left
    case right
  }

  /// GTK's objects for the places of the bars.
  let horizontal: Object
  let vertical: Object

  public init(child: Widget? = nil, horizontal: Policy = .automatic, vertical: Policy = .automatic)
  {
    let pointer = gtk_scrolled_window_new()!
    let view = OpaquePointer(pointer)
    self.horizontal = Object(
      retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_hadjustment(view)!))
    self.vertical = Object(
      retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(view)!))
    super.init(adopting: UnsafeMutableRawPointer(pointer))
    setPolicy(horizontal: horizontal, vertical: vertical)
    setChild(child)
  }

  public func setPolicy(horizontal: Policy, vertical: Policy) {
    gtk_scrolled_window_set_policy(opaque, horizontal.gtk, vertical.gtk)
  }

  /// How far the child is scrolled, in pixels. What is too far is cut.
  public var offset: CGPoint {
    get {
      CGPoint(
        x: gtk_adjustment_get_value(horizontal.pointer()),
        y: gtk_adjustment_get_value(vertical.pointer()))
    }
    set {
      gtk_adjustment_set_value(horizontal.pointer(), newValue.x)
      gtk_adjustment_set_value(vertical.pointer(), newValue.y)
    }
  }

  /// How much there is to scroll through, in pixels.
  public var contentSize: CGSize {
    CGSize(
      width: gtk_adjustment_get_upper(horizontal.pointer()),
      height: gtk_adjustment_get_upper(vertical.pointer()))
  }

  /// How much of it is seen, in pixels.
  public var viewportSize: CGSize {
    CGSize(
      width: gtk_adjustment_get_page_size(horizontal.pointer()),
      height: gtk_adjustment_get_page_size(vertical.pointer()))
  }

  /// Whether it wants to be as large as its child by nature, along each axis.
  public func setPropagatesNaturalSize(width: Bool, height: Bool) {
    gtk_scrolled_window_set_propagate_natural_width(opaque, width ? 1 : 0)
    gtk_scrolled_window_set_propagate_natural_height(opaque, height ? 1 : 0)
  }

  /// Whether the child gets its natural size to scroll through, or its least one, so that text, for
  /// instance, is broken into lines rather than scrolled.
  public var usesNaturalSize = true {
    didSet { applyNaturalSize() }
  }

  private func applyNaturalSize() {
    // The child, or what makes it something that scrolls.
    guard let view = gtk_scrolled_window_get_child(opaque) else { return }
    let policy = usesNaturalSize ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM
    gtk_scrollable_set_hscroll_policy(OpaquePointer(view), policy)
    gtk_scrollable_set_vscroll_policy(OpaquePointer(view), policy)
  }

  public var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(opaque) != 0 }
    set { gtk_scrolled_window_set_has_frame(opaque, newValue ? 1 : 0) }
  }

  override func install(_ pointer: UnsafeMutablePointer<GtkWidget>?) {
    gtk_scrolled_window_set_child(opaque, pointer)
    applyNaturalSize()
  }
}

extension Signal where Owner: ScrolledWindow, Value == CGPoint {
  /// The place along the vertical axis has changed.
  public static var scrolled: Self {
    Self(name: "value-changed", emitter: { $0.vertical }) { owner, _ in owner.offset }
  }

  /// The place along the horizontal axis has changed.
  public static var scrolledHorizontally: Self {
    Self(name: "value-changed", emitter: { $0.horizontal }) { owner, _ in owner.offset }
  }
}

extension Signal where Owner: ScrolledWindow, Value == Void {
  /// What there is to scroll through, or what is seen of it, has another size.
  public static var resized: Self {
    Self(name: "changed", emitter: { $0.vertical }) { _, _ in }
  }
}

extension Signal where Owner: ScrolledWindow, Value == ScrolledWindow.Edge {
  /// A finger has pulled the child beyond one of its ends.
  public static var overshot: Self {
    Self(name: "edge-overshot") { _, arguments in
      switch arguments.enumeration(1) {
      case Int32(GTK_POS_TOP.rawValue): .top
      case Int32(GTK_POS_BOTTOM.rawValue): .bottom
      case Int32(GTK_POS_LEFT.rawValue): .left
      default: .right
      }
    }
  }
}
