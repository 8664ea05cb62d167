import Combine

extension URLSession {
  // row 792
  func row792(for url: URL) -> URLSession.DataTaskPublisher { self.dataTaskPublisher(for: url) }

  // row 793
  func row793(for request: URLRequest) -> URLSession.DataTaskPublisher {
    self.dataTaskPublisher(for: request)
  }
}

extension URLSession.DataTaskPublisher {
  // row 794
  func row794() -> any Combine.Publisher { self }

  // row 795
  func row795() -> URLRequest { self.request }

  // row 796
  func row796() -> URLSession { self.session }

  // row 797
  static func row797(request: URLRequest, session: URLSession) -> Self {
    Self(request: request, session: session)
  }

  // row 798
  func row798<S>(subscriber: S)
  where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
    self.receive(subscriber: subscriber)
  }
}

extension NotificationCenter {
  // row 799
  func row799(for name: Notification.Name, object: AnyObject?) -> NotificationCenter.Publisher {
    self.publisher(for: name, object: object)
  }
  func row799WithDefaults(for name: Notification.Name) -> NotificationCenter.Publisher {
    self.publisher(for: name)
  }
}

extension NotificationCenter.Publisher {
  // row 800
  func row800() -> any Combine.Publisher { self }

  // row 801
  func row801() -> NotificationCenter { self.center }

  // row 802
  func row802() -> Notification.Name { self.name }

  // row 803
  func row803() -> AnyObject? { self.object }

  // row 804
  static func row804(center: NotificationCenter, name: Notification.Name, object: AnyObject?)
    -> Self
  { Self(center: center, name: name, object: object) }
  static func row804WithDefaults(center: NotificationCenter, name: Notification.Name) -> Self {
    Self(center: center, name: name)
  }

  // row 805
  func row805<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
    self.receive(subscriber: subscriber)
  }

  // row 806
  func row806() -> any Equatable { self }
}

extension Timer {
  // row 807
  static func row807(
    every interval: TimeInterval, tolerance: TimeInterval?, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions?
  ) -> Timer.TimerPublisher {
    Self.publish(every: interval, tolerance: tolerance, on: runLoop, in: mode, options: options)
  }
  static func row807WithDefaults(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> Timer.TimerPublisher { Self.publish(every: interval, on: runLoop, in: mode) }
}

extension Timer.TimerPublisher {
  // row 808
  func row808() -> any ConnectablePublisher { self }

  // row 809
  func row809() -> TimeInterval { self.interval }

  // row 810
  func row810() -> TimeInterval? { self.tolerance }

  // row 811
  func row811() -> RunLoop { self.runLoop }

  // row 812
  func row812() -> RunLoop.Mode { self.mode }

  // row 813
  func row813() -> RunLoop.SchedulerOptions? { self.options }

  // row 814
  static func row814(
    interval: TimeInterval, tolerance: TimeInterval?, runLoop: RunLoop, mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions?
  ) -> Timer.TimerPublisher {
    Timer.TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
  static func row814WithDefaults(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode)
    -> Timer.TimerPublisher
  { Timer.TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

  // row 815
  func row815<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
    self.receive(subscriber: subscriber)
  }

  // row 816
  func row816() -> Cancellable { self.connect() }
}

extension JSONEncoder {
  // row 890
  func row890() -> any TopLevelEncoder { self }
}

extension JSONDecoder {
  // row 891
  func row891() -> any TopLevelDecoder { self }
}

extension PropertyListEncoder {
  // row 892
  func row892() -> any TopLevelEncoder { self }
}

extension PropertyListDecoder {
  // row 893
  func row893() -> any TopLevelDecoder { self }
}
