internal import Gtk

/// A date, a time, or both.
@MainActor
final class DatePickerHandle: ElementHandle {
  private let day = Gtk.Button()
  private let popover = Popover()
  private let hour = SpinButton(in: 0...23)
  private let minute = SpinButton(in: 0...59)

  init(_ element: RenderElement, _ renderer: GtkRenderer) {
    let box = Box(.horizontal, spacing: 6, children: [day, hour, minute])
    super.init(element, renderer, widget: box)
    for control in [day, hour, minute] as [Gtk.Widget] { control.addClass("sw-control") }
    for button in [hour, minute] {
      button.wraps = true
      button.on(.changed) { [weak self] _ in self?.timeChanged() }
    }
    hour.setAccessibleLabel("hour")
    minute.setAccessibleLabel("minute")
    day.on(.clicked) { [weak self] in self?.openCalendar() }
  }

  private var properties: DatePickerProperties? {
    if case .datePicker(let properties) = element.content { return properties }
    return nil
  }

  override func show(_ old: ElementContent?, _ animation: Animation?) {
    guard let properties else { return }
    day.text = Self.formatter.string(from: properties.date)
    day.isVisible = properties.hasDate
    hour.isVisible = properties.hasTime
    minute.isVisible = properties.hasTime
    let parts = Foundation.Calendar.current.dateComponents(
      [.hour, .minute], from: properties.date)
    hour.withoutSignals { hour.value = Double(parts.hour ?? 0) }
    minute.withoutSignals { minute.value = Double(parts.minute ?? 0) }
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  private func openCalendar() {
    guard let properties else { return }
    if popover.isOpen { return popover.close() }
    let parts = Foundation.Calendar.current.dateComponents(
      [.year, .month, .day], from: properties.date)
    let calendar = Gtk.Calendar(
      year: parts.year ?? 2000, month: parts.month ?? 1, day: parts.day ?? 1)
    calendar.on(.selected) { [weak self] chosen in self?.dayChanged(chosen) }
    popover.setChild(calendar)
    popover.open(at: day)
  }

  private func dayChanged(_ chosen: DateComponents) {
    guard let properties else { return }
    var parts = Foundation.Calendar.current.dateComponents(
      [.hour, .minute, .second], from: properties.date)
    (parts.year, parts.month, parts.day) = (chosen.year, chosen.month, chosen.day)
    send(parts)
  }

  private func timeChanged() {
    guard let properties else { return }
    var parts = Foundation.Calendar.current.dateComponents(
      [.year, .month, .day, .second], from: properties.date)
    (parts.hour, parts.minute) = (Int(hour.value), Int(minute.value))
    send(parts)
  }

  private func send(_ parts: DateComponents) {
    guard let properties, var date = Foundation.Calendar.current.date(from: parts) else { return }
    if let minimum = properties.minimum { date = max(date, minimum) }
    if let maximum = properties.maximum { date = min(date, maximum) }
    element.send(.value(date.timeIntervalSinceReferenceDate))
  }

  override func didDestroy() {
    popover.close()
    super.didDestroy()
  }
}
