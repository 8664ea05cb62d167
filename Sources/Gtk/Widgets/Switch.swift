internal import CGtk

/// A switch that is on or off.
@MainActor
public final class Switch: Widget {
  public init(isOn: Bool = false) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_switch_new()!))
    self.isOn = isOn
  }

  public var isOn: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
  }
}

extension Signal where Owner: Switch, Value == Bool {
  public static var toggled: Self { Self(name: "notify::active") { owner, _ in owner.isOn } }
}
