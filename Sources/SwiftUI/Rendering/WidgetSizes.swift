internal import Gtk

/// Sizes that the theme gives to widgets, measured once.
@MainActor
final class WidgetSizes {
  let headerBar: CGFloat
  let tabBar: CGFloat = 56
  let entry: CGFloat
  let stepper: CGSize
  private let dayWidth: CGFloat
  private let numberWidth: CGFloat
  let toggle: CGSize
  let checkbox: CGSize
  let slider: CGFloat
  let progressBar: CGFloat
  /// Around the label of a button.
  let button = EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)

  init() {
    let bar = HeaderBar()
    bar.addLeading(Gtk.Button(iconName: "go-previous-symbolic"))
    headerBar = bar.naturalSize().height
    entry = Entry().naturalSize().height
    let pair = Box(
      .horizontal,
      children: [
        Gtk.Button(iconName: "list-remove-symbolic"), Gtk.Button(iconName: "list-add-symbolic"),
      ])
    pair.addClass("linked")
    stepper = pair.naturalSize()
    let day = Gtk.Button("28 Sept 2028")
    day.addClass("sw-control")
    dayWidth = day.naturalSize().width
    let number = SpinButton(in: 0...59)
    number.addClass("sw-control")
    numberWidth = number.naturalSize().width
    toggle = Switch().naturalSize()
    checkbox = CheckButton().naturalSize()
    slider = Scale().naturalSize().height
    progressBar = Gtk.ProgressBar().naturalSize().height
  }

  /// How wide a date picker is.
  func datePickerWidth(hasDate: Bool, hasTime: Bool) -> CGFloat {
    let parts = (hasDate ? [dayWidth] : []) + (hasTime ? [numberWidth, numberWidth] : [])
    return parts.reduce(0, +) + CGFloat(max(0, parts.count - 1)) * 6
  }
}
