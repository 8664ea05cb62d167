import Foundation
import Gtk
import MoviesImages
import MoviesKit

/// What the window with 10,000 films costs.
@MainActor
struct FilmsCheck<Window: FilmsWindow> {
  /// Only what `parts` names, if anything: for a look at where the time goes.
  static func run(_ parts: [String]) {
    func isWanted(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }
    let films = Films.make(10_000)
    let service = FilmService(films)
    let start = (wall: ProcessFigures.now, cost: ProcessFigures.mainThreadTime)
    let model = MoviesViewModel(movieAPI: service, indexEndpoint: 1)
    let window = Window(model: model)
    pump { window.scroller != nil && window.texts.contains(films[0].title) }
    var frames = 0
    window.window.onFrame { _ in
      frames += 1
      return frames < 3
    }
    pump { frames >= 3 }
    Report.add("10,000 films: opened", ProcessFigures.now - start.wall, "s", atMost: 1, digits: 2)
    Report.add("  main thread", (ProcessFigures.mainThreadTime - start.cost) * 1000, "ms")
    pump(seconds: 1)
    if isWanted("scroll") { scroll(window) }
    if isWanted("change") { change(window, model, service) }
    if isWanted("travel") { travel(window) }
    if isWanted("rest") { rest(window) }
    window.close()
  }

  /// A window at rest does nothing.
  private static func rest(_ window: Window) {
    // Scroll bars fade after a while.
    pump(seconds: 4)
    let (time, frames) = (ProcessFigures.processorTime, window.window.frameCount)
    pump(seconds: 10)
    Report.add(
      "at rest, 10 s: processor time", (ProcessFigures.processorTime - time) * 1000, "ms",
      atMost: 20)
    Report.add("  frames", Double(window.window.frameCount - frames), "", atMost: 0, digits: 0)
  }

  private static func scroll(_ window: Window) {
    guard let scroller = window.scroller else { return }
    for step in [20.0, 60, 160] {
      var best: FramePace?
      for _ in 0..<8 where (best?.framesPerSecond ?? 0) < leastFrames {
        let pace = FramePace.measure(240, on: scroller) { scroller.offset.y += step }
        if pace.framesPerSecond > best?.framesPerSecond ?? 0 { best = pace }
      }
      guard let best else { return }
      let name = "scrolled by \(Int(step)) points a frame"
      if best.isDisturbed {
        // Frames that others' work has delayed say nothing; what they cost still does.
        Report.add("\(name), among others' work", best.framesPerSecond, "frames/s")
      } else {
        Report.add(name, best.framesPerSecond, "frames/s", atLeast: leastFrames)
      }
      Report.add("  main thread, half of the frames", best.percentile(50), "ms/frame")
      Report.add("  main thread, 95 of 100 frames", best.percentile(95), "ms/frame", atMost: 16.6)
      Report.add("  main thread, the worst frame", best.percentile(100), "ms/frame")
    }
  }

  /// The toolkit's clock ticks sixty times a second, a tick being rounded to a millisecond.
  private static var leastFrames: Double { 59 }

  private static func change(_ window: Window, _ model: MoviesViewModel, _ service: FilmService) {
    guard let scroller = window.scroller else { return }
    scroller.offset.y = 0
    pump(seconds: 0.5)
    var films = service.films
    var next = films.count
    func new() -> Movie {
      next += 1
      return Films.make(next, like: films[next % films.count])
    }
    func apply(_ name: String, _ limit: Double, _ body: () -> Void) {
      var best = (change: Double.infinity, all: Double.infinity)
      for _ in 0..<5 {
        body()
        service.films = films
        let cost = FramePace.cost(on: window.window) {
          model.reload()
          window.flush()
        }
        if cost.change < best.change { best = cost }
        pump(seconds: 0.05)
      }
      Report.add(
        "10,000 films: \(name)", best.change * 1000, "ms", atMost: Window.leastLimit ?? limit)
      Report.add("  with the two next frames", best.all * 1000, "ms")
    }
    apply("the same again", 16) { films = films.map(Films.copy) }
    apply("one appended", 8) { films.append(new()) }
    apply("one inserted in front", 8) { films.insert(new(), at: 0) }
    apply("one inserted in the middle", 8) { films.insert(new(), at: 5000) }
    apply("one removed from the middle", 8) { films.remove(at: 5000) }
    apply("one moved to the front", 8) { films.insert(films.remove(at: 6000), at: 0) }
    apply("the first one changed", 16) { films[0] = Films.make(films[0].id - 1, like: new()) }
    apply("a thousand removed", 50) {
      for index in stride(from: 9000, to: 0, by: -45) { films.remove(at: index) }
    }
    apply("shuffled", 50) { films.shuffle() }
  }

  /// From the first film to the last and back, which shows each row and loads each poster.
  private static func travel(_ window: Window) {
    guard let scroller = window.scroller else { return }
    // What the caches hold is there from the first journey on.
    journey(scroller)
    let before = (memory: memory, widgets: Widget.liveCount, pictures: Texture.liveCount)
    journey(scroller)
    Report.add("to the end and back: memory", memory, "MB", atMost: 250)
    Report.add("  grown the second time", memory - before.memory, "MB", atMost: 24)
    Report.add("  widgets", Double(Widget.liveCount), "", atMost: 6000, digits: 0)
    Report.add(
      "  grown the second time", Double(Widget.liveCount - before.widgets), "", atMost: 100,
      digits: 0)
    Report.add("  pictures", Double(Texture.liveCount), "", atMost: 600, digits: 0)
  }

  private static func journey(_ scroller: ScrolledWindow) {
    for direction in [1.0, -1] {
      _ = FramePace.measure(400, on: scroller) {
        scroller.offset.y += direction * scroller.contentSize.height / 400
      }
    }
    pump(seconds: 0.5)
  }

  private static var memory: Double {
    ProcessFigures.trim()
    return ProcessFigures.memory
  }
}
