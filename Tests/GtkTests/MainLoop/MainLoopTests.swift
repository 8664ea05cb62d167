import Combine
import Foundation
import Gtk
import TestServers
import XCTest

final class MainLoopTests: WidgetTestCase {
  /// What has made progress.
  private final class Progress: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    func add(_ name: String) { lock.withLock { counts[name, default: 0] += 1 } }

    subscript(_ name: String) -> Int { lock.withLock { counts[name] ?? 0 } }
  }

  /// Starts something of every kind, and keeps GTK drawing.
  @MainActor
  private static func start(_ progress: Progress, _ widget: Widget) -> [Any] {
    Thread.detachNewThread {
      for _ in 0..<3 { DispatchQueue.main.async { progress.add("queue") } }
    }
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.01), interval: 0.01, repeats: true) { _ in
      progress.add("timer")
    }
    RunLoop.main.add(timer, forMode: .common)
    let task = Task { @MainActor in
      progress.add("task")
      // Not to wait: that a sleeping task goes on is what is tested.
      try? await Task.sleep(for: .milliseconds(5))
      progress.add("task")
    }
    let frames = widget.onFrame { _ in
      progress.add("frame")
      widget.setNeedsDraw()
      return true
    }
    // Nobody listens at this port: the answer is an error, which has to come as well.
    let request = URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:9/")!)
      .receive(on: DispatchQueue.main)
      .sink(receiveCompletion: { _ in progress.add("request") }, receiveValue: { _ in })
    return [
      AnyCancellable { timer.invalidate() }, task, request,
      AnyCancellable { MainActor.assumeIsolated { frames.cancel() } },
    ]
  }

  @MainActor
  private static func isDone(_ progress: Progress) -> Bool {
    progress["queue"] >= 3 && progress["timer"] >= 3 && progress["task"] == 2
      && progress["frame"] >= 3 && progress["request"] == 1
  }

  func testQueueTimerTaskRequestAndFramesAllProgress() {
    onMain {
      let progress = Progress()
      let window = Window(size: CGSize(width: 100, height: 100))
      let label = Label("frames")
      window.setContent(label)
      window.present()
      let held = Self.start(progress, label)
      XCTAssertTrue(pump { Self.isDone(progress) }, "\(progress)")
      withExtendedLifetime(held) {}
      window.close()
      for case let cancellable as AnyCancellable in held { cancellable.cancel() }
    }
  }

  func testAllProgressInARunLoopWithinAnEventOfGTK() {
    onMain {
      let progress = Progress()
      let window = Window(size: CGSize(width: 100, height: 100))
      let button = Button("nest")
      window.setContent(button)
      window.present()
      var wasDone: Bool?
      button.on(.clicked) { [weak button] in
        guard let button else { return }
        let held = Self.start(progress, button)
        wasDone = pump { Self.isDone(progress) }
        for case let cancellable as AnyCancellable in held { cancellable.cancel() }
      }
      // Clicked from within GLib's dispatch, as by a person.
      MainLoop.whenIdle { button.click() }
      XCTAssertTrue(pump { wasDone != nil })
      XCTAssertEqual(wasDone, true)
      window.close()
    }
  }

  func testTimeOutsOfGLibProgressInARunLoopWithinOne() {
    onMain {
      let (first, second) = (SearchEntry(), SearchEntry())
      var texts: [String] = []
      second.on(.searchChanged) { texts.append($0) }
      first.on(.searchChanged) { [weak second] text in
        second?.text = "inner"
        pump(seconds: 0.5)
        texts.append(text)
      }
      first.text = "outer"
      XCTAssertTrue(pump { texts.count == 2 })
      XCTAssertEqual(texts, ["inner", "outer"])
    }
  }

  func testARunLoopThatDoesNotWaitServesGTK() {
    onMain {
      let window = Window(size: CGSize(width: 100, height: 100))
      let label = Label("frames")
      window.setContent(label)
      window.present()
      var frames = 0
      let handler = label.onFrame { [weak label] _ in
        frames += 1
        label?.setNeedsDraw()
        return true
      }
      let deadline = Date(timeIntervalSinceNow: 10)
      while frames < 3, Date() < deadline { _ = RunLoop.main.run(mode: .default, before: Date()) }
      XCTAssertGreaterThanOrEqual(frames, 3)
      handler.cancel()
      window.close()
    }
  }

  func testAnIdleWindowWakesNobody() {
    onMain {
      let window = Window(size: CGSize(width: 100, height: 100))
      window.setContent(Button("idle"))
      window.present()
      pump(seconds: 0.5)
      let before = MainLoop.shared.turns
      let clock = clockSeconds()
      pump(seconds: 1)
      // The display answers now and then; a loop that spins has thousands.
      XCTAssertLessThan(MainLoop.shared.turns - before, 30)
      XCTAssertLessThan(clockSeconds() - clock, 0.2)
      window.close()
    }
  }
}

/// The processor's time that the process has used.
private func clockSeconds() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
