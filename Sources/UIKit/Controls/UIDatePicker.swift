internal import Gtk

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A day that is chosen from a calendar. Times of day keep their value: only the day is shown.
@MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  private let month: Gtk.Calendar

  public override init(frame: CGRect) {
    month = Gtk.Calendar(year: 2000, month: 1, day: 1)
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    setNative(month)
    show()
    month.on(.selected) { [weak self] day in self?.chosen(day) }
    bounds.size = intrinsicContentSize
  }

  open var date = Date() { didSet { show() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.date
  open var preferredDatePickerStyle = UIDatePickerStyle.inline
  open var calendar: Foundation.Calendar! = .current
  open var locale: Locale?
  open var timeZone: TimeZone?

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func show() {
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    month.withoutSignals { month.select(year: day.year!, month: day.month!, day: day.day!) }
  }

  private func chosen(_ day: DateComponents) {
    var parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    guard let new = calendar.date(from: parts) else { return }
    date = min(max(new, minimumDate ?? new), maximumDate ?? max(new, minimumDate ?? new))
    tell([.valueChanged, .primaryActionTriggered])
  }

  /// Does what a click on a day does.
  func choose(_ day: DateComponents) {
    month.select(year: day.year!, month: day.month!, day: day.day!)
  }

  open override var intrinsicContentSize: CGSize { month.naturalSize() }
}
