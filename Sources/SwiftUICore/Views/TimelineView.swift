/// Views made anew at the times that a schedule names. Apple's `SwiftUI.TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the views are made from. Apple's `SwiftUI.TimelineView.Context`.
  public struct Context {
    /// How often views are made anew.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The time of the schedule's entry.
    public let date: Date
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  @State private var date = Date()

  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    let dates = UncheckedValue(
      AnySequence { AnyIterator(schedule.entries(from: Date(), mode: .normal).makeIterator()) })
    let shown = UncheckedValue($date)
    content(TimelineViewDefaultContext(date: date, cadence: .live))
      .task(id: Described(schedule)) { @MainActor in
        await Timeline.follow(dates.value, shown.value)
      }
  }
}

/// What the views of a timeline are made from, whatever its types. Apple's
/// `SwiftUI.TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// A description that is the same as another one as the graph compares views.
private struct Described<Value>: Equatable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: Described, right: Described) -> Bool {
    let values = UncheckedValue((left.value, right.value))
    return MainActor.assumeIsolated { valuesAreEqual(values.value.0, values.value.1) }
  }
}

private enum Timeline {
  /// Waits for each entry in turn. Of those that have passed meanwhile only the last counts.
  @MainActor
  static func follow(_ dates: AnySequence<Date>, _ shown: Binding<Date>) async {
    var due: Date?
    for entry in dates {
      if entry <= Date() {
        due = entry
        continue
      }
      if let passed = due { shown.wrappedValue = passed }
      due = nil
      let wait = entry.timeIntervalSinceNow
      if wait > 0 { try? await Task.sleep(for: .seconds(wait)) }
      if Task.isCancelled { return }
      shown.wrappedValue = entry
    }
    if let due { shown.wrappedValue = due }
  }
}

/// When views are made anew. Apple's `SwiftUI.TimelineSchedule`.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The times from `startDate` on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether a screen is used to the full. Apple's `SwiftUI.TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// Times in equal distances. Apple's `SwiftUI.PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: In seconds; must be more than 0.
  public init(from startDate: Date, by interval: TimeInterval) {
    precondition(interval > 0, "PeriodicTimelineSchedule: the interval must be more than 0")
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    let first = start.addingTimeInterval(passed * interval)
    let interval = interval
    return sequence(first: first) { $0.addingTimeInterval(interval) }
  }
}

/// The beginnings of minutes. Apple's `SwiftUI.EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) {
      $0.addingTimeInterval(60)
    }
  }
}

/// Given times. Apple's `SwiftUI.ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as a window is drawn. Apple's `SwiftUI.AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// - Parameter minimumInterval: In seconds; `nil` is one of 60 a second.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let (interval, isPaused) = (interval, isPaused)
    return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
