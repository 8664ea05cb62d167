internal import CGtk
public import Foundation

/// A month, of which a day is chosen.
@MainActor
public final class Calendar: Widget {
  public init(year: Int, month: Int, day: Int) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_calendar_new()!))
    select(year: year, month: month, day: day)
  }

  /// The chosen day of the Gregorian calendar: year, month and day are set.
  public var selected: DateComponents {
    guard let date = gtk_calendar_get_date(opaque) else { return DateComponents() }
    defer { g_date_time_unref(date) }
    var (year, month, day): (gint, gint, gint) = (0, 0, 0)
    g_date_time_get_ymd(date, &year, &month, &day)
    return DateComponents(year: Int(year), month: Int(month), day: Int(day))
  }

  /// Chooses a day. One that does not exist is ignored.
  public func select(year: Int, month: Int, day: Int) {
    guard
      let date = g_date_time_new_local(
        gint(clamping: year), gint(clamping: month),
        gint(clamping: day), 0, 0, 0)
    else { return }
    gtk_calendar_select_day(opaque, date)
    g_date_time_unref(date)
  }
}

extension Signal where Owner: Calendar, Value == DateComponents {
  public static var selected: Self { Self(name: "day-selected") { owner, _ in owner.selected } }
}
